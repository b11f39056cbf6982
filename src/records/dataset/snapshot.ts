import * as z from 'zod';
import { day, described, seasonYear, text } from '../fields.ts';

/** `data/snapshot.json`: which season is under way, as of when, and from where. */
export const snapshot = z.strictObject({
  season: described(seasonYear, 'The current season'),
  as_of: described(day, 'The day up to which its results are known'),
  source: described(text, 'Where its last state is from'),
});

export type Snapshot = z.infer<typeof snapshot>;
