import { hasResult } from '../../derive/tally.ts';
import type { Site } from '../site.ts';

/** Returns how many matches of a season have a result, and how many there are, in words. */
export function seasonProgress({ t, data }: Site, season: number): string {
  const matches = data.matches.get(season) ?? [];
  return t.season.known(matches.filter(hasResult).length, matches.length);
}
