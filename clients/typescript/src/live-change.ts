import type { LiveMatches, Match } from './generated/api.ts';

/** A match that is new to the watcher, or has changed. */
export interface LiveChange {
  match: Match;
  /** The match as it was before; null where it is new to the watcher. */
  previous: Match | null;
  /** The fields that differ; none where it is new. */
  changed: (keyof Match)[];
  /** The answer that has the match; see its `source` and `stale`. */
  answer: LiveMatches;
}
