import { clubMatcher, team } from '../query/club.ts';
import { matchId, paging, seasons, span, validateSpan, within } from '../query/common.ts';
import { equals, type Filter, isOneOf } from '../query/filter.ts';
import { id } from '../query/kinds.ts';
import { anyOf } from '../query/list.ts';
import { goalKind } from '../records/dataset/goals.ts';
import { exampleFor, examples } from '../records/examples.ts';
import { type Goal, goal } from '../records/goal.ts';
import { shortId } from '../records/ids.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';
import { seasonsAndClubs } from './selections.ts';

export const goals = defineList({
  name: 'goals',
  path: '/goals',
  tag: 'Matches',
  summary: 'Goals, with scorers where known',
  description:
    'Every goal of the finished matches, newest match first, then home before away and by number. The scorer of an own ' +
    'goal is of the other club; player is null where the scorer is not known.',
  parameters: {
    season: seasons,
    team: {
      ...team,
      description:
        'The club that the goal counts for: part of its name in the record, or a whole club_id, which finds the club ' +
        'under all its names. Several, joined by commas, find the rows of each',
    },
    player_id: id({
      description: 'The scorer, by the whole id or the last part of it',
      example: exampleFor('goals.player_id', examples.match_id),
    }),
    kind: anyOf({
      description: 'How the goal came about, or several joined by commas',
      example: 'penalty',
      values: goalKind.options,
    }),
    match_id: matchId,
    ...paging,
    from: span.from,
    to: span.to,
  },
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['goals'], lifetime: lifetimes.current },
  examples: [exampleFor('goals', examples.seasonAndClub)],
  validate: validateSpan,
  table: 'goals',
  collection: 'goals',
  row: goal,
  rowsDescription: 'The goals of this page, newest match first',
  page: { id: 'GoalPage', description: 'A page of goals' },
  filters: (query) => [
    scoredFor(query.team),
    equals('player_id', query.player_id),
    isOneOf('kind', query.kind),
    query.match_id === undefined ? undefined : ({ match_id }) => shortId(match_id) === query.match_id,
    within(query),
  ],
  sort: newestMatchFirst,
  *selections(tables) {
    yield* seasonsAndClubs(tables, 'goals');
    for (const kind of goalKind.options) yield { kind: [kind] };
  },
});

function scoredFor(team: string | undefined): Filter<Goal> {
  if (team === undefined) return undefined;
  const isClub = clubMatcher(team);
  return (row) => isClub(row.team, row.club);
}

/** Reverses the order of the matches, not of the goals within a match. */
function newestMatchFirst(rows: Goal[]): Goal[] {
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return [...byMatch.values()].reverse().flat();
}
