import { isOfClub, opponent, team } from '../query/club.ts';
import {
  isOfMatch,
  matchIds,
  order,
  paging,
  seasons,
  span,
  stages,
  validateSpan,
  within,
} from '../query/common.ts';
import { anyOf, isOneOf } from '../query/list.ts';
import { matchStatus, side } from '../records/fields.ts';
import { matchSide } from '../records/match-stats.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';

export const teamMatches = defineList({
  name: 'team-matches',
  path: '/team-matches',
  tag: 'Clubs',
  summary: 'Matches from the view of each club',
  parameters: {
    season: seasons,
    team,
    opponent: { ...opponent, description: 'The other club, in the same form' },
    side: anyOf({
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
    match_id: matchIds,
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
  sortedBy: { fields: [...orderOfPlay.fields, 'side'] },
  page: 'TeamMatchPage',
  filters: (query) => [
    isOfClub(query.team, (row) => [row.team, row.club]),
    isOfClub(query.opponent, (row) => [row.opponent_team, row.opponent]),
    isOneOf('side', query.side),
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
