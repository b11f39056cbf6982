import { clubMinutes, extraMinutes } from '../derive/minutes.ts';
import type { DatasetRow } from '../records/dataset/index.ts';

/** What a club played in a season: its finished matches, and their minutes without added time. */
export interface Played {
  readonly matches: number;
  readonly minutes: number;
  readonly extra: number;
}

/** What each club played, by `season club`. */
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
