import {
  columnKey,
  columnsOf,
  type ListColumns,
  type ListRow,
  openTable,
  readTable,
} from '../read/list-table.ts';
import { emptyMatch, type ListedMatch, type ListFile, type ListReader } from '../read/listed-match.ts';
import { attendanceIn, momentIn, statisticsIn } from '../read/row-values.ts';
import { parseCount } from '../values/parse-count.ts';
import { type DayOrder, dayOrderOf } from '../values/parse-day.ts';
import { parseFlag } from '../values/parse-flag.ts';
import { parseRound } from '../values/parse-round.ts';
import { parseStatus } from '../values/parse-status.ts';
import { UnreadableValueError } from '../values/unreadable-value-error.ts';
import { plainColumns } from './plain-columns.ts';
import { plainScoresOf } from './plain-scores.ts';
import { plainStatistics } from './plain-statistics.ts';
import { withoutMidnights } from './without-midnights.ts';

/** Reads a list with one match a row, whatever of the known names its columns have. */
export const plain: ListReader = {
  format: 'a table with columns such as date, home, away and score',
  source: null,
  recognises: (file) => missingColumns(columnsOf(file)).length === 0,
  read(file) {
    const table = openTable(file);
    const { dateNames, timeNames, isUtc } = momentColumns(table.columns);
    const dates = table.rows.map((row) => row.text(...dateNames)?.replace(/[\sT].*$/, '') ?? '');
    const { order, isDecided } = dayOrderOf(dates);
    const { matches, ...list } = readTable(file, table, (row) => readRow(row, dateNames, timeNames, order));
    const { matches: withTimes, note } = withoutMidnights(matches);
    const orderNote =
      "all days are read as day first, as no number above 12 says which of '05/06/2024' is the day";
    return {
      ...list,
      matches: withTimes,
      title: null,
      season: null,
      clock: isUtc ? 'UTC' : null,
      notes: [...(isDecided ? [] : [orderNote]), ...(note === null ? [] : [note])],
    };
  },
};

/** Returns the columns that a list needs and a table lacks: `date`, `home`, `away`. */
export function missingColumns(columns: ListColumns): ('date' | 'home' | 'away')[] {
  const hasOne = (names: readonly string[]) => names.some((name) => columns.hasAll(name));
  const hasDate = hasOne([...plainColumns.date, ...plainColumns.utcDate, ...plainColumns.time]);
  return (['date', 'home', 'away'] as const).filter((column) =>
    column === 'date' ? !hasDate : !hasOne(plainColumns[column]),
  );
}

/** Returns the columns of day and time, and whether their names say that they are in UTC. */
function momentColumns(columns: ListColumns): {
  dateNames: readonly string[];
  timeNames: readonly string[];
  isUtc: boolean;
} {
  const hasOne = (names: readonly string[]) => names.some((name) => columns.hasAll(name));
  const { date, utcDate, time, utcTime } = plainColumns;
  // Where there is no other date, a column named kickoff has both.
  const dateNames = hasOne(date) ? date : hasOne(utcDate) ? utcDate : time;
  const timeNames = dateNames === time ? [] : hasOne(time) ? time : utcTime;
  return { dateNames, timeNames, isUtc: dateNames === utcDate || (timeNames === utcTime && hasOne(utcTime)) };
}

function readRow(
  row: ListRow,
  dateNames: readonly string[],
  timeNames: readonly string[],
  order: DayOrder,
): ListedMatch {
  const home = row.required('home side', ...plainColumns.home);
  const away = row.required('away side', ...plainColumns.away);
  const scores = plainScoresOf(row);
  const state = row.text(...plainColumns.status);
  const stateWord = state === null ? null : parseStatus(state);
  const neutral = row.text(...plainColumns.neutral);
  return {
    ...emptyMatch,
    ...momentIn(row, dateNames, timeNames, order),
    ...placeInSeason(row),
    ...scores,
    line: row.line,
    home,
    away,
    winner: winnerOf(row, home, away) ?? scores.winner,
    status: stateWord?.status ?? scores.status,
    venue: row.text(...plainColumns.venue),
    city: row.text(...plainColumns.city),
    neutral: neutral === null ? null : parseFlag(neutral, 'the venue is neutral'),
    attendance: attendanceIn(row, plainColumns.attendance),
    referee: row.text(...plainColumns.referee),
    statistics: statisticsIn(row, plainStatistics),
    division: row.text(...plainColumns.division),
    season: row.text(...plainColumns.season),
  };
}

/** Returns the winner that a column names: a side by its name, `home` or `H`; a draw has none. */
function winnerOf(row: ListRow, home: string, away: string): ListedMatch['winner'] {
  const text = row.text(...plainColumns.winner);
  if (text === null || /^(?:d|draw|tie|x)$/i.test(text)) return null;
  const key = columnKey(text);
  if (key === columnKey(home) || /^(?:home|h|home_?team)$/i.test(text)) return 'home';
  if (key === columnKey(away) || /^(?:away|a|away_?team)$/i.test(text)) return 'away';
  throw new UnreadableValueError(`'${text}' is no side of this match; expected ${home} or ${away}`);
}

function placeInSeason(row: ListRow): Pick<ListedMatch, 'stage' | 'round' | 'matchday' | 'leg'> {
  const roundText = row.text(...plainColumns.matchday);
  const round =
    roundText === null ? { stage: null, round: null, matchday: null, leg: null } : parseRound(roundText);
  const legText = row.text(...plainColumns.leg);
  const leg = legText === null ? null : parseCount(legText.replace(/^leg\s*/i, ''), 'leg');
  return {
    ...round,
    stage: row.text(...plainColumns.stage) ?? round.stage,
    leg: leg === 1 || leg === 2 ? leg : round.leg,
  };
}

/** Says which columns a table has, and which one of a list it lacks. */
export function describeMissingColumns(file: ListFile): string {
  const columns = columnsOf(file);
  const missing = missingColumns(columns).map(
    (column) => `no column '${column}' (expected one such as ${plainColumns[column].slice(0, 4).join(', ')})`,
  );
  return `it has the columns ${columns.names.filter(Boolean).join(', ')}, and ${missing.join('; ')}`;
}
