import { ascending } from '../derive/order.ts';
import { clubMatcher, team } from '../query/club.ts';
import { common, orderOfSort } from '../query/common.ts';
import { choice, text } from '../query/kinds.ts';
import { withoutFile } from '../query/parameter.ts';
import { contains, sortBy } from '../query/rows.ts';
import { foldName } from '../query/text.ts';
import { type Career, career } from '../records/player.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';

export const people = defineList({
  name: 'people',
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
    ...common('player_id', 'limit', 'offset'),
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
  filters: { search: (text) => contains(['name', 'full_name'], text), team: wasWith },
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

function wasWith(search: string) {
  const isMatch = clubMatcher(search);
  return ({ clubs, teams }: Career) =>
    clubs.some((club) => isMatch('', club)) || teams.some((name) => isMatch(name, ''));
}
