/** Goals of the home side and of the away side. */
export type Score = readonly [home: number, away: number];

/** What a list says of the state of a match, where it says more than a score. */
export type ListedStatus = 'scheduled' | 'played' | 'postponed' | 'cancelled' | 'abandoned' | 'awarded';

/** The figures of a side that the dataset has a column for. */
export interface ListedSideStatistics {
  readonly shots?: number;
  readonly shots_on_target?: number;
  readonly fouls?: number;
  readonly corners?: number;
  readonly offsides?: number;
  readonly yellow_cards?: number;
  readonly red_cards?: number;
  /** The share of possession, from 0 to 100. */
  readonly possession?: number;
}

/** A match as a list of results has it. What the list does not say is null. */
export interface ListedMatch {
  /** Where it stands in the list, for messages: the line of its file, from 1, or the number of the entry in JSON. */
  readonly line: number;
  /** The day, YYYY-MM-DD, on the clock of the list; null where the list does not know it. */
  readonly date: string | null;
  /** The time of day, HH:MM, on the clock of the list. */
  readonly time: string | null;
  /** The moment of the kick-off in UTC, such as `2024-08-16T19:00:00Z`, where the list has one in place of a clock time. */
  readonly instant: string | null;
  readonly home: string;
  readonly away: string;
  /** The score after 90 minutes; null where none was played, or where the list has that after extra time alone. */
  readonly regularTime: Score | null;
  /** The score after extra time, goals of the 90 minutes included; null where none was played. */
  readonly extraTime: Score | null;
  readonly shootOut: Score | null;
  /** Whether extra time was played; a list that says so beside one score has it in `extraTime`. */
  readonly hasExtraTime: boolean;
  /** The side that won, where the list names it without the score that decided. */
  readonly winner: 'home' | 'away' | null;
  readonly halfTime: Score | null;
  /** Null where the score alone says whether the match was played. */
  readonly status: ListedStatus | null;
  /** The stage as the list names it, such as `Apertura` or `Playoffs`; null where it names none. */
  readonly stage: string | null;
  /** The round as the list names it, where that is no number of a matchday: `Final`, `Semifinals`. */
  readonly round: string | null;
  readonly matchday: number | null;
  readonly leg: 1 | 2 | null;
  readonly venue: string | null;
  readonly city: string | null;
  readonly neutral: boolean | null;
  readonly attendance: number | null;
  readonly referee: string | null;
  readonly statistics: { readonly home: ListedSideStatistics; readonly away: ListedSideStatistics } | null;
  /** The division, tier or tournament, as the list names it. */
  readonly division: string | null;
  /** The season as the list names it: `2024`, `2012/2013`. */
  readonly season: string | null;
}

/** A match of which a list says nothing but what a reader gives. */
export const emptyMatch = {
  date: null,
  time: null,
  instant: null,
  regularTime: null,
  extraTime: null,
  shootOut: null,
  hasExtraTime: false,
  winner: null,
  halfTime: null,
  status: null,
  stage: null,
  round: null,
  matchday: null,
  leg: null,
  venue: null,
  city: null,
  neutral: null,
  attendance: null,
  referee: null,
  statistics: null,
  division: null,
  season: null,
} as const satisfies Omit<ListedMatch, 'line' | 'home' | 'away'>;

/** A file of a list: its name, for messages, and its text. */
export interface ListFile {
  readonly name: string;
  readonly text: string;
}

/** A value of a list that cannot be what it should be. */
export interface ListFault {
  readonly file: string;
  readonly line: number;
  /** What is wrong and what was expected: `'25:10' is no time; expected one such as 19:30`. */
  readonly message: string;
}

/** What a reader makes of a file. */
export interface ReadList {
  readonly matches: readonly ListedMatch[];
  readonly faults: readonly ListFault[];
  /** The title of the list, such as `Premier League 2024/25`. */
  readonly title: string | null;
  /** The season that the title or the name of the file gives to all its matches: `2024/25`. */
  readonly season: string | null;
  /** The time zone of its clock, such as `Europe/London`; null where that is the clock of the venue. */
  readonly clock: string | null;
  /** The columns or members that were read, as the list names them, and those that were not. */
  readonly used: readonly string[];
  readonly notUsed: readonly string[];
  /** What the reader had to decide, as sentences: which number of `05/06/2024` is the day. */
  readonly notes: readonly string[];
}

/** Reads lists of one format. */
export interface ListReader {
  /** The name of the format, as its publisher calls it: `football-data.co.uk`. */
  readonly format: string;
  /** The licence and source of what its publisher has, where that is known. */
  readonly source: string | null;
  /** Returns whether a file is of the format, by its content. */
  recognises(file: ListFile): boolean;
  /** Returns whether a file is no list by itself, but adds to lists of the format: shoot-outs beside results. */
  isCompanion?(file: ListFile): boolean;
  /** Reads a file with its companions. What cannot be read becomes a fault with its line; nothing is thrown. */
  read(file: ListFile, companions?: readonly ListFile[]): ReadList;
}
