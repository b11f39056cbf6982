import type { Honour } from '../../records/honour.ts';
import type { Player } from '../../records/player.ts';
import { seasonName } from '../../records/season-span.ts';
import { band } from '../components/band.ts';
import { translated } from '../components/translated.ts';
import { type Html, html, joined } from '../html.ts';
import { clubLink, seasonLink } from '../links.ts';
import type { Site } from '../site.ts';
import { countryName } from './country.ts';

interface Person {
  readonly name: string;
  readonly club: string | undefined;
  readonly playerId: string;
  readonly isGoalkeeper: boolean;
}

/** Returns the head of a player's page: position, club, country, year of birth, honours, and the figures of the career. */
export function playerBand(
  site: Site,
  seasons: readonly Player[],
  { name, club, playerId, isGoalkeeper }: Person,
): Html {
  const { t, tables, format, language } = site;
  const career = tables.rows('careers').find((row) => row.player_id === playerId);
  const position = career?.position ?? null;
  const latestSeason = seasons.at(-1);
  const ratedSeason = seasons.findLast(({ rating_eligible }) => rating_eligible);
  const since = seasonName(seasons[0]?.season ?? site.currentSeason);
  const figure = (value: number | null | undefined, label: string, digits?: 1) =>
    value === null || value === undefined ? [] : [{ value: format.number(value, digits), label }];
  return band({
    title: name,
    club,
    lines: [
      joined([
        ...(position === null ? [] : [t(position)]),
        ...(club === undefined || !latestSeason ? [] : [clubLink(site, club, latestSeason.season)]),
        ...(latestSeason?.nationality ? [countryName(latestSeason.nationality, language)] : []),
        ...(latestSeason?.birth_year ? [t('born {year}', { year: latestSeason.birth_year })] : []),
      ]),
      honours(
        site,
        tables.rows('honours').filter((row) => row.player_id === playerId),
      ),
    ],
    figures: [
      ...(isGoalkeeper ? [] : figure(career?.goals, t('goals since {season}', { season: since }))),
      ...figure(career?.appearances, t('matches since {season}', { season: since })),
      ...figure(
        ratedSeason?.rating,
        t('rating in {season}, of 10', { season: seasonName(ratedSeason?.season ?? 0) }),
        1,
      ),
    ],
  });
}

/** Returns the honours of a player, each with its seasons. */
function honours(site: Site, rows: readonly Honour[]): Html {
  const byName = [...Map.groupBy(rows, ({ honour }) => honour)];
  return joined(
    byName.map(([name, wins]) => {
      const links = wins.map(({ season }) => seasonLink(site, season));
      return html`${translated(site, name)} ${joined(links, ', ')}`;
    }),
  );
}
