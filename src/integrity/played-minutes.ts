import { clubMinutes, extraMinutes } from '../derive/minutes.ts';
import type { DatasetRow } from '../records/dataset/index.ts';

/** The finished matches of a club in a season, and their minutes without added time. */
export interface Played {
  readonly matches: number;
  readonly minutes: number;
  readonly extra: number;
}

/** Counts the matches and minutes of each club, by `season club`. */
export function playedByClub(matches: readonly DatasetRow<'matches'>[]): Map<string, Played> {
  const played = new Map<string, Played>();
  for (const match of matches) {
    if (match.status !== 'FINISHED') continue;
    for (const club of [match.home_club, match.away_club]) {
      const key = `${match.season} ${club}`;
      const before = played.get(key) ?? { matches: 0, minutes: 0, extra: 0 };
      played.set(key, {
        matches: before.matches + 1,
        minutes: before.minutes + clubMinutes(match),
        extra: before.extra + extraMinutes(match),
      });
    }
  }
  return played;
}
