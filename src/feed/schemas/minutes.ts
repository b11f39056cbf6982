import * as z from 'zod';

/** More than any match lasts, extra time and its added time included. */
const maxMinutes = 150;

/** A number of minutes, which the feed writes as a text; null where it is not one. */
export const minutes = z
  .unknown()
  .optional()
  .transform((value) => {
    const number = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
    const isPossible =
      typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= maxMinutes;
    return isPossible ? number : null;
  });
