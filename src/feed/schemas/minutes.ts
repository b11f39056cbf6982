import * as z from 'zod';

/** More than any match lasts, extra time and its added time included. */
const maxMinutes = 150;

/** A number of minutes, which the feed writes as a text; null where it is not one. */
export const minutes = z
  .union([
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
    z.number(),
  ])
  .pipe(z.int().min(0).max(maxMinutes))
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
