import { type OptionsWithColumns, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { messageOf, UserError } from '../../build/errors.ts';
import columns from './result-columns.json' with { type: 'json' };

/**
 * Parses the rows of a CSV file: texts by column.
 *
 * @throws {UserError} if it is not CSV
 */
export function parseRows(
  text: string,
  file: string,
  options: Partial<OptionsWithColumns<Record<string, string>>> = {},
): Record<string, string>[] {
  try {
    return parse(text, { bom: true, columns: true, skip_empty_lines: true, ...options });
  } catch (error) {
    throw new UserError(`${file} is not CSV: ${messageOf(error)}`);
  }
}

/** A match of a results list. */
export interface ListedResult {
  /** YYYY-MM-DD */
  readonly date: string;
  /** The time on the clock of the venue, HH:MM. */
  readonly time: string | null;
  readonly home: string;
  readonly away: string;
  /** Null where the match is not played. */
  readonly score: readonly [home: number, away: number] | null;
  readonly penalties: readonly [home: number, away: number] | null;
  readonly matchday: number | null;
  readonly stage: string | null;
  readonly venue: string | null;
  /** Null where the list does not say. */
  readonly neutral: boolean | null;
  readonly attendance: number | null;
}

/**
 * A column, of which `result-columns.json` has the names that lists have for it, in lower case: first those of
 * football-data.co.uk and openfootball.
 */
type Column = keyof typeof columns;

/**
 * Parses a list of results in CSV, whichever of the known names its columns have.
 *
 * @throws {UserError} naming every line at fault
 */
export function parseResults(text: string, file: string): ListedResult[] {
  const columnNames = (header: string[]) => header.map((name) => name.trim().toLowerCase());
  const rows = parseRows(text, file, { columns: columnNames, relax_column_count: true });
  const [first] = rows;
  if (!first) throw new UserError(`${file} has no row; expected a list of results`);
  const nameOf = (column: Column) => columns[column].find((name) => name in first);
  for (const column of ['date', 'home', 'away'] as const)
    if (nameOf(column) === undefined)
      throw new UserError(`${file} has no column '${column}'; expected one of ${columns[column].join(', ')}`);
  const faults: string[] = [];
  const lines = new Map<string, number>();
  const results = rows.flatMap((row, index) => {
    const value = (column: Column) => {
      const text = row[nameOf(column) ?? '']?.trim();
      return text && text !== 'NA' ? text : null;
    };
    try {
      const result = parseRow(value);
      const match = [result.date, result.home, result.away].join();
      if (lines.has(match))
        throw new Error(`is the match of line ${lines.get(match)}; expected each match once`);
      lines.set(match, index + 2);
      return [result];
    } catch (error) {
      faults.push(`${file}:${index + 2} ${messageOf(error)}`);
      return [];
    }
  });
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return results;
}

function parseRow(value: (column: Column) => string | null): ListedResult {
  const date = value('date');
  const home = value('home');
  const away = value('away');
  if (!date || !home || !away) throw new Error('lacks a date or a club; expected all three');
  const homeGoals = value('homeGoals');
  const awayGoals = value('awayGoals');
  const score = homeGoals && awayGoals ? pairOf(`${homeGoals}-${awayGoals}`) : pairOf(value('score'));
  const matchday = Number(/^(?:matchday\s*)?(\d{1,2})$/i.exec(value('matchday') ?? '')?.[1]);
  const attendance = Number(value('attendance')?.replaceAll(/[ ,.]/g, ''));
  return {
    date: parseDay(date),
    time: parseTime(value('time')),
    home,
    away,
    score,
    penalties: pairOf(value('penalties')),
    matchday: matchday > 0 ? matchday : null,
    stage: value('stage'),
    venue: value('venue'),
    neutral: parseFlag(value('neutral')),
    attendance: attendance > 0 ? attendance : null,
  };
}

function pairOf(text: string | null): [number, number] | null {
  if (text === null) return null;
  const parts = /^(\d{1,2})\s*(?:--?|:|–)\s*(\d{1,2})$/.exec(text);
  if (!parts) throw new Error(`'${text}' is no score; expected one such as 2-1`);
  return [Number(parts[1]), Number(parts[2])];
}

function parseFlag(text: string | null): boolean | null {
  if (text === null) return null;
  if (/^(true|yes|1)$/i.test(text)) return true;
  if (/^(false|no|0)$/i.test(text)) return false;
  throw new Error(`'${text}' does not say whether the venue is neutral; expected true or false`);
}

function parseTime(text: string | null): string | null {
  if (text === null) return null;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) throw new Error(`'${text}' is no time; expected HH:MM`);
  return text;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2018-08-11`, `11/08/2018` or `11/08/18`, `(1) 11 Aug 2018 (Sat)` and `Sat Aug 11 2018`. */
const dayPatterns = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/,
  /^(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>\d{2}|\d{4})$/,
  /(?<day>\d{1,2}) (?<month>[A-Z][a-z]{2})[a-z]* (?<year>\d{4})/,
  /(?<month>[A-Z][a-z]{2})[a-z]* (?<day>\d{1,2}),? (?<year>\d{4})/,
];

/** Two digits of a year are of this century up to this, of the last one from there. */
const lastShortYear = 69;

/** Parses a day in any of the known forms, and returns it as YYYY-MM-DD. */
function parseDay(text: string): string {
  const pattern = dayPatterns.find((form) => form.test(text));
  const { year = '', month = '', day = '' } = pattern?.exec(text)?.groups ?? {};
  const century = year.length === 4 ? '' : Number(year) <= lastShortYear ? '20' : '19';
  const number = /\d/.test(month) ? month : String(months.indexOf(month.toLowerCase()) + 1);
  const date = `${century}${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (z.iso.date().safeParse(date).success) return date;
  throw new Error(`'${text}' is no day; expected one such as 2018-08-11 or 11/08/2018`);
}
