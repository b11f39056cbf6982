import { clubMinutes, extraMinutes } from '../derive/minutes.ts';
import type { DatasetRow } from '../records/dataset/index.ts';

/** The number of finished matches of a club in a season, with their minutes and those of extra time, without added time. */
export interface PlayingTime {
  readonly matches: number;
  readonly minutes: number;
  readonly extra: number;
}

/** Sums the playing time of each club, by `season club`. */
export function playingTimeByClub(matches: readonly DatasetRow<'matches'>[]): Map<string, PlayingTime> {
  const playingTimes = new Map<string, PlayingTime>();
  for (const match of matches) {
    if (match.status !== 'FINISHED') continue;
    for (const club of [match.home_club, match.away_club]) {
      const key = `${match.season} ${club}`;
      const sum = playingTimes.get(key) ?? { matches: 0, minutes: 0, extra: 0 };
      playingTimes.set(key, {
        matches: sum.matches + 1,
        minutes: sum.minutes + clubMinutes(match),
        extra: sum.extra + extraMinutes(match),
      });
    }
  }
  return playingTimes;
}
