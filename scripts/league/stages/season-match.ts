import type { ListedMatch } from '../read/listed-match.ts';

/** A match of a season with the ids of its clubs, on the day of its venue. */
export interface SeasonMatch {
  readonly listed: ListedMatch;
  /** The day at the venue, YYYY-MM-DD. */
  readonly date: string;
  readonly home: string;
  readonly away: string;
  /** The club that won; null in a draw, where it is not known, and before the match. */
  readonly winner: string | null;
  readonly isPlayed: boolean;
}
