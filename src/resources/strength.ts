import { ascending } from '../derive/order.ts';
import { common, order } from '../query/common.ts';
import { calendarDay } from '../query/kinds.ts';
import { type ClubStrength, clubStrength } from '../records/forecast.ts';
import { seasonOfDay } from '../records/season-rules.ts';
import { statistics } from './lifetimes.ts';
import { defineList, seasonsAndClubs } from './list.ts';

const days = common('from', 'to');

export const strength = defineList({
  name: 'strength',
  tag: 'Forecasts',
  summary: 'The strength of clubs over time',
  parameters: {
    ...common('season', 'team'),
    date: calendarDay({
      description: 'Only the strength of each club at the end of this day',
      example: '{day}',
    }),
    from: { ...days.from, description: 'Only strengths of this day or later' },
    to: { ...days.to, description: 'Only strengths of this day or earlier' },
    order: order('desc'),
    ...common('limit', 'offset'),
  },
  lifetime: statistics,
  examples: ['date={last_day}'],
  canonical({ season, date, ...query }, { index, league }) {
    if (season !== undefined || date === undefined) return { ...query, date, season };
    const last = index.seasons.findLast(({ first_day }) => first_day !== null && first_day <= date);
    return { ...query, date, season: [last?.season ?? seasonOfDay(league, date)] };
  },
  table: 'clubStrength',
  collection: 'strength',
  row: clubStrength,
  sortedBy: { fields: ['date'], ties: ['-strength', 'club'] },
  page: 'StrengthPage',
  filters: {
    date: (date) => (row) => row.date <= date,
    // The day of the strength decides.
    to: (to, { date }) => (date === undefined ? (row) => row.date <= to : undefined),
  },
  sort: (rows, { order }) =>
    rows.sort((a, b) => (order === 'asc' ? ascending(a.date, b.date) : ascending(b.date, a.date))),
  list: (rows, { date }) => (date === undefined ? rows : lastOfEach(rows)),
  selections: (tables) => seasonsAndClubs(tables, 'clubStrength'),
});

/** Returns the last strength of each club, in the order of the rows. */
function lastOfEach(rows: readonly ClubStrength[]): ClubStrength[] {
  const last = new Map<string, ClubStrength>();
  for (const row of rows) if (row.date > (last.get(row.club)?.date ?? '')) last.set(row.club, row);
  return rows.filter((row) => last.get(row.club) === row);
}
