import * as z from 'zod';
import { day, described, seasonYear, text } from '../fields.ts';

/** The content of `data/snapshot.json`, which has the current season, the day its data is from and its source. */
export const snapshot = z.strictObject({
  season: described(seasonYear, 'The current season'),
  as_of: described(day, 'The day up to which its results are complete'),
  source: described(text, 'The source of its last refresh'),
});

export type Snapshot = z.infer<typeof snapshot>;
