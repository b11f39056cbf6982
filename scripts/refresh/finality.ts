import type { DatasetRow } from '../../src/records/dataset/index.ts';

/** A match with extra time and penalties lasts three hours; for some minutes after, its score may still change. */
const finalAfterKickoffMs = 4 * 60 * 60 * 1000;

/** The day in the country's westernmost time zone: once it is a later one there, it is later everywhere. */
const westernDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver', dateStyle: 'short' });

/**
 * Whether the result of a match is final at a moment: it is finished, and its kick-off is four hours ago or its day is
 * over.
 */
export function isFinal(
  { status, date, kickoff_utc }: Pick<DatasetRow<'matches'>, 'status' | 'date' | 'kickoff_utc'>,
  at: Date,
): boolean {
  if (status !== 'FINISHED') return false;
  if (westernDay.format(at) > date) return true;
  return kickoff_utc !== null && at.getTime() - Date.parse(kickoff_utc) >= finalAfterKickoffMs;
}
