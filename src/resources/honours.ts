import { clubMatcher, team } from '../query/club.ts';
import { order, paging, seasons } from '../query/common.ts';
import { id } from '../query/kinds.ts';
import { anyOf, equals, type Filter, isOneOf } from '../query/list.ts';
import { type Honour, honour } from '../records/directory.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, seasonsAndAll } from './list.ts';

const kinds = honour.shape.kind.options;

export const honours = defineList({
  name: 'honours',
  path: '/honours',
  tag: 'Clubs',
  summary: 'Champions, winners of tables and awards',
  description: 'Every champion, table winner and award of a season, each with a reference.',
  parameters: {
    season: seasons,
    team,
    kind: anyOf({
      description: 'The kind of honour, or several joined by commas',
      example: 'champion',
      values: kinds,
    }),
    player_id: id({
      description: 'The player, by the whole id or the last part of it',
      example: '{match_id}',
    }),
    ...paging,
    order: order('asc'),
  },
  lifetime: lifetimes.day,
  examples: ['kind=champion'],
  table: 'honours',
  collection: 'honours',
  row: honour,
  rowsDescription: 'The honours of this page, oldest season first',
  sortedBy: { fields: ['season', 'kind', 'honour', 'winner'] },
  page: { id: 'HonourPage', description: 'A page of honours' },
  filters: (query) => [
    isOneOf('season', query.season),
    wonBy(query.team),
    isOneOf('kind', query.kind),
    equals('player_id', query.player_id),
  ],
  *selections(tables) {
    for (const { season } of seasonsAndAll(tables)) yield { season };
    for (const kind of kinds) yield { kind: [kind] };
    for (const { club_id } of tables.rows('teams')) yield { team: club_id };
  },
});

function wonBy(team: string | undefined): Filter<Honour> {
  if (team === undefined) return undefined;
  const isClub = clubMatcher(team);
  return (row) => row.club !== null && isClub(row.team ?? '', row.club);
}
