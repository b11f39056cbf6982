import { ascending } from '../derive/order.ts';
import { clubMatcher, team } from '../query/club.ts';
import { orderOfSort, paging, playerIds } from '../query/common.ts';
import { choice, text } from '../query/kinds.ts';
import { contains, isOneOf, sortBy } from '../query/list.ts';
import { withoutFile } from '../query/parameter.ts';
import { foldName } from '../query/text.ts';
import { type Career, career } from '../records/player.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';

export const people = defineList({
  name: 'people',
  path: '/people',
  tag: 'Players',
  summary: 'Players over all seasons',
  parameters: {
    search: text({
      description: 'Part of the name or the full name of the player',
      example: 'a',
    }),
    team: {
      ...team,
      description: 'Only players who were with a club of this name, or with a club by its club_id',
    },
    player_id: playerIds,
    ...paging,
    order: orderOfSort,
    sort: withoutFile(
      choice({
        description: 'The field to sort by',
        example: 'goals',
        values: ['name', 'appearances', 'minutes', 'goals', 'assists'],
        defaultValue: 'name',
      }),
    ),
  },
  lifetime: lifetimes.hour,
  examples: ['search=a&limit=10'],
  table: 'careers',
  collection: 'people',
  row: career,
  sortedBy: { fields: ['sort'], ties: ['name', 'player_id'] },
  page: 'PersonPage',
  filters: (query) => [
    contains(['name', 'full_name'], query.search),
    wasWith(query.team),
    isOneOf('player_id', query.player_id),
  ],
  sort: (rows, { sort, order = sort === 'name' ? 'asc' : 'desc' }) =>
    sortBy(
      rows,
      (row) => row[sort],
      order,
      (a, b) => ascending(foldName(a.name), foldName(b.name)) || ascending(a.player_id, b.player_id),
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
