import type { DatasetRows } from './dataset/index.ts';

/**
 * Where the build writes the current season, with which the reader of the feed merges its own rows. Only the Worker reads
 * it, since clients have the tables.
 */
export const currentSeasonAddress = '/edge/current-season.json';

/** What the build writes there. */
export interface CurrentSeasonFile {
  /** The dataset with the rows of the current season alone. */
  readonly dataset: DatasetRows;
  /** The ids of players by name, where one player alone has had the name in all seasons. */
  readonly playerIds: Readonly<Record<string, string>>;
}
