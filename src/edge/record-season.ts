import { address } from '../query/address.ts';
import { type Query, queryOf } from '../query/parameter.ts';
import { resources } from '../resources/index.ts';
import { isMissing, prerenderedAnswer } from './prerendered.ts';

/** The season of a record; `unknown` where no season has it: then it is new in the feed, or there is none. */
export type RecordSeason = number | 'unknown';

/** The resources that have a file of each record, with the parameter that selects it: other resources have it too. */
const keepers = resources.flatMap((resource) =>
  resource.recordParameter === undefined ? [] : [{ resource, parameter: resource.recordParameter }],
);

const utf8 = new TextDecoder();

/**
 * Returns the season of the record that a query selects by its id; undefined where it selects none so, or where the
 * record's file cannot be read. The file says the season; no table is parsed.
 */
export async function findRecordSeason(query: Query, assets: Fetcher): Promise<RecordSeason | undefined> {
  const keeper = keepers.find(({ parameter }) => query[parameter] !== undefined);
  if (!keeper) return undefined;
  const { resource, parameter } = keeper;
  const record = queryOf(resource.parameters, { [parameter]: query[parameter] });
  const file = address(resource, record, []);
  if (file === null) return 'unknown';
  const found = await prerenderedAnswer(resource, record, file, assets);
  if (!found) return isMissing(file, assets) ? 'unknown' : undefined;
  // The records that queries select one by one have a season.
  return (JSON.parse(utf8.decode(found.body)) as { season: number }).season;
}
