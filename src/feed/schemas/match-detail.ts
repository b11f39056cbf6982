import * as z from 'zod';
import { goals } from '../../records/dataset/goals.ts';
import { count, nameText } from '../../records/fields.ts';
import { entryId } from './entry-id.ts';
import { minutes } from './minutes.ts';
import { namePart } from './name-part.ts';

const goalColumns = goals.row.shape;
const timePattern = /^(\d+)(?:\+(\d+))?/;

/** The minute of play, and that of added time: `45+2` is the second minute after the 45th. */
const timeOfPlay = z
  .union([z.string(), z.number()])
  .transform((time) => timePattern.exec(String(time).trim()))
  .transform((parts) => ({ minute: Number(parts?.[1]), added_minute: parts?.[2] ? Number(parts[2]) : null }))
  .pipe(
    z.object({ minute: goalColumns.minute.unwrap(), added_minute: goalColumns.added_minute.catch(null) }),
  );

/** What a scorer did; only goals have to be well-formed. */
export const eventSchema = z.object({ type: z.string(), time: z.unknown() });
export const goalSchema = z.object({ time: timeOfPlay });

/** A player with goals; a goal without a scorer's name is still a goal. */
export const scorerSchema = z.object({
  shortName: z.string().trim().pipe(nameText).nullish().catch(null),
  events: z.array(z.unknown()),
});

const side = z.object({
  redCards: z.array(z.unknown()).max(11).nullish().catch(null),
  scores: z.array(z.unknown()).max(99).nullish().catch(null),
});

/** The header of a match: spectators, time added, cards and scorers. */
export const headerSchema = z.object({
  attendance: count.nullish().catch(null),
  additionalTime: minutes,
  home: side,
  away: side,
});

/** One of the officials of a match. */
export const officialSchema = z.object({
  refereeId: entryId('Referee'),
  mediaFirstName: namePart,
  mediaLastName: namePart,
  shortName: namePart,
  roleLabel: z.string(),
});
