import { clubParameter, team } from '../query/club.ts';
import { common, order } from '../query/common.ts';
import { anyOf } from '../query/list.ts';
import { isOfClub, newestMatchFirst } from '../query/rows.ts';
import { goalKind } from '../records/dataset/goals.ts';
import { type Goal, goal } from '../records/goal.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';
import { seasonsAndClubs } from './selections.ts';

export const goals = defineList({
  name: 'goals',
  tag: 'Matches',
  summary: 'Goals, with scorers where known',
  parameters: {
    ...common('season'),
    team: {
      ...team,
      description:
        'The club that the goal counts for: part of its name in the record, or a whole club_id, which finds the club ' +
        'under all its names. Several, joined by commas, find the rows of each',
    },
    ...common('player_id'),
    kind: anyOf({
      description: 'How the goal came about, or several joined by commas',
      example: 'penalty',
      values: goalKind.options,
    }),
    ...common('match_id', 'limit', 'offset', 'from', 'to'),
    against: clubParameter({
      description: 'The club that the goal counts against, in the same form as team',
      example: '{opponent}',
    }),
    ...common('opponent', 'stage'),
    order: order('desc'),
  },
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['goals'], lifetime: lifetimes.current },
  examples: ['season={season}&team={club}'],
  table: 'goals',
  collection: 'goals',
  row: goal,
  sortedBy: { ...orderOfPlay, ties: ['side', 'number'] },
  page: 'GoalPage',
  filters: {
    team: (text) => isOfClub(text, (row) => [row.team, row.club]),
    against: (text) => isOfClub(text, otherClub),
    opponent: (text) => isOfClub(text, otherClub),
  },
  sort: (rows, query) => (query.order === 'desc' ? newestMatchFirst(rows) : rows),
  *selections(tables) {
    yield* seasonsAndClubs(tables, 'goals');
    for (const kind of goalKind.options) yield { kind: [kind] };
  },
});

/** Returns the club that a goal counts against. */
function otherClub(row: Goal): [name: string, club: string] {
  return row.side === 'home' ? [row.away_team, row.away_club] : [row.home_team, row.home_club];
}
