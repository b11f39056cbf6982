import { isOfClub, opponent, team } from '../query/club.ts';
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
  validateSpan,
  within,
} from '../query/common.ts';
import { choice, optionalFlag } from '../query/kinds.ts';
import { equals, isOneOf, sortBy } from '../query/list.ts';
import { withoutFile } from '../query/parameter.ts';
import { appearance } from '../records/appearance.ts';
import { statistics } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';

const sortFields = ['date', 'minutes', 'goals', 'assists', 'yellow_cards', 'red_cards'] as const;

export const appearances = defineList({
  name: 'appearances',
  path: '/appearances',
  tag: 'Players',
  summary: 'Who played: line-ups, minutes, goals and cards of each player in each match',
  parameters: {
    season: seasons,
    team,
    player_id: playerIds,
    match_id: matchIds,
    opponent: { ...opponent, description: 'The other club, in the same form' },
    started: optionalFlag({ description: 'Only players who started, or who came on', example: 'true' }),
    stage: stages,
    ...span,
    ...paging,
    sort: withoutFile(
      choice({
        description: 'The field to sort by; rows with equal values are in order of play',
        example: 'minutes',
        values: sortFields,
        defaultValue: 'date',
      }),
    ),
    order: order('desc'),
  },
  lifetime: statistics,
  examples: ['limit=22'],
  validate: validateSpan,
  table: 'appearances',
  collection: 'appearances',
  row: appearance,
  sortedBy: { fields: ['sort', ...orderOfPlay.fields], ties: ['side', 'minute_on', 'position', 'player_id'] },
  page: 'AppearancePage',
  filters: (query) => [
    isOfClub(query.team, (row) => [row.team, row.club]),
    isOfClub(query.opponent, (row) => [row.opponent_team, row.opponent]),
    isOneOf('player_id', query.player_id),
    equals('started', query.started),
    isOneOf('stage', query.stage),
    isOfMatch(query.match_id),
    within(query),
  ],
  sort(rows, { sort, order }) {
    const inOrder = order === 'desc' ? newestMatchFirst(rows) : rows;
    return sort === 'date'
      ? inOrder
      : sortBy(
          inOrder,
          (row) => row[sort],
          order,
          () => 0,
        );
  },
  *selections(tables) {
    for (const { season } of tables.rows('seasons')) {
      const rows = tables.rows('appearances', season);
      if (rows.length === 0) continue;
      yield { season: [season] };
      for (const team of new Set(rows.map((row) => row.club))) yield { season: [season], team };
    }
  },
});
