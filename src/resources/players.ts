import * as z from 'zod';
import { ascending } from '../derive/order.ts';
import { clubMatcher, team } from '../query/club.ts';
import { paging, season } from '../query/common.ts';
import { choice, flag, id, integer, text } from '../query/kinds.ts';
import { everyPage, pageFields, paginate } from '../query/page.ts';
import { type Query, queryOf } from '../query/parameter.ts';
import { hasPlayers, latestSeason, sourceOf } from '../query/season.ts';
import { comparison } from '../query/sort.ts';
import { matcher } from '../query/text.ts';
import { described, position, seasonYear } from '../records/fields.ts';
import { match } from '../records/match.ts';
import { numericFields } from '../records/numeric-fields.ts';
import { type Player, player } from '../records/player.ts';
import type { Tables } from '../records/published.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { methodology, ratingMethodology } from './rating-methodology.ts';
import { defineResource, isFromFeed } from './resource.ts';

const textFields = ['name', 'team', 'position'];
export const sortFields = [...numericFields(player), ...textFields];

const parameters = {
  season: { ...season, description: 'A season, by its year; left out, the latest with player data' },
  team,
  position: choice({ description: 'Where he plays', example: 'Forward', values: position.options }),
  search: text({ description: 'Part of his name, his full name or his club', example: 'morelli' }),
  min_minutes: integer({
    description: 'Only players with at least so many minutes',
    example: '900',
    min: 0,
    defaultValue: 0,
  }),
  eligible: flag({ description: 'Only players eligible for the rating leaderboard', example: 'true' }),
  sort: choice({
    description: 'The field to sort by',
    example: 'goals',
    values: sortFields,
    defaultValue: 'rating',
  }),
  order: choice({
    description:
      'asc or desc; left out, desc for figures and asc for texts. What is not known comes last either way',
    example: 'desc',
    values: ['asc', 'desc'],
  }),
  ...paging,
  player_id: id({
    description: 'A player, by his whole id or the last part of it',
    example: '23c92ceb8bee415a886f16e93c507c65',
  }),
};

type PlayerQuery = Query<typeof parameters>;

const usualOrder = (sort: string) => (textFields.includes(sort) ? 'asc' : 'desc');

export const players = defineResource({
  name: 'players',
  path: '/players',
  summary: 'Players of a season, with statistics and rating',
  description:
    "Every player of a season with his statistics, a rating of 0 to 10 and its five areas. A statistic the season's data " +
    'do not have is null. Equals are in order of minutes, name and player_id.',
  parameters,
  responseSchema: z
    .object({
      season: seasonYear,
      ...pageFields,
      sort: described(z.enum(sortFields), 'The field sorted by'),
      order: described(z.enum(['asc', 'desc']), 'The order'),
      rating_methodology: ratingMethodology,
      players: z.array(player).meta({ description: 'The players of this page' }),
      source: match.shape.source,
    })
    .meta({ id: 'PlayerPage', description: 'A page of players' }),
  lifetime: statistics,
  livePolicy: { tables: ['players'], lifetime: lifetimes.current },
  example: 'season=2025&sort=goals&limit=10',
  canBeNotFound: false,
  canonical: (query, tables) => ({
    ...query,
    season: query.season ?? latestSeason(tables, hasPlayers),
    order: query.order === usualOrder(query.sort) ? undefined : query.order,
  }),
  tablesNeeded: ({ season }) => [{ table: 'seasons' }, { table: 'players', season }],
  answer(tables, query, { liveSource }) {
    const { sort } = query;
    const season = query.season ?? latestSeason(tables, hasPlayers);
    const order = query.order ?? usualOrder(sort);
    const { figures, rows } = paginate(sorted(select(tables, { ...query, season }), sort, order), query);
    return {
      season,
      ...figures,
      sort,
      order,
      rating_methodology: methodology,
      players: rows,
      source: isFromFeed('players', season, liveSource)
        ? ('official-live' as const)
        : sourceOf(tables, season),
    };
  },
  *prerenderedQueries(tables) {
    yield* everyPage(
      selections(tables),
      (selection) => select(tables, queryOf(parameters, selection)).length,
    );
  },
});

function select(tables: Tables, query: PlayerQuery): Player[] {
  const { season, team, position, search, min_minutes, eligible, player_id } = query;
  const isOf = memberOf(team);
  const named = search === undefined ? undefined : matcher(search);
  return tables
    .rows('players', season)
    .filter(
      (row) =>
        isOf(row) &&
        (position === undefined || row.position === position) &&
        (!named || [row.name, row.full_name, row.team].some((name) => name !== null && named(name))) &&
        (row.minutes ?? 0) >= min_minutes &&
        (!eligible || row.rating_eligible) &&
        (player_id === undefined || row.player_id === player_id),
    );
}

/** A test of whether a player is of the club that a text means; nobody of an unknown club is of any. */
export function memberOf(team: string | undefined): (player: Player) => boolean {
  if (team === undefined) return () => true;
  const means = clubMatcher(team);
  return ({ team: name, club }) => name !== null && club !== null && means(name, club);
}

function sorted(rows: Player[], sort: string, order: 'asc' | 'desc'): Player[] {
  return rows.sort(
    comparison((row) => row[sort as keyof Player] as string | number | null, order, byMinutes),
  );
}

/** The order of equals: most minutes, then name, then id. */
export function byMinutes(a: Player, b: Player): number {
  return (
    (b.minutes ?? 0) - (a.minutes ?? 0) || ascending(a.name, b.name) || ascending(a.player_id, b.player_id)
  );
}

/** Season, club, position and eligibility at the usual order; and every field to sort by, but for single clubs. */
function* selections(tables: Tables): Iterable<Partial<PlayerQuery>> {
  for (const { season } of tables.rows('seasons').filter(hasPlayers)) {
    const rows = tables.rows('players', season);
    const clubs = new Set(rows.map(({ club }) => club).filter((club) => club !== null));
    // A field that nobody's value is known of leaves the players as they are: not worth a file.
    const sorts = sortFields.filter((field) => rows.some((row) => row[field as keyof Player] !== null));
    for (const one of [undefined, ...position.options]) {
      for (const eligible of [false, true]) {
        for (const team of clubs) yield { season, team, position: one, eligible };
        for (const sort of sorts) yield { season, position: one, eligible, sort };
      }
    }
  }
}
