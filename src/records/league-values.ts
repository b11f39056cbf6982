import * as z from 'zod';

/** Kinds of values in `data/league.json`. */

export const text = z.string().min(1);

/** An id of lower-case words. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'expected lower-case words joined by hyphens' });

/** The scheme and host of a site, without a path. */
export const origin = z
  .url({ protocol: /^https$/ })
  .regex(/[^/]$/, { error: 'expected an origin without a slash at the end' });
