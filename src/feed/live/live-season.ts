import type { Dataset, DatasetRow } from '../../records/dataset/index.ts';
import type { CurrentSeasonFile } from '../../records/season.ts';
import type { FeedPlayer, MatchMoment, SeasonContext } from '../adapter.ts';
import type { Change } from '../change.ts';
import type { LiveHeader, LiveMatch } from './held-rows.ts';

/** The current season as the last refresh left it: what the feed is parsed by and merged over. */
export interface StoredSeason extends CurrentSeasonFile {
  readonly dataset: Dataset;
  readonly context: SeasonContext;
}

/** The rows of each list of the feed. */
export interface FeedListRows {
  readonly schedule: LiveMatch;
  readonly headers: LiveHeader;
  readonly standings: DatasetRow<'standings'>;
  readonly teamStats: DatasetRow<'teamStats'>;
  readonly players: FeedPlayer;
}

export type FeedListName = keyof FeedListRows;

/** The usable rows of all lists; a list without any is missing. */
export type UsableRows = { readonly [Name in FeedListName]?: readonly FeedListRows[Name][] | undefined };

/** A value or row of the feed that was not used, and the reason. */
export type RejectedChange = Change & { readonly why: string };

/** What the feed says of a match at the moment. */
export interface LiveMoment {
  readonly moment: MatchMoment;
  /** When its row changed, RFC 3339. */
  readonly changedAt: string;
  /** Whether the match is in play, or has another row than the stored one. */
  readonly isNews: boolean;
}

/** The current season with the feed's rows merged over the stored ones. */
export interface LiveSeason {
  /** The dataset with the rows of the season alone. */
  readonly dataset: Dataset;
  /** The ids of players by name, for a season without a list of players. */
  readonly playerIds: CurrentSeasonFile['playerIds'];
  /** What the feed says of each match at the moment, by match_id; a match without is shown as stored. */
  readonly moments: ReadonlyMap<string, LiveMoment>;
  /** The headers by match_id. */
  readonly headers: ReadonlyMap<string, LiveHeader>;
  /** The lists whose rows are merged. */
  readonly lists: readonly FeedListName[];
  /** The values and rows of the feed that were not used. */
  readonly rejected: readonly RejectedChange[];
}
