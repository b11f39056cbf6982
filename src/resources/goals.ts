import { clubParameter, isOfClub, opponent, team } from '../query/club.ts';
import {
  isOfMatch,
  matchIds,
  newestMatchFirst,
  order,
  paging,
  playerIds,
  seasons,
  span,
  stages,
  validateMatches,
  within,
} from '../query/common.ts';
import { anyOf, isOneOf } from '../query/list.ts';
import { goalKind } from '../records/dataset/goals.ts';
import { type Goal, goal } from '../records/goal.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay, seasonsAndClubs } from './list.ts';

export const goals = defineList({
  name: 'goals',
  path: '/goals',
  tag: 'Matches',
  summary: 'Goals, with scorers where known',
  parameters: {
    season: seasons,
    team: {
      ...team,
      description:
        'The club that the goal counts for: part of its name in the record, or a whole club_id, which finds the club ' +
        'under all its names. Several, joined by commas, find the rows of each',
    },
    player_id: playerIds,
    kind: anyOf({
      description: 'How the goal came about, or several joined by commas',
      example: 'penalty',
      values: goalKind.options,
    }),
    match_id: matchIds,
    ...paging,
    from: span.from,
    to: span.to,
    against: clubParameter({
      description: 'The club that the goal counts against, in the same form as team',
      example: '{opponent}',
    }),
    opponent,
    stage: stages,
    order: order('desc'),
  },
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['goals'], lifetime: lifetimes.current },
  examples: ['season={season}&team={club}'],
  validate: validateMatches,
  table: 'goals',
  collection: 'goals',
  row: goal,
  sortedBy: { ...orderOfPlay, ties: ['side', 'number'] },
  page: 'GoalPage',
  filters: (query) => [
    isOfClub(query.team, (row) => [row.team, row.club]),
    isOfClub(query.against, otherClub),
    isOfClub(query.opponent, otherClub),
    isOneOf('stage', query.stage),
    isOneOf('player_id', query.player_id),
    isOneOf('kind', query.kind),
    isOfMatch(query.match_id),
    within(query),
  ],
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
