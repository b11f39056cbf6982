import * as z from 'zod';
import { nameText } from '../../records/fields.ts';
import { entryId } from './entry-id.ts';
import { namePart } from './name-part.ts';

/** Statistics by their names, and how many entries had no name or no number. */
export interface Statistics {
  /** Each name once, in pairs: a statistic may have any name, `__proto__` too. */
  readonly values: readonly (readonly [name: string, value: number])[];
  readonly malformed: number;
}

/** More than any entry has: a club has some 170. */
const maxStatistics = 1000;

/**
 * Statistics as the feed lists them: `[{statsId, statsValue}]`. A season of players has some thirty thousand, so they
 * are parsed by hand and not by a schema. A value that is null, a text or a list is the feed's own way of saying
 * something else.
 */
const statistics = z
  .array(z.unknown())
  .max(maxStatistics)
  .transform((entries): Statistics => {
    const values = new Map<string, number>();
    let malformed = 0;
    for (const entry of entries) {
      // Any value but null can be read so; the types of both are checked below.
      const { statsId, statsValue } = (entry ?? {}) as { statsId?: unknown; statsValue?: unknown };
      if (typeof statsId !== 'string' || statsValue === undefined) malformed += 1;
      else if (statsValue === null || typeof statsValue === 'object') continue;
      else if (typeof statsValue !== 'number' || !Number.isFinite(statsValue)) malformed += 1;
      else values.set(statsId, statsValue);
    }
    return { values: [...values], malformed };
  });

const shirtNumber = z
  .string()
  .regex(/^\d{1,2}$/)
  .nullish()
  .catch(null);

/** A player's season. */
export const playerSchema = z.object({
  playerId: entryId('Player'),
  shortName: z.string().trim().pipe(nameText),
  mediaFirstName: namePart,
  mediaLastName: namePart,
  nationality: namePart,
  bibNumber: shirtNumber,
  roleLabel: z.string(),
  team: z.object({ teamId: z.string() }).nullish().catch(null),
  stats: statistics,
});

export type PlayerEntry = z.infer<typeof playerSchema>;

/** A club's season; a row of a table has the same shape. */
export const teamSchema = z.object({ teamId: z.string(), stats: statistics });

/** How many pages a list has; an answer that does not say it has one. */
export const pagesSchema = z.object({
  pagination: z
    .object({ totalPages: z.int().min(0).max(1000).optional(), isLastPage: z.boolean().optional() })
    .nullish(),
});

const value = z.number().nullish().catch(null);

/** A figure of both sides of a match. */
export const sideStatisticSchema = z.object({
  statsId: z.string(),
  statsValueHome: value,
  statsValueAway: value,
});
