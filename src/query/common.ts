import { service } from '../service.ts';
import type { Filter } from './filter.ts';
import { calendarDay, choice, id, integer } from './kinds.ts';
import { seasonList } from './list.ts';
import { defaultLimit, maxLimit } from './page.ts';

/** Parameters that several resources have. */

export const season = integer({
  description: 'A season, by its year',
  example: '2024',
  min: service.firstSeason,
});

export const seasons = seasonList({
  description: 'A season, by its year, or several joined by commas',
  example: '2024',
  min: service.firstSeason,
});

export const matchId = id({
  description: 'A match, by its whole id or the last part of it',
  example: '57a2003b9552424f888f647c0986dd36',
});

/** The parameter `order`; `sortKeys` describes by what the records are ordered. */
export const order = (defaultValue: 'asc' | 'desc', sortKeys: string) =>
  choice({
    description: `asc or desc: ${sortKeys}`,
    example: 'desc',
    values: ['asc', 'desc'],
    defaultValue,
  });

export const paging = {
  limit: integer({
    description: 'The maximum number of records in an answer',
    example: '20',
    min: 1,
    max: maxLimit,
    defaultValue: defaultLimit,
  }),
  offset: integer({
    description: 'The number of records to skip',
    example: '100',
    min: 0,
    defaultValue: 0,
  }),
};

export const span = {
  date: calendarDay({ description: 'A day', example: '2024-07-01' }),
  from: calendarDay({ description: 'The first day', example: '2024-07-01' }),
  to: calendarDay({ description: 'The last day', example: '2024-07-31' }),
};

interface Span {
  readonly date?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns what is wrong with a span that ends before it starts. */
export function validateSpan({ from, to }: Span): string | undefined {
  if (from === undefined || to === undefined || from <= to) return undefined;
  return `parameter 'from' (${from}) is after 'to' (${to}); expected a day up to it`;
}

/** Returns a filter of records of the day and the span of days of a query. */
export function within({ date, from, to }: Span): Filter<{ readonly date: string }> {
  if (date === undefined && from === undefined && to === undefined) return undefined;
  return (row) =>
    (date === undefined || row.date === date) &&
    (from === undefined || row.date >= from) &&
    (to === undefined || row.date <= to);
}
