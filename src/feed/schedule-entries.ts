import * as z from 'zod';
import { maxEntries } from './parse-entries.ts';

const schedule = z.object({ matches: z.array(z.unknown()).max(maxEntries) });

/** Returns the entries of a schedule, whatever they are; none where it is no schedule. */
export function scheduleEntries(body: unknown): readonly unknown[] {
  return schedule.safeParse(body).data?.matches ?? [];
}
