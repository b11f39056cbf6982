import { isOfClub, opponent, team } from '../query/club.ts';
import {
  isOfMatch,
  matchId,
  newestMatchFirst,
  order,
  paging,
  seasons,
  span,
  stages,
  validateSpan,
  within,
} from '../query/common.ts';
import { choice, id, optionalFlag } from '../query/kinds.ts';
import { equals, isOneOf, sortBy } from '../query/list.ts';
import { withoutFile } from '../query/parameter.ts';
import { appearance } from '../records/appearance.ts';
import { shortId } from '../records/text.ts';
import { statistics } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';

const sortFields = ['date', 'minutes', 'goals', 'assists', 'yellow_cards', 'red_cards'] as const;

export const appearances = defineList({
  name: 'appearances',
  path: '/appearances',
  tag: 'Players',
  summary: 'Who played: line-ups, minutes, goals and cards of each player in each match',
  description:
    'One row for each player who was on the pitch in a match, newest match first. A side is in the order of a line-up: the ' +
    'eleven from goalkeeper to forwards, then the others by the minute they came on. started is null where it is not ' +
    'known. Which seasons have line-ups is said by /seasons.',
  parameters: {
    season: seasons,
    team,
    player_id: id({ description: 'A player, by the whole id or the last part of it', example: '{match_id}' }),
    match_id: matchId,
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
  rowsDescription: 'The players of this page, match by match',
  sortedBy: { fields: ['sort', ...orderOfPlay.fields], ties: ['side', 'minute_on', 'position', 'player_id'] },
  page: { id: 'AppearancePage', description: 'A page of players in matches' },
  filters: (query) => [
    isOfClub(query.team, (row) => [row.team, row.club]),
    isOfClub(query.opponent, (row) => [row.opponent_team, row.opponent]),
    equals('player_id', query.player_id),
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
      for (const match_id of new Set(rows.map((row) => row.match_id))) yield { match_id: shortId(match_id) };
    }
  },
});
