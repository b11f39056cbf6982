import type { Query } from '../query/parameter.ts';
import { resources } from '../resources/index.ts';
import { readValueFile } from './prerendered.ts';

/** The season of a record; `unknown` where no season has it: then it is new in the feed, or there is none. */
export type RecordSeason = number | 'unknown';

/** The resources that have a file of each record, with the parameter that selects it: other resources have it too. */
const keepers = resources.flatMap((resource) =>
  resource.recordParameter === undefined ? [] : [{ resource, parameter: resource.recordParameter }],
);

/**
 * Returns the season of the record that a query selects by its id; undefined where it selects none so, or where the
 * record's file cannot be read. The file says the season; no table is parsed.
 */
export async function findRecordSeason(query: Query, assets: Fetcher): Promise<RecordSeason | undefined> {
  const keeper = keepers.find(({ parameter }) => query[parameter] !== undefined);
  if (!keeper) return undefined;
  const record = await readValueFile(keeper.resource, keeper.parameter, query, assets);
  if (record === 'missing') return 'unknown';
  // The records that queries select one by one have a season.
  return record?.season as number | undefined;
}
