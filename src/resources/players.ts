import * as z from 'zod';
import { ascending } from '../derive/order.ts';
import { clubMatcher, team } from '../query/club.ts';
import { paging, season } from '../query/common.ts';
import { contains, equals } from '../query/filter.ts';
import { choice, flag, id, integer, text } from '../query/kinds.ts';
import { hasPlayers, latestSeason } from '../query/season.ts';
import { comparison } from '../query/sort.ts';
import { described, position, seasonYear } from '../records/fields.ts';
import { match } from '../records/match.ts';
import { numericFields } from '../records/numeric-fields.ts';
import { type Player, player } from '../records/player.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { defineList } from './list.ts';
import { methodology, ratingMethodology } from './rating-methodology.ts';
import { sourceOf } from './source.ts';

const textFields = ['name', 'team', 'position'] as const;
type SortField = (typeof sortFields)[number];
export const sortFields = [...numericFields(player), ...textFields];

const isText = (field: SortField) => textFields.some((name) => name === field);
const defaultOrder = (sort: SortField) => (isText(sort) ? 'asc' : 'desc');

export const players = defineList({
  name: 'players',
  path: '/players',
  summary: 'Players of a season, with statistics and rating',
  description:
    'Every player of a season with statistics, a rating of 0 to 10 and its five areas. A statistic that the season’s ' +
    'data does not have is null. Ties are broken by minutes, name and player_id.',
  parameters: {
    season: { ...season, description: 'A season, by its year; left out, the latest with player data' },
    team,
    position: choice({ description: "The player's position", example: 'Forward', values: position.options }),
    search: text({ description: "Part of the player's name, full name or club", example: 'morelli' }),
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
        'asc or desc; left out, desc for numbers and asc for texts. Unknown values come last either way',
      example: 'desc',
      values: ['asc', 'desc'],
    }),
    ...paging,
    player_id: id({
      description: 'A player, by the whole id or the last part of it',
      example: '23c92ceb8bee415a886f16e93c507c65',
    }),
  },
  lifetime: statistics,
  livePolicy: { tables: ['players'], lifetime: lifetimes.current },
  example: 'season=2025&sort=goals&limit=10',
  canonical: (query, tables) => ({
    ...query,
    season: query.season ?? latestSeason(tables, hasPlayers),
    order: query.order === defaultOrder(query.sort) ? undefined : query.order,
  }),
  table: 'players',
  otherTables: [{ table: 'seasons' }],
  collection: 'players',
  row: player,
  rowsDescription: 'The players of this page',
  page: { id: 'PlayerPage', description: 'A page of players' },
  envelope: ({ players, ...figures }) => ({
    season: seasonYear,
    ...figures,
    sort: described(z.enum(sortFields), 'The field sorted by'),
    order: described(z.enum(['asc', 'desc']), 'The order'),
    rating_methodology: ratingMethodology,
    players,
    source: match.shape.source,
  }),
  extras(tables, { sort, order, ...query }, { liveSource }) {
    const season = query.season ?? latestSeason(tables, hasPlayers);
    return {
      season,
      sort,
      order: order ?? defaultOrder(sort),
      rating_methodology: methodology,
      source: sourceOf(tables, 'players', season, liveSource),
    };
  },
  filters: (query) => [
    memberOf(query.team),
    equals('position', query.position),
    contains(['name', 'full_name', 'team'], query.search),
    (row) => (row.minutes ?? 0) >= query.min_minutes,
    query.eligible ? (row) => row.rating_eligible : undefined,
    equals('player_id', query.player_id),
  ],
  sort: (rows, { sort, order }) =>
    rows.sort(comparison((row) => row[sort], order ?? defaultOrder(sort), byMinutes)),
  *selections(tables) {
    for (const { season } of tables.rows('seasons').filter(hasPlayers)) {
      const rows = tables.rows('players', season);
      const clubs = new Set(rows.map(({ club }) => club).filter((club) => club !== null));
      // Sorting by a field without a known value leaves the players as they are: not worth a file.
      const sorts = sortFields.filter((field) => rows.some((row) => row[field] !== null));
      for (const one of [undefined, ...position.options]) {
        for (const eligible of [false, true]) {
          for (const team of clubs) yield { season, team, position: one, eligible };
          for (const sort of sorts) yield { season, position: one, eligible, sort };
        }
      }
    }
  },
});

/** Returns a filter of the players of a club; a player of an unknown club is of none. */
export function memberOf(team: string | undefined): ((player: Player) => boolean) | undefined {
  if (team === undefined) return undefined;
  const isClub = clubMatcher(team);
  return ({ team: name, club }) => name !== null && club !== null && isClub(name, club);
}

/** Compares players of equal value: more minutes first, then by name and id. */
export function byMinutes(a: Player, b: Player): number {
  return (
    (b.minutes ?? 0) - (a.minutes ?? 0) || ascending(a.name, b.name) || ascending(a.player_id, b.player_id)
  );
}
