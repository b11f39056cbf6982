import { ascending } from '../derive/order.ts';
import { isOfClub, team } from '../query/club.ts';
import { order, paging, seasons, span, validateSpan, within } from '../query/common.ts';
import { calendarDay } from '../query/kinds.ts';
import { isOneOf } from '../query/list.ts';
import { type ClubStrength, clubStrength } from '../records/forecast.ts';
import { seasonOfDay } from '../records/season-rules.ts';
import { statistics } from './lifetimes.ts';
import { defineList, seasonsAndAll } from './list.ts';

export const strength = defineList({
  name: 'strength',
  path: '/strength',
  tag: 'Forecasts',
  summary: 'The strength of clubs over time',
  parameters: {
    season: seasons,
    team,
    date: calendarDay({
      description: 'Only the strength of each club at the end of this day',
      example: '{day}',
    }),
    from: { ...span.from, description: 'Only strengths of this day or later' },
    to: { ...span.to, description: 'Only strengths of this day or earlier' },
    order: order('desc'),
    ...paging,
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
  filters: ({ season, team, date, from, to }) => [
    isOneOf('season', season),
    isOfClub(team, (row) => [row.team, row.club]),
    within({ from, to: date ?? to }),
  ],
  validate: validateSpan,
  sort: (rows, { order }) =>
    rows.sort((a, b) => (order === 'asc' ? ascending(a.date, b.date) : ascending(b.date, a.date))),
  list: (rows, { date }) => (date === undefined ? rows : lastOfEach(rows)),
  *selections(tables) {
    for (const { season, year } of seasonsAndAll(tables)) {
      yield { season };
      for (const team of new Set(tables.rows('clubStrength', year).map(({ club }) => club)))
        yield { season, team };
    }
  },
});

/** Returns the last strength of each club, in the order of the rows. */
function lastOfEach(rows: readonly ClubStrength[]): ClubStrength[] {
  const last = new Map<string, ClubStrength>();
  for (const row of rows) if (row.date > (last.get(row.club)?.date ?? '')) last.set(row.club, row);
  return rows.filter((row) => last.get(row.club) === row);
}
