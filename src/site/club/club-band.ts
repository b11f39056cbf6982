import type { Season } from '../../records/season.ts';
import { seasonName, seasonRange } from '../../records/season-span.ts';
import type { Team } from '../../records/team.ts';
import { band } from '../components/band.ts';
import { currentProjections } from '../forecast/projections-table.ts';
import { type Html, html, joined } from '../html.ts';
import { seasonLink, venueLink } from '../links.ts';
import { standingsOf } from '../lookups/standings.ts';
import { ordinal } from '../names.ts';
import type { Site } from '../site.ts';
import { latestStrengths } from './club-strength.ts';

/** A chance of first place below which the play-offs matter more. */
const leastChance = 0.01;

/** Returns the head of a club's page: where and since when it plays, what it has won, and how it stands now. */
export function clubBand(site: Site, team: Team): Html {
  const { t, tables } = site;
  const { club_id: club, city, seasons } = team;
  const standings = standingsOf(tables, site.currentSeason);
  const standing = standings.find((row) => row.club === club);
  return band({
    title: team.name,
    club,
    lines: [
      joined([
        city,
        venueLink(site, team.venue_id, team.stadium),
        team.current_season
          ? t('since {season}', { season: seasonName(team.first_season) })
          : seasonRange(seasons),
        ...team.former_names.map(({ name, from, to }) =>
          t('formerly {names}', { names: `${name} (${seasonRange([from, to])})` }),
        ),
      ]),
      joined([
        ...titles(site, t('Champion'), ({ champion }) => champion === club),
        ...titles(site, t('Table winner'), (row) => row.regular_season_winner === club),
      ]),
    ],
    figures: [
      ...(standing
        ? [
            {
              value: t(ordinal, { place: standing.position }),
              label: t('of {clubs}, {points} points', { clubs: standings.length, points: standing.points }),
            },
          ]
        : []),
      ...outlook(site, club),
    ],
  });
}

/** Returns a club's strength now and its chances in the season that is being played. */
function outlook(site: Site, club: string) {
  const { t, format, currentSeason } = site;
  const strengths = latestStrengths(site, currentSeason);
  const place = strengths.findIndex((row) => row.club === club);
  const strength = strengths[place]?.strength;
  if (strength === undefined) return [];
  const figures = [
    {
      value: `${Math.round(strength)}`,
      label: t('strength, {place} of {clubs}', { place: place + 1, clubs: strengths.length }),
    },
  ];
  const projection = currentProjections(site).find((row) => row.club === club);
  if (!projection) return figures;
  const { first, play_offs } = projection;
  const chance =
    first < leastChance && play_offs !== null
      ? { value: format.percent(play_offs), label: t('to reach the play-offs') }
      : { value: format.percent(first), label: t('to finish first') };
  return [...figures, chance];
}

/** Returns a title with the seasons in which the club won it; nothing where it never did. */
function titles(site: Site, title: string, isWinner: (row: Season) => boolean): Html[] {
  const seasons = site.tables.rows('seasons').filter(isWinner);
  if (seasons.length === 0) return [];
  const links = seasons.map(({ season }) => seasonLink(site, season));
  return [html`${title} ${joined(links, ', ')}`];
}
