import { ascending } from '../derive/order.ts';
import { clubMatcher, team } from '../query/club.ts';
import { order, paging } from '../query/common.ts';
import { id, text } from '../query/kinds.ts';
import { contains, equals, sortBy } from '../query/list.ts';
import { type Career, career } from '../records/player.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';

export const people = defineList({
  name: 'people',
  path: '/people',
  tag: 'Players',
  summary: 'Players over all seasons',
  description:
    'One row a player, with seasons, clubs and totals over all seasons as of the last refresh. ' +
    'A total adds up the seasons that have the figure.',
  parameters: {
    search: text({
      description: 'Part of the name or the full name of the player',
      example: 'a',
    }),
    team: {
      ...team,
      description: 'Only players who were with a club of this name, or with a club by its club_id',
    },
    player_id: id({
      description: 'A player, by the whole id or the last part of it',
      example: '{match_id}',
    }),
    ...paging,
    order: order('asc'),
  },
  lifetime: lifetimes.hour,
  examples: ['search=a&limit=10'],
  table: 'careers',
  collection: 'people',
  row: career,
  rowsDescription: 'The players of this page',
  sortedBy: { fields: ['name'], ties: ['player_id'] },
  page: { id: 'PersonPage', description: 'A page of players over all seasons' },
  filters: (query) => [
    contains(['name', 'full_name'], query.search),
    wasWith(query.team),
    equals('player_id', query.player_id),
  ],
  sort: (rows, { order }) =>
    sortBy(
      rows,
      ({ name }) => name,
      order,
      (a, b) => ascending(a.player_id, b.player_id),
    ),
  *selections() {
    yield {};
  },
});

function wasWith(search: string | undefined) {
  if (search === undefined) return undefined;
  const isMatch = clubMatcher(search);
  return ({ clubs, teams }: Career) =>
    clubs.some((club) => isMatch('', club)) || teams.some((name) => isMatch(name, ''));
}
