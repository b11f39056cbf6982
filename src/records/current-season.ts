/**
 * Where the build writes the dataset with the rows of the current season alone, over which the reader of the feed merges.
 * It is for the Worker alone: clients have the tables.
 */
export const currentSeasonAddress = '/edge/current-season.json';
