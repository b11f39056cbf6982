import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { league } from '../../src/records/league.ts';

/** A match with extra time and penalties lasts three hours; for some minutes after, its score may still change. */
const finalAfterKickoffMs = 4 * 60 * 60 * 1000;

/** The calendars of the league's time zones, which write a day as YYYY-MM-DD. */
const calendars = league.time_zones.map(
  (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
);

/**
 * Returns whether the result of a match is final at a moment. It is once the match is finished, and its kick-off is four
 * hours ago or its day is over.
 */
export function isFinal(
  { status, date, kickoff_utc }: Pick<DatasetRow<'matches'>, 'status' | 'date' | 'kickoff_utc'>,
  at: Date,
): boolean {
  if (status !== 'FINISHED') return false;
  if (calendars.every((calendar) => calendar.format(at) > date)) return true;
  return kickoff_utc !== null && at.getTime() - Date.parse(kickoff_utc) >= finalAfterKickoffMs;
}
