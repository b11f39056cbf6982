import { sumKnown } from '../../derive/numbers.ts';
import type { Honour } from '../../records/honour.ts';
import { isListed, type ListedPlayer, type Player } from '../../records/player.ts';
import { seasonName } from '../../records/season-span.ts';
import { keysOf } from '../../records/typed.ts';
import { band } from '../components/band.ts';
import { bar, labelledBars } from '../components/bar.ts';
import { figureList } from '../components/figure-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Column, table } from '../components/table.ts';
import { translated } from '../components/translated.ts';
import type { Page } from '../frame/page.ts';
import { personData } from '../frame/structured-data.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { clubLink, seasonLink } from '../links.ts';
import type { Site } from '../site.ts';
import { clubClass } from '../style/club-colours.ts';
import { countryName } from './country.ts';
import { playerGoals } from './player-goals.ts';
import { type Figure, figureColumns } from './players-page.ts';
import { ratingInputs } from './rating-inputs.ts';

/** The score of the player in the middle of the peers. */
const median = 0.5;
const outfieldFigures: readonly Figure[] = [
  'goals',
  'appearances',
  'minutes',
  'assists',
  'xg',
  'shots_on_target',
  'key_passes',
  'pass_accuracy',
  'tackles_won',
  'yellow_cards',
  'red_cards',
  'rating',
];
const goalkeeperFigures: readonly Figure[] = [
  'goals_conceded',
  'saves',
  'clean_sheets',
  'appearances',
  'minutes',
  'pass_accuracy',
  'yellow_cards',
  'red_cards',
  'rating',
];

/**
 * Returns the page of a player: the band, every season, and the latest rating among peers, with every goal beside.
 *
 * @param seasons the player's seasons, oldest first; at least one
 */
export function playerPage(site: Site, seasons: readonly Player[]): Page {
  const { t, data } = site;
  const latestSeason = seasons.at(-1);
  if (!latestSeason) throw new Error('A player page needs at least one season.');
  const { player_id } = latestSeason;
  if (player_id === null) throw new Error('A player page needs the id of the player.');
  const name = latestSeason.full_name ?? latestSeason.name;
  const isGoalkeeper = seasons.findLast(isListed)?.position === 'Goalkeeper';
  const club = seasons.findLast((row) => row.club !== null)?.club ?? undefined;
  return {
    route: { page: 'player', slug: data.slugOfPlayer(player_id) },
    title: name,
    description: t.players.playerDescription(name),
    trail: [{ label: t.nav.players, route: { page: 'players' } }],
    structuredData: personData(site, latestSeason),
    header: playerBand(site, seasons, { name, club, playerId: player_id, isGoalkeeper }),
    content: html`<div class="split${club === undefined ? '' : ` ${clubClass(club)}`}"><div>
<h2 id="seasons">${t.clubs.seasons}</h2>
<p class="lead">${totals(site, seasons, isGoalkeeper)}</p>
${seasonTable(site, seasons, isGoalkeeper ? goalkeeperFigures : outfieldFigures)}
<p class="sources">${t.players.playoffsIncluded}</p>
${sourceLinks(site, { resource: 'players', query: { player_id } })}
<p><a href="${site.path({ page: 'compare' })}?a=${player_id}">${t.compare.link}</a></p>
${ratingPart(site, seasons)}</div>
<div>${isGoalkeeper ? concededPanel(site, seasons) : nothing}${playerGoals(site, player_id, seasons)}</div></div>`,
  };
}

interface Person {
  readonly name: string;
  readonly club: string | undefined;
  readonly playerId: string;
  readonly isGoalkeeper: boolean;
}

/** Returns the head of a player's page: position, club, country, year of birth, honours, and the figures of the career. */
function playerBand(
  site: Site,
  seasons: readonly Player[],
  { name, club, playerId, isGoalkeeper }: Person,
): Html {
  const { t, data, format, language } = site;
  const career = data.tables.rows('careers').find((row) => row.player_id === playerId);
  const position = career?.position ?? null;
  const last = seasons.at(-1);
  const rated = seasons.findLast(({ rating_eligible }) => rating_eligible);
  const since = seasonName(seasons[0]?.season ?? site.currentSeason);
  const figure = (value: number | null | undefined, label: string, digits?: 1) =>
    value === null || value === undefined ? [] : [{ value: format.number(value, digits), label }];
  return band({
    title: name,
    club,
    lines: [
      joined([
        ...(position === null ? [] : [t.positions[position]]),
        ...(club === undefined || !last ? [] : [clubLink(site, club, last.season)]),
        ...(last?.nationality ? [countryName(last.nationality, language)] : []),
        ...(last?.birth_year ? [t.players.born(last.birth_year)] : []),
      ]),
      honours(
        site,
        data.tables.rows('honours').filter((row) => row.player_id === playerId),
      ),
    ],
    figures: [
      ...(isGoalkeeper ? [] : figure(career?.goals, t.players.goalsSince(since))),
      ...figure(career?.appearances, t.players.matchesSince(since)),
      ...figure(rated?.rating, t.players.ratingOf(seasonName(rated?.season ?? 0)), 1),
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

/** Returns what a player has done over all seasons, as far as it is known. */
function totals({ t, format }: Site, seasons: readonly Player[], isGoalkeeper: boolean): string {
  const fields: readonly Figure[] = isGoalkeeper
    ? ['appearances', 'minutes', 'goals_conceded', 'saves', 'clean_sheets']
    : ['appearances', 'minutes', 'goals', 'assists'];
  return fields
    .flatMap((field) => {
      const total = sumKnown(seasons.map((row) => row[field]));
      return total === null ? [] : [`${t.figures[field].long}${t.colon}${format.number(total)}`];
    })
    .join(' · ');
}

/** Returns the seasons of a player, the latest first, with a bar for the first of the figures. */
function seasonTable(site: Site, seasons: readonly Player[], figures: readonly Figure[]): Html {
  const { t } = site;
  const [mainColumn, ...columns] = figureColumns(site, seasons, figures);
  const mainFigure = figures.find((field) => seasons.some((row) => row[field] !== null)) ?? 'goals';
  const most = Math.max(1, ...seasons.map((row) => row[mainFigure] ?? 0));
  const withBar: Column<Player>[] = mainColumn
    ? [
        {
          ...mainColumn,
          isMain: true,
          cell: (row, index) =>
            html`${mainColumn.cell(row, index)}${row[mainFigure] ? bar(row[mainFigure] / most) : nothing}`,
        },
      ]
    : [];
  const shirtColumn: Column<Player> = {
    heading: t.players.shirtShort,
    title: t.players.shirt,
    isWide: true,
    cell: ({ shirt_number }) => shirt_number ?? '–',
  };
  return table<Player>({
    caption: t.clubs.seasons,
    rows: seasons.toReversed(),
    columns: [
      {
        heading: t.columns.season,
        cell: ({ season }) =>
          html`<a href="${site.path({ page: 'season-players', season })}">${seasonName(season)}</a>`,
      },
      {
        heading: t.columns.club,
        isText: true,
        cell: ({ clubs, team, season }) =>
          clubs.length === 0
            ? (team ?? '–')
            : joined(
                clubs.map(({ club }) => clubLink(site, club, season)),
                ', ',
              ),
      },
      ...(seasons.some(({ shirt_number }) => shirt_number !== null) ? [shirtColumn] : []),
      ...withBar,
      ...columns,
    ],
  });
}

/** Returns how many goals a goalkeeper has conceded in 90 minutes of each season, the latest first. */
function concededPanel(site: Site, seasons: readonly Player[]): Html {
  const { t, format } = site;
  const rows = seasons.toReversed().flatMap(({ season, goals_conceded: goals, minutes }) =>
    goals === null || !minutes
      ? []
      : [
          {
            name: html`${seasonName(season)}`,
            note: t.players.conceded(goals, format.number(minutes)),
            figure: format.number((90 * goals) / minutes, 2),
          },
        ],
  );
  if (rows.length === 0) return nothing;
  const isKnown = seasons.some(({ saves, clean_sheets }) => saves !== null || clean_sheets !== null);
  return html`<section class="panel"><h2 id="conceded">${t.players.concededPer90}</h2>
${figureList(rows)}
${isKnown ? nothing : html`<p class="sources">${t.players.savesUnknown}</p>`}</section>
`;
}

/** Returns the latest rating of a player, with its areas and metrics. */
function ratingPart(site: Site, seasons: readonly Player[]): Html {
  const { t, format } = site;
  const ratedSeason = seasons.filter(isListed).findLast(({ rating }) => rating !== null);
  if (!ratedSeason) return nothing;
  const name = seasonName(ratedSeason.season);
  const { season, position, rating_eligible } = ratedSeason;
  // Ratings are percentiles within a position, so ranks across positions say little.
  const peers = site.data.tables
    .rows('players', season)
    .filter((player) => player.position === position && player.rating_eligible);
  const place = peers.filter(({ rating }) => (rating ?? 0) > (ratedSeason.rating ?? 0)).length + 1;
  const rank = rating_eligible ? t.players.place(place, peers.length, name) : t.players.notEligible;
  return html`<h2 id="rating">${t.players.among(position, name)}</h2>
<p class="lead">${t.figures.rating.short} <strong>${format.number(ratedSeason.rating, 2)}</strong> · ${rank}</p>
${areaBars(site, ratedSeason)}
<p class="sources">${t.players.areasNote(t.positions[position], name)}</p>
<h3 id="inputs">${t.players.inputs}</h3>
${ratingInputs(site, ratedSeason)}
<p class="sources"><a href="${site.path({ page: 'ratings' })}">${t.nav.ratings}</a></p>`;
}

/** Returns the five areas of a rating as bars from 0 to 100, with a mark at the middle of the player's peers. */
function areaBars({ t, format }: Site, { rating_breakdown: areas }: ListedPlayer): Html {
  const rows = keysOf(areas).map((area) => ({
    label: t.areas[area],
    share: (areas[area] ?? 0) / 100,
    text: format.number(areas[area], 0),
  }));
  return labelledBars(rows, median);
}
