import * as z from 'zod';
import { count, feedId } from '../../records/fields.ts';

const events = z
  .array(
    z
      .object({ type: z.string(), time: z.union([z.string(), z.number()]) })
      .nullable()
      .catch(null),
  )
  .catch([]);

const side = z.object({
  redCards: z.array(z.unknown()).nullish(),
  scores: z.array(z.object({ shortName: z.string().trim().nullish().catch(null), events })).nullish(),
});

/** The header of a match: spectators, cards and scorers. */
export const headerSchema = z.object({
  attendance: count.nullish().catch(null),
  home: side,
  away: side,
});

/** One of the officials of a match. */
export const officialSchema = z.object({
  refereeId: feedId('Referee'),
  mediaFirstName: z.string().trim().nullish(),
  mediaLastName: z.string().trim().nullish(),
  shortName: z.string().trim().nullish(),
  roleLabel: z.string(),
});
