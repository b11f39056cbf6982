import { opponent } from '../query/club.ts';
import { common, order } from '../query/common.ts';
import { choice, optionalFlag } from '../query/kinds.ts';
import { withoutFile } from '../query/parameter.ts';
import { newestMatchFirst, sortBy } from '../query/rows.ts';
import { appearance } from '../records/appearance.ts';
import { statistics } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';
import { seasonsAndClubs, seasonsWithRows } from './selections.ts';

const sortFields = ['date', 'minutes', 'goals', 'assists', 'yellow_cards', 'red_cards'] as const;

export const appearances = defineList({
  name: 'appearances',
  tag: 'Players',
  summary: 'Who played: line-ups, minutes, goals and cards of each player in each match',
  parameters: {
    ...common('season', 'team', 'player_id', 'match_id'),
    opponent: { ...opponent, description: 'The other club, in the same form' },
    started: optionalFlag('Only players who started, or who came on'),
    ...common('stage', 'date', 'from', 'to', 'limit', 'offset'),
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
  table: 'appearances',
  collection: 'appearances',
  row: appearance,
  sortedBy: { fields: ['sort', ...orderOfPlay.fields], ties: ['side', 'minute_on', 'position', 'player_id'] },
  page: 'AppearancePage',
  sort(rows, { sort, order }) {
    const inOrder = order === 'desc' ? newestMatchFirst(rows) : rows;
    return sort === 'date' ? inOrder : sortBy(inOrder, (row) => row[sort], order);
  },
  selections: (tables) => seasonsAndClubs(tables, 'appearances', seasonsWithRows(tables, 'appearances')),
});
