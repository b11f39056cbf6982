/**
 * Where the build writes the dataset with the rows of the current season only, with which the reader of the feed merges its
 * own. Only the Worker reads it, since clients have the tables.
 */
export const currentSeasonAddress = '/edge/current-season.json';
