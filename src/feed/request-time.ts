import * as z from 'zod';

/** The feed writes seven digits of a second. */
const stamped = z.object({ apiCallRequestTime: z.string() });

/** Returns when the feed made an answer, or undefined where the answer does not say. */
export function requestTime(body: unknown): Date | undefined {
  const time = Date.parse(stamped.safeParse(body).data?.apiCallRequestTime ?? '');
  // .NET's zero date stands for an unknown one.
  return Number.isNaN(time) || new Date(time).getUTCFullYear() <= 1 ? undefined : new Date(time);
}
