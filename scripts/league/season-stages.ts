import type { ListedMatch } from './listed-match.ts';

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

/** A stage of a season, in order of play. */
export interface SeasonStage {
  /** Its slug, such as `regular`, `group-a` or `final`. */
  readonly stage: string;
  /** Its name in plain words: `Group A`. */
  readonly name: string;
  /** What its matches count for: the table of the season, a table of its own, or none in a knock-out. */
  readonly table: 'season' | 'own' | null;
  readonly matches: readonly SeasonMatch[];
  /** How many matches its format has. */
  readonly expected: number;
  /** Whether its clubs do not meet equally often, so that its table decides no champion. */
  readonly isUnbalanced: boolean;
}
