import * as z from 'zod';
import { feedId } from '../../records/fields.ts';

/**
 * Statistics as the feed lists them: `[{statsId, statsValue}]`. A season of players has some thirty thousand, so they are
 * read by hand and not by a schema: whatever is no name with a number is left out.
 */
const statistics = z.array(z.unknown()).transform((entries): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const entry of entries) {
    if (typeof entry !== 'object' || entry === null) continue;
    const { statsId, statsValue } = entry as { statsId?: unknown; statsValue?: unknown };
    if (typeof statsId === 'string' && typeof statsValue === 'number' && Number.isFinite(statsValue)) {
      found.set(statsId, statsValue);
    }
  }
  return found;
});

export type Statistics = z.infer<typeof statistics>;

const shirt = z
  .string()
  .regex(/^\d{1,2}$/)
  .nullish()
  .catch(null);
const name = z.string().trim();

/** A player's season. */
export const playerSchema = z.object({
  playerId: feedId('Player'),
  shortName: name.min(1),
  mediaFirstName: name.nullish().catch(null),
  mediaLastName: name.nullish().catch(null),
  nationality: name.nullish().catch(null),
  bibNumber: shirt,
  roleLabel: z.string(),
  team: z.object({ teamId: z.string() }).nullish().catch(null),
  stats: statistics,
});

export type PlayerEntry = z.infer<typeof playerSchema>;

/** A club's season; a row of a table has the same shape. */
export const teamSchema = z.object({ teamId: z.string(), stats: statistics });

export type TeamEntry = z.infer<typeof teamSchema>;

/** How many pages there are; an answer without the word is the only one. */
export const pagesSchema = z.object({
  pagination: z.object({ totalPages: z.int().min(0).max(50) }).nullish(),
});

const value = z.number().nullish().catch(null);

/** A figure of both sides of a match. */
export const sideStatisticSchema = z.object({
  statsId: z.string(),
  statsValueHome: value,
  statsValueAway: value,
});
