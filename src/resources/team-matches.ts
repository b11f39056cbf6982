import { opponent } from '../query/club.ts';
import { common, order } from '../query/common.ts';
import { anyOf } from '../query/list.ts';
import { matchStatus, side } from '../records/fields.ts';
import { matchSide } from '../records/match-stats.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay, seasonsAndClubs, seasonsWithRows } from './list.ts';

export const teamMatches = defineList({
  name: 'team-matches',
  tag: 'Clubs',
  summary: 'Matches from the view of each club',
  parameters: {
    ...common('season', 'team'),
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
    ...common('stage', 'match_id', 'date', 'from', 'to', 'limit', 'offset'),
    order: order('asc'),
  },
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['matchSides'], lifetime: lifetimes.current },
  examples: ['season={season}&team={club}'],
  table: 'matchSides',
  collection: 'team_matches',
  row: matchSide,
  sortedBy: { fields: [...orderOfPlay.fields, 'side'] },
  page: 'TeamMatchPage',
  selections: (tables) => seasonsAndClubs(tables, 'matchSides', seasonsWithRows(tables, 'matchSides')),
});
