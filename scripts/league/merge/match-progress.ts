import { isOpen } from '../../../src/derive/matches.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import type { ValueChange } from './value-changes.ts';

type Match = DatasetRow<'matches'>;

/** How far a match is. It may go on to any status as far, or farther. */
const progressByStatus: Readonly<Record<Match['status'], number>> = {
  UPCOMING: 0,
  POSTPONED: 1,
  LIVE: 2,
  IN_PLAY: 2,
  HALF_TIME: 2,
  SUSPENDED: 3,
  FINISHED: 4,
  CANCELLED: 4,
};

/**
 * Returns whether changed values of a match are the usual course of things: an unknown value becomes known, an open match
 * is moved or played. Any other change may undo what a person wrote.
 *
 * @param group what the values are of: `schedule`, `result`, `venue`, `stage`, or a name of other columns
 */
export function isProgress(
  group: string,
  values: readonly ValueChange[],
  stored: Match,
  listed: Match,
): boolean {
  if (group === 'stage') return values.every(isKnownAfter);
  if (group === 'venue' && isVenueMoreCertain(stored, listed)) return true;
  if (!isOpen(stored.status))
    return values.every(isNewlyKnown) || (group === 'result' && isDrawDecided(values));
  if (group === 'schedule') return stored.date !== listed.date || values.every(isKnownAfter);
  if (group !== 'result') return values.every(isKnownAfter);
  // A match that is called off loses its kick-off.
  const results = values.filter(({ column }) => column !== 'kickoff_utc');
  return isStatusProgress(stored, listed) && (listed.status === 'FINISHED' || results.every(isKnownAfter));
}

const isNewlyKnown = ({ before }: ValueChange) => before === null;

const isKnownAfter = ({ after }: ValueChange) => after !== null;

function isStatusProgress(stored: Match, listed: Match): boolean {
  const isRescheduled = stored.date !== listed.date && listed.status === 'UPCOMING';
  return isRescheduled || progressByStatus[listed.status] >= progressByStatus[stored.status];
}

/** Returns whether a list names the venue of a match that was taken to be at the usual one. */
function isVenueMoreCertain(stored: Match, listed: Match): boolean {
  return stored.venue_basis !== 'feed' && listed.venue_basis === 'feed';
}

/** Returns whether a drawn match gets what decided it, such as a shoot-out. */
function isDrawDecided(values: readonly ValueChange[]): boolean {
  return values.every(
    (value) => isNewlyKnown(value) || (value.column === 'win_reason' && value.before === 'Draw'),
  );
}
