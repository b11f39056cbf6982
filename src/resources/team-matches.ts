import { isOfClub, opponent, team } from '../query/club.ts';
import {
  isOfMatch,
  matchId,
  order,
  paging,
  seasons,
  span,
  stages,
  validateSpan,
  within,
} from '../query/common.ts';
import { choice } from '../query/kinds.ts';
import { anyOf, equals, isOneOf } from '../query/list.ts';
import { matchStatus, side } from '../records/fields.ts';
import { matchSide } from '../records/match-stats.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';

export const teamMatches = defineList({
  name: 'team-matches',
  path: '/team-matches',
  tag: 'Clubs',
  summary: 'Matches from the view of each club',
  description:
    'Two rows a match, one for each club: the opponent, the result, the form after it and the statistics of that side.',
  parameters: {
    season: seasons,
    team,
    opponent: { ...opponent, description: 'The other club, in the same form' },
    side: choice({
      description: 'Only matches at home, or away',
      example: 'home',
      values: side.options,
    }),
    result: anyOf({
      description: 'The result of the club: W, D, L, or several joined by commas',
      example: 'W',
      values: ['W', 'D', 'L'],
    }),
    status: anyOf({
      description: 'The status of the match, or several joined by commas',
      example: 'FINISHED',
      values: matchStatus.options,
    }),
    stage: stages,
    match_id: matchId,
    ...span,
    ...paging,
    order: order('asc'),
  },
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['matchSides'], lifetime: lifetimes.current },
  examples: ['season={season}&team={club}'],
  validate: validateSpan,
  table: 'matchSides',
  collection: 'team_matches',
  row: matchSide,
  rowsDescription: 'The matches of this page',
  sortedBy: { fields: [...orderOfPlay.fields, 'side'] },
  page: { id: 'TeamMatchPage', description: 'A page of matches from the view of a club' },
  filters: (query) => [
    isOfClub(query.team, (row) => [row.team, row.club]),
    isOfClub(query.opponent, (row) => [row.opponent_team, row.opponent]),
    equals('side', query.side),
    isOneOf('result', query.result),
    isOneOf('status', query.status),
    isOneOf('stage', query.stage),
    isOfMatch(query.match_id),
    within(query),
  ],
  *selections(tables) {
    for (const { season } of tables.rows('seasons')) {
      yield { season: [season] };
      for (const club of new Set(tables.rows('matchSides', season).map((row) => row.club)))
        yield { season: [season], team: club };
    }
  },
});
