import { columnsOf, type ListRow, openTable, readTable } from '../read/list-table.ts';
import {
  emptyMatch,
  type ListedMatch,
  type ListFile,
  type ListReader,
  type Score,
} from '../read/listed-match.ts';
import { commonValue, momentIn, type Names, scoreIn } from '../read/row-values.ts';
import { parseFlag } from '../values/parse-flag.ts';
import { parseRound } from '../values/parse-round.ts';
import { assertGoalsOnlyRise } from '../values/parse-score.ts';
import { parseStatus, type StatusWord } from '../values/parse-status.ts';
import { UnreadableValueError } from '../values/unreadable-value-error.ts';
import { names } from './api-football-columns.ts';
import { isAnswer, openAnswer } from './api-football-json.ts';

/**
 * Reads answers of API-Football, as JSON or in a table of their members. Some tables have the moment of the kick-off
 * in one column, some in two.
 */
export const apiFootball: ListReader = {
  format: 'API-Football',
  source: 'API-Football',
  recognises,
  read(file) {
    const table = isAnswer(file) ? openAnswer(file) : openTable(file);
    const timezone = commonValue(table.rows, names.timezone);
    const seen = new Map<string, { line: number; text: string }>();
    let repeated = 0;
    let inPlay = 0;
    const list = readTable(file, table, (row) => {
      const state = stateOf(row);
      const match = readRow(row, state);
      if (isRepeated(seen, row, match)) {
        repeated += 1;
        return null;
      }
      if (state?.isInPlay) inPlay += 1;
      return match;
    });
    const notes = [
      ...(repeated > 0 ? [`matches that the file has twice, with the same values: ${repeated}`] : []),
      ...(inPlay > 0 ? [`matches that were being played, whose scores are not read: ${inPlay}`] : []),
    ];
    const clock = timezone === null || isUtc(timezone) ? 'UTC' : timezone;
    return { ...list, title: commonValue(table.rows, names.league), season: null, clock, notes };
  },
};

function recognises(file: ListFile): boolean {
  if (isAnswer(file)) return true;
  const columns = columnsOf(file);
  const hasOne = (candidates: Names) => candidates.some((name) => columns.hasAll(name));
  const isFixture = hasOne(names.id) || columns.hasAll('kick_off', 'timezone');
  return isFixture && hasOne(names.home) && (hasOne(names.goals[0]) || hasOne(names.fullTime[0]));
}

function isUtc(timezone: string): boolean {
  return /^(?:UTC|GMT|Etc\/UTC)$/i.test(timezone);
}

/** Returns whether the match of a row, by its id, is in an earlier row too. */
function isRepeated(
  seen: Map<string, { line: number; text: string }>,
  row: ListRow,
  { line, ...values }: ListedMatch,
): boolean {
  const id = row.text(...names.id);
  if (id === null) return false;
  const text = JSON.stringify(values);
  const earlier = seen.get(id);
  if (earlier && earlier.text !== text)
    throw new UnreadableValueError(
      `is the match of line ${earlier.line} with other values; expected each match once`,
    );
  seen.set(id, earlier ?? { line, text });
  return earlier !== undefined;
}

function stateOf(row: ListRow): StatusWord | null {
  const text = row.text(...names.status);
  return text === null ? null : parseStatus(text);
}

function readRow(row: ListRow, state: StatusWord | null): ListedMatch {
  const isOpen = state?.status === 'scheduled';
  const scores = isOpen ? {} : scoresOf(row, state?.hasExtraTime ?? false);
  const round = row.text(...names.round);
  const homeWon = row.text(...names.homeWon);
  const isAwarded = state?.status === 'awarded' && homeWon !== null;
  return {
    ...emptyMatch,
    ...momentOf(row),
    ...(round === null ? {} : parseRound(round)),
    ...scores,
    line: row.line,
    home: row.required('home side', ...names.home),
    away: row.required('away side', ...names.away),
    winner: isAwarded ? (parseFlag(homeWon, 'the home side won') ? 'home' : 'away') : null,
    status: state?.status ?? null,
    venue: row.text(...names.venue),
    city: row.text(...names.city),
    referee: row.text(...names.referee),
    division: row.text(...names.league),
    season: row.text(...names.season),
  };
}

/** Returns when a match begins: a moment where the date has an offset, or the time is of UTC. */
function momentOf(row: ListRow): Pick<ListedMatch, 'date' | 'time' | 'instant'> {
  const moment = momentIn(row, names.date, names.time, 'day first');
  const timezone = row.text(...names.timezone);
  if (moment.date === null || moment.time === null || timezone === null || !isUtc(timezone)) return moment;
  return { date: null, time: null, instant: `${moment.date}T${moment.time}:00Z` };
}

/** Returns the scores. `goals` is the last one; that of extra time has the goals of those 30 minutes alone. */
function scoresOf(
  row: ListRow,
  hasExtraTime: boolean,
): Pick<ListedMatch, 'regularTime' | 'extraTime' | 'shootOut' | 'halfTime' | 'hasExtraTime'> {
  const goals = scoreIn(row, ...names.goals);
  const fullTime = scoreIn(row, ...names.fullTime);
  const goalsInExtraTime = scoreIn(row, ...names.extraTime, 'goals of extra time');
  const sum: Score | null = fullTime &&
    goalsInExtraTime && [fullTime[0] + goalsInExtraTime[0], fullTime[1] + goalsInExtraTime[1]];
  if (sum && goals && sum.join() !== goals.join())
    throw new UnreadableValueError(
      `has ${goals.join('-')} as goals, and ${sum.join('-')} after 90 minutes and extra time; expected the same`,
    );
  const extraTime = sum ?? (hasExtraTime ? goals : null);
  const scores = {
    regularTime: fullTime ?? (extraTime ? null : goals),
    extraTime,
    shootOut: scoreIn(row, ...names.shootOut, 'penalties'),
    halfTime: scoreIn(row, ...names.halfTime, 'goals at half-time'),
    hasExtraTime: extraTime !== null,
  };
  assertGoalsOnlyRise(scores, goals?.join('-') ?? '');
  return scores;
}
