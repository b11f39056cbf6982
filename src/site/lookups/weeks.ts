import { addDays } from '../../derive/forecasts.ts';
import { hasResult } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import { memoize } from '../../records/memoize.ts';
import type { Tables } from '../../records/published.ts';

/** A week from Monday with matches, in order of play. The weeks of a season are numbered from 1. */
export interface Week {
  readonly season: number;
  readonly number: number;
  readonly monday: string;
  readonly matches: readonly Match[];
  /** The days of the first match and of the last. */
  readonly from: string;
  readonly to: string;
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Returns the weeks of a season with matches. */
export const weeksOf = memoize((tables: Tables, season: number): readonly Week[] => {
  const weeks = Map.groupBy(tables.rows('matches', season), ({ date }) => mondayOf(date));
  return [...weeks].map(([monday, matches], index) => {
    const from = matches[0]?.date ?? monday;
    const to = matches.at(-1)?.date ?? monday;
    return { season, number: index + 1, monday, matches, from, to };
  });
});

/** Returns the week of a match. */
export function weekOf(tables: Tables, { season, date }: Pick<Match, 'season' | 'date'>): Week | undefined {
  const monday = mondayOf(date);
  return weeksOf(tables, season).find((week) => week.monday === monday);
}

/** Returns the index of the last week of a season with a result, or 0. */
export function lastPlayedWeek(weeks: readonly Week[]): number {
  const last = weeks.findLastIndex(({ matches }) => matches.some(hasResult));
  return Math.max(last, 0);
}
