import * as z from 'zod';

/** The first moment of .NET's calendar, which the feed writes for an unknown one. */
const zeroDate = '0001-01-01';

/** Whether a date means an unknown one. */
export function isZeroDate(text: unknown): boolean {
  return typeof text === 'string' && text.startsWith(zeroDate);
}

/** The feed writes seven digits of a second. */
const stamped = z.object({ apiCallRequestTime: z.iso.datetime({ offset: true }) });

/**
 * Returns when the feed made an answer: one may come from a cache and be months old.
 *
 * @returns undefined where the answer does not say
 */
export function requestTime(body: unknown): Date | undefined {
  const text = stamped.safeParse(body).data?.apiCallRequestTime;
  return text === undefined || isZeroDate(text) ? undefined : new Date(text);
}
