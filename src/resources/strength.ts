import { ascending } from '../derive/order.ts';
import { isOfClub, team } from '../query/club.ts';
import { paging, seasons, span } from '../query/common.ts';
import { isOneOf } from '../query/list.ts';
import { type ClubStrength, clubStrength } from '../records/forecast.ts';
import { seasonOfDay } from '../records/season-rules.ts';
import { groupBy } from '../records/typed.ts';
import { statistics } from './lifetimes.ts';
import { defineList, seasonsAndAll } from './list.ts';

export const strength = defineList({
  name: 'strength',
  path: '/strength',
  tag: 'Forecasts',
  summary: 'The strength of clubs over time',
  description:
    'The strength of each club by the Elo formula, from results alone: before each season and after each match, newest ' +
    'first. With date, the last of each club up to that day. Results of the live feed count from the next refresh.',
  parameters: {
    season: seasons,
    team,
    date: {
      ...span.date,
      description: 'Only the strength of each club at the end of this day',
    },
    ...paging,
  },
  lifetime: statistics,
  examples: ['date={last_day}'],
  canonical: (query, { league }) =>
    query.date === undefined || query.season
      ? query
      : { ...query, season: [seasonOfDay(league, query.date)] },
  table: 'clubStrength',
  collection: 'strengths',
  row: clubStrength,
  rowsDescription: 'The strengths of this page',
  sortedBy: { ties: ['-date', '-strength', 'club'] },
  page: { id: 'StrengthPage', description: 'A page of strengths' },
  filters: ({ season, team, date }) => [
    isOneOf('season', season),
    isOfClub(team, (row) => [row.team, row.club]),
    date === undefined ? undefined : (row) => row.date <= date,
  ],
  sort: (rows) => rows.sort((a, b) => ascending(b.date, a.date)),
  list: (rows, { date }) => (date === undefined ? rows : lastOfEach(rows)),
  *selections(tables) {
    for (const { season, year } of seasonsAndAll(tables)) {
      yield { season };
      for (const team of new Set(tables.rows('clubStrength', year).map(({ club }) => club)))
        yield { season, team };
    }
  },
});

/** Returns the last strength of each club, from rows that are newest first. */
function lastOfEach(rows: readonly ClubStrength[]): ClubStrength[] {
  return [...groupBy(rows, ({ club }) => club).values()].map(([last]) => last);
}
