import type { MatchMoment } from '../../feed/feed-match.ts';
import type { MergeOptions } from '../../feed/merge.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import type { CurrentSeasonFile } from '../../records/current-season.ts';
import type { ListedGoal } from '../../records/dataset/goals.ts';
import type { Dataset } from '../../records/dataset/index.ts';
import type { RejectedChange } from './rejections.ts';
import type { SourceName } from './timing.ts';

/** The current season as the last refresh left it: what the feed is parsed by and merged over. */
export interface StoredSeason extends CurrentSeasonFile {
  readonly dataset: Dataset;
  readonly context: SeasonContext;
}

/** How many players of each side were sent off; null where the header does not say. */
export type RedCards = Readonly<Record<'home' | 'away', number | null>>;

/** The current season with the feed's rows merged over the stored ones. */
export interface LiveSeason {
  /** The dataset with the rows of the season alone. */
  readonly dataset: Dataset;
  /** What the feed says of each match at the moment, by match_id; a match without is shown as stored. */
  readonly moments: ReadonlyMap<string, MatchMoment & { readonly last_updated?: string }>;
  /** The goals that the headers list, by match_id. */
  readonly listedGoals: ReadonlyMap<string, readonly ListedGoal[]>;
  /** The number of red cards that the headers list, by match_id. */
  readonly redCards: ReadonlyMap<string, RedCards>;
  /** The sources whose rows are merged. */
  readonly sources: readonly SourceName[];
  /** What of the feed's rows was not used, and why. */
  readonly rejected: readonly RejectedChange[];
}

/** Returns a season over which nothing is merged yet. */
export function unmerged(dataset: Dataset): LiveSeason {
  return {
    dataset,
    moments: new Map(),
    listedGoals: new Map(),
    redCards: new Map(),
    sources: [],
    rejected: [],
  };
}

/** Returns how rows of the live feed are merged: their season is the current one. */
export function currentAt(now: Date): MergeOptions {
  return { now, isCurrent: true };
}
