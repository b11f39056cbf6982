import { ownIds } from '../derive/own-ids.ts';
import { type Dataset, type DatasetRow, datasetOfSeason } from '../records/dataset/index.ts';
import type { FeedId, SeasonContext } from './adapter.ts';
import { type ParseResult, RejectedEntry } from './parse-entries.ts';

type IdRow = DatasetRow<'ids'>;

/**
 * Returns the ids of other registers as rows of `ids`, each once. Ids of clubs and venues that the data lacks are left out.
 *
 * Where the feed contradicts itself, none of its rows is used. Neither is a row of a register that `providers.csv` lacks:
 * the shape of its ids, by which they are checked, is not known.
 */
export function idRows(
  ids: readonly FeedId[],
  context: SeasonContext,
  providers: Dataset['providers'],
): ParseResult<IdRow> {
  const rows = new Map(
    ids.flatMap((id) => rowOf(id, context) ?? []).map((row) => [JSON.stringify(row), row] as const),
  );
  const listed = new Set(providers.map(({ provider }) => provider));
  const [ofListed, others] = [true, false].map((isListed) =>
    [...rows.values()].filter(({ provider }) => listed.has(provider) === isListed),
  ) as [IdRow[], IdRow[]];
  const contradictions = new Map([
    ...shared(ofListed, ({ entity, id, provider }) => `${entity} ${id} of ${provider}`, 'provider_id'),
    ...shared(ofListed, ({ entity, provider, provider_id }) => `${entity} ${provider}:${provider_id}`, 'id'),
  ]);
  const unlisted = Map.groupBy(others, ({ provider }) => provider);
  const rejected = [
    ...[...contradictions].map(([row, why]) => new RejectedEntry(`ids ${row.entity} ${row.id}`, why)),
    ...[...unlisted].map(
      ([provider, { length }]) =>
        new RejectedEntry(
          `ids of ${provider}`,
          `${length} not kept; providers.csv has no row of ${provider}`,
        ),
    ),
  ];
  return { entries: ofListed.filter((row) => !contradictions.has(row)), rejected };
}

/** Returns the row of an id; undefined where the data has no such club or venue. */
function rowOf(
  { entity, feed_id, provider, provider_id }: FeedId,
  context: SeasonContext,
): IdRow | undefined {
  const ourIds = {
    club: context.clubs.get(feed_id),
    league: context.league.code,
    match: feed_id,
    player: feed_id,
    venue: context.venues.get(feed_id),
  };
  const id = ourIds[entity];
  if (id === undefined) return undefined;
  return {
    entity,
    id,
    provider,
    provider_id,
    confidence: 'certain',
    source: "the league's feed",
    reason: null,
  };
}

/** Returns the rows that have something in common and differ in a column, each with the reason. */
function shared(
  rows: readonly IdRow[],
  commonOf: (row: IdRow) => string,
  column: 'id' | 'provider_id',
): (readonly [row: IdRow, why: string])[] {
  return [...Map.groupBy(rows, commonOf)].flatMap(([common, group]) => {
    if (group.length === 1) return [];
    const values = group.map((row) => row[column]).join(', ');
    return group.map((row) => [row, `${common} has several, ${values}; using none`] as const);
  });
}

/**
 * Returns the rows about what is stored, or is about to be. The others wait: a player is listed before the rows of an open
 * match are stored.
 */
export function storableIds(
  dataset: Dataset,
  season: number,
  rows: readonly IdRow[],
  newIds: ReadonlySet<string | undefined>,
): IdRow[] {
  const storedIds = ownIds(datasetOfSeason(dataset, season));
  return rows.filter(({ entity, id }) => storedIds[entity].has(id) || newIds.has(id));
}
