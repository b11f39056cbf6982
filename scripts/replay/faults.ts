import { keysOf } from '../../src/records/typed.ts';
/** The faults of the replayed feed, and what each does. */
export const faults = {
  hang: 'accepts and never answers',
  '500': 'an error of the server',
  '429': 'too many requests; try again after a second',
  html: 'an HTML page, with status 200',
  'cut-off': 'the connection breaks off in the middle of the body',
  truncated: 'half of the JSON, as if it were all',
  drip: 'a byte every 250 ms, without end',
  huge: 'a body of 50 MB',
  deep: 'lists in lists, 100,000 deep',
  stale: 'the answers of the moment at which the fault was set',
  empty: 'lists without entries',
  'schema-drift': 'fields renamed and of other types',
  'foreign-ids': 'every other entry of another competition, the rest of unknown clubs',
  'score-taken-back': 'a goal less, in play or after the final whistle',
  unfinished: 'the match finished last is to be played again',
  vanished: 'the match finished last is missing',
  postponed: 'the match in play, or the next, is postponed',
  suspended: 'the match in play, or the next, is suspended',
  'minutes-shrink': 'a player has fewer minutes than before',
  'small-pages': 'pages of five entries, whatever the request',
} as const;

export type FaultName = keyof typeof faults;

export const faultNames = keysOf(faults);

/** A fault that is set. */
export interface Fault {
  readonly name: FaultName;
  /** Only answers whose path contains it are wrong. */
  readonly on: string;
  /** The replayed moment at which it was set; none where no day is played. */
  readonly since: Date | undefined;
}
