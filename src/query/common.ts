import { service } from '../service.ts';
import { calendarDay, choice, id, integer } from './kinds.ts';
import { defaultLimit } from './page.ts';

/** Parameters that several resources have. */

export const season = integer({
  description: 'A season, by its year',
  example: '2024',
  min: service.firstSeason,
});

export const matchId = id({
  description: 'A match, by its whole id or the last part of it',
  example: '57a2003b9552424f888f647c0986dd36',
});

export const order = (defaultValue: 'asc' | 'desc', of: string) =>
  choice({
    description: `asc or desc: ${of}`,
    example: 'desc',
    values: ['asc', 'desc'],
    defaultValue,
  });

export const paging = {
  limit: integer({
    description: 'How many records an answer has at most',
    example: '20',
    min: 1,
    max: 500,
    defaultValue: defaultLimit,
  }),
  offset: integer({ description: 'How many records to skip', example: '100', min: 0, defaultValue: 0 }),
};

export const span = {
  date: calendarDay({ description: 'A day', example: '2024-07-01' }),
  from: calendarDay({ description: 'The first day', example: '2024-07-01' }),
  to: calendarDay({ description: 'The last day', example: '2024-07-31' }),
};

/** Why a span cannot be meant: it ends before it starts. */
export function validateSpan({
  from,
  to,
}: {
  from: string | undefined;
  to: string | undefined;
}): string | undefined {
  if (from === undefined || to === undefined || from <= to) return undefined;
  return `parameter 'from' (${from}) is after 'to' (${to}); expected a day up to it`;
}

/** Whether a day is the one asked for and within the span asked for. */
export function isWithin(
  day: string,
  { date, from, to }: { date: string | undefined; from: string | undefined; to: string | undefined },
): boolean {
  return (
    (date === undefined || day === date) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to)
  );
}
