import { addDays } from '../../derive/forecasts.ts';
import { hasResult } from '../../derive/tally.ts';
import type { Row, Tables } from '../../records/published.ts';
import { cached, perTables } from '../cached.ts';

type Match = Row<'matches'>;

/** A week from Monday with matches, in order of play. The weeks of a season are numbered from 1. */
export interface Week {
  readonly season: number;
  readonly number: number;
  readonly monday: string;
  readonly matches: readonly Match[];
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

const weeksBySeason = perTables((tables) =>
  cached((season: number): readonly Week[] => {
    const weeks = Map.groupBy(tables.rows('matches', season), ({ date }) => mondayOf(date));
    return [...weeks].map(([monday, matches], index) => ({ season, number: index + 1, monday, matches }));
  }),
);

/** Returns the weeks of a season with matches. */
export function weeksOf(tables: Tables, season: number): readonly Week[] {
  return weeksBySeason(tables)(season);
}

/** Returns the week of a match. */
export function weekOf(tables: Tables, { season, date }: Pick<Match, 'season' | 'date'>): Week | undefined {
  const monday = mondayOf(date);
  return weeksOf(tables, season).find((week) => week.monday === monday);
}

/** Returns the index of the last week of a season with a result, or 0. */
export function lastPlayedWeek(weeks: readonly Week[]): number {
  return Math.max(
    weeks.findLastIndex(({ matches }) => matches.some(hasResult)),
    0,
  );
}
