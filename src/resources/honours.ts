import { clubMatcher } from '../query/club.ts';
import { common, order } from '../query/common.ts';
import { anyOf } from '../query/list.ts';
import { honour } from '../records/directory.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';
import { seasonsAndAll } from './selections.ts';

const kinds = honour.shape.kind.options;

export const honours = defineList({
  name: 'honours',
  tag: 'Clubs',
  summary: 'Champions, winners of tables and awards',
  parameters: {
    ...common('season', 'team'),
    kind: anyOf({
      description: 'The kind, or several joined by commas',
      example: 'champion',
      values: kinds,
    }),
    ...common('player_id', 'limit', 'offset'),
    order: order('asc'),
  },
  lifetime: lifetimes.day,
  examples: ['kind=champion'],
  table: 'honours',
  collection: 'honours',
  row: honour,
  sortedBy: { fields: ['season', 'kind', 'honour', 'recipient'] },
  page: 'HonourPage',
  filters: {
    team(text) {
      const isClub = clubMatcher(text);
      return (row) => row.club !== null && isClub(row.team ?? '', row.club);
    },
  },
  *selections(tables) {
    for (const { season } of seasonsAndAll(tables)) yield { season };
    for (const kind of kinds) yield { kind: [kind] };
    for (const { club_id } of tables.rows('teams')) yield { team: club_id };
  },
});
