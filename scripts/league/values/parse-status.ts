import type { ListedStatus } from '../read/listed-match.ts';
import { UnreadableValueError } from './unreadable-value-error.ts';

/** What a list says of the state of a match. */
export interface StatusWord {
  readonly status: ListedStatus;
  /** Whether the same word says that extra time was played. */
  readonly hasExtraTime: boolean;
  /** Whether the match is being played, so that its score is not the last. */
  readonly isInPlay: boolean;
}

/** The words of lists by what they mean, in lower case, without what is neither letter nor digit. */
const words = {
  scheduled: [
    'ns',
    'tbd',
    'tba',
    'scheduled',
    'timed',
    'notstarted',
    'upcoming',
    'fixture',
    'incomplete',
    'pending',
  ],
  inPlay: ['1h', '2h', 'ht', 'et', 'bt', 'int', 'live', 'inplay', 'inprogress', 'paused', 'halftime'],
  played: [
    'ft',
    'complete',
    'completed',
    'finished',
    'fulltime',
    'played',
    'matchfinished',
    'final',
    'ended',
  ],
  playedWithShootOut: ['pen', 'pens', 'penalties', 'afterpenalties', 'ap'],
  playedWithExtraTime: ['aet', 'afterextratime', 'extratime'],
  postponed: ['pst', 'postponed', 'postp', 'ppd', 'pp', 'matchpostponed', 'delayed'],
  cancelled: ['canc', 'cancelled', 'canceled', 'void', 'annulled', 'matchvoid', 'matchcancelled'],
  abandoned: ['abd', 'aban', 'abandoned', 'aa', 'susp', 'suspended', 'interrupted', 'matchabandoned'],
  awarded: ['awd', 'awarded', 'wo', 'walkover', 'technicalloss', 'forfeit', 'forfeited'],
} as const;

/**
 * Parses the state of a match, such as `FT`, `P-P`, `PST`, `complete` or `Match Postponed`, in any letter case.
 *
 * @throws {UnreadableValueError} if no list known uses the word
 */
export function parseStatus(text: string): StatusWord {
  const word = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const meaning = Object.entries(words).find(([, known]) => (known as readonly string[]).includes(word))?.[0];
  if (meaning === undefined)
    throw new UnreadableValueError(
      `'${text}' is no state of a match; expected one such as played, postponed or cancelled`,
    );
  const key = meaning as keyof typeof words;
  return { status: statusOf(key), hasExtraTime: key === 'playedWithExtraTime', isInPlay: key === 'inPlay' };
}

function statusOf(meaning: keyof typeof words): ListedStatus {
  if (meaning === 'inPlay') return 'scheduled';
  if (meaning === 'playedWithShootOut' || meaning === 'playedWithExtraTime') return 'played';
  return meaning;
}
