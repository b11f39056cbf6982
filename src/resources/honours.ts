import { clubMatcher, team } from '../query/club.ts';
import { order, paging, playerIds, seasons } from '../query/common.ts';
import { anyOf, type Filter, isOneOf } from '../query/list.ts';
import { type Honour, honour } from '../records/directory.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, seasonsAndAll } from './list.ts';

const kinds = honour.shape.kind.options;

export const honours = defineList({
  name: 'honours',
  path: '/honours',
  tag: 'Clubs',
  summary: 'Champions, winners of tables and awards',
  parameters: {
    season: seasons,
    team,
    kind: anyOf({
      description: 'The kind, or several joined by commas',
      example: 'champion',
      values: kinds,
    }),
    player_id: playerIds,
    ...paging,
    order: order('asc'),
  },
  lifetime: lifetimes.day,
  examples: ['kind=champion'],
  table: 'honours',
  collection: 'honours',
  row: honour,
  sortedBy: { fields: ['season', 'kind', 'honour', 'recipient'] },
  page: 'HonourPage',
  filters: (query) => [
    isOneOf('season', query.season),
    wonBy(query.team),
    isOneOf('kind', query.kind),
    isOneOf('player_id', query.player_id),
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
