import { parseAttendance, parseCount, parsePercentage } from '../values/parse-count.ts';
import type { DayOrder } from '../values/parse-day.ts';
import { hasOffset, type Moment, parseMoment } from '../values/parse-moment.ts';
import { parseTime } from '../values/parse-time.ts';
import { UnreadableValueError } from '../values/unreadable-value-error.ts';
import type { ListRow } from './list-table.ts';
import type { ListedMatch, ListedSideStatistics, Score } from './listed-match.ts';

/** The names that a column may have. */
export type Names = readonly string[];

/**
 * Returns the goals of both sides from a column for each.
 *
 * @throws {UnreadableValueError} if the goals of one side alone are known
 */
export function scoreIn(row: ListRow, home: Names, away: Names, meaning = 'goals'): Score | null {
  const homeText = row.text(...home);
  const awayText = row.text(...away);
  if (homeText === null && awayText === null) return null;
  if (homeText === null || awayText === null)
    throw new UnreadableValueError(
      `has ${meaning} of one side alone: '${homeText ?? ''}' and '${awayText ?? ''}'; expected both or neither`,
    );
  return [parseCount(homeText, 'number of goals'), parseCount(awayText, 'number of goals')];
}

/** Returns when a match begins, from a column of days and one of times. */
export function momentIn(row: ListRow, dates: Names, times: Names, order: DayOrder): Moment {
  const date = row.text(...dates);
  const time = row.text(...times);
  if (date === null) return { date: null, time: null, instant: null };
  const moment = parseMoment(date, order);
  if (time === null || moment.time !== null || moment.instant !== null) return moment;
  return hasOffset(time) ? parseMoment(`${date} ${time}`, order) : { ...moment, time: parseTime(time) };
}

/** Returns the number of spectators. */
export function attendanceIn(row: ListRow, names: Names): number | null {
  const text = row.text(...names);
  return text === null ? null : parseAttendance(text);
}

/** The columns of each figure: those of the home side, then those of the away side. */
export type StatisticsColumns = {
  readonly [Figure in keyof ListedSideStatistics]: readonly [home: Names, away: Names];
};

/** Returns the figures of both sides; null where the row has none. */
export function statisticsIn(
  row: ListRow,
  columns: StatisticsColumns,
  unknown?: string,
): ListedMatch['statistics'] {
  const home: Record<string, number> = {};
  const away: Record<string, number> = {};
  for (const [figure, [homeNames, awayNames]] of Object.entries(columns)) {
    const parse = figure === 'possession' ? parsePercentage : parseFigure(figure);
    for (const [side, names] of [[home, homeNames] as const, [away, awayNames] as const]) {
      const text = row.text(...names);
      if (text !== null && text !== unknown) side[figure] = parse(text);
    }
  }
  return Object.keys(home).length + Object.keys(away).length === 0 ? null : { home, away };
}

function parseFigure(figure: string): (text: string) => number {
  return (text) => parseCount(text, `number of ${figure.replaceAll('_', ' ')}`);
}

/** Returns the one value that all rows have in columns of these names; null where they have several or none. */
export function commonValue(rows: readonly ListRow[], names: Names): string | null {
  const values = new Set(rows.map((row) => row.text(...names)));
  const [value = null] = values;
  return values.size === 1 ? value : null;
}
