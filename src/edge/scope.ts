import type { Query } from '../query/parameter.ts';
import {
  publishedTables,
  type Reading,
  type Row,
  type TableName,
  type Tables,
} from '../records/published.ts';
import { type SeasonIndex, seasonIndexAddress } from '../records/season-index.ts';
import type { Resource, RowFiles } from '../resources/resource.ts';
import { isJson, readValueFile } from './prerendered.ts';
import type { RecordSeason } from './record-season.ts';
import type { EdgeTables } from './tables.ts';

interface SeasonRow {
  readonly season: number;
}

/** Of the tables that have seasons, the rows that are enough for an answer. */
export interface Scope {
  /** The seasons whose rows these are, in the order of the seasons table. */
  readonly seasons: readonly number[];
  /** Rows of a table that need not be loaded, each of which has a season. */
  readonly known?: { readonly table: TableName; readonly rows: readonly SeasonRow[] };
  /** What `AnswerContext` says of seasons that have rows of a few players alone. */
  readonly unavailableMetrics?: ReadonlyMap<number, readonly string[]>;
}

/**
 * Returns the rows that are enough for a query; undefined where only whole tables are known to be, or where the file
 * that says it cannot be read.
 *
 * @param recordSeason the season of the record that the query selects by its id
 */
export async function findScope(
  resource: Resource,
  query: Query,
  recordSeason: RecordSeason | undefined,
  assets: Fetcher,
): Promise<Scope | undefined> {
  if (recordSeason !== undefined) return { seasons: recordSeason === 'unknown' ? [] : [recordSeason] };
  const readings = resource.tablesNeeded(query);
  if (readings.every(({ table, season }) => !isSeasonal(table) || season !== undefined)) return undefined;
  const { rowFiles } = resource;
  if (rowFiles && query[rowFiles.parameter] !== undefined) {
    const rows = await rowsOfFile(resource, rowFiles, query, assets);
    const index = rows && (await readSeasonIndex(assets));
    return (
      index && {
        seasons: index.seasons.map(({ season }) => season),
        known: { table: rowFiles.table, rows },
        unavailableMetrics: new Map(
          index.seasons.map(({ season, unavailable_metrics }) => [season, unavailable_metrics]),
        ),
      }
    );
  }
  const find = resource.seasonsConcerned?.(query);
  const index = find && (await readSeasonIndex(assets));
  if (!find || !index) return undefined;
  const seasons = find(index);
  // The files of most seasons cost more than the one of all.
  return seasons.length > index.seasons.length / 2 ? undefined : { seasons };
}

/** Returns the scope without a season, whose rows are then from elsewhere. */
export function withoutSeason(scope: Scope | undefined, season: number): Scope | undefined {
  if (!scope) return undefined;
  const unavailableMetrics = new Map(scope.unavailableMetrics);
  unavailableMetrics.delete(season);
  return { ...scope, seasons: scope.seasons.filter((one) => one !== season), unavailableMetrics };
}

/** Loads the tables of an answer; of those with a season, the rows of the scope alone where there is one. */
export async function loadTables(
  stored: EdgeTables,
  readings: readonly Reading[],
  scope: Scope | undefined,
): Promise<Tables> {
  if (!scope) return stored.load(readings);
  const { seasons, known } = scope;
  const narrowed = readings.flatMap((reading): Reading[] => {
    const { table, season: wanted } = reading;
    if (!isSeasonal(table)) return [reading];
    if (table === known?.table) return [];
    return seasons
      .filter((season) => typeof wanted !== 'number' || wanted === season)
      .map((season) => ({ table, season }));
  });
  const loaded = await stored.load(narrowed);
  if (known) {
    for (const season of seasons) {
      // The rows of a file of a table are rows of that table.
      const rows = known.rows.filter((row) => row.season === season) as unknown as Row<'players'>[];
      loaded.set(known.table, rows, season);
    }
  }
  return {
    rows<Name extends TableName>(table: Name, requested?: number): readonly Row<Name>[] {
      if (!isSeasonal(table)) return loaded.rows(table);
      if (requested === undefined) return seasons.flatMap((season) => loaded.rows(table, season));
      return seasons.includes(requested) ? loaded.rows(table, requested) : [];
    },
  };
}

const isSeasonal = (table: TableName) => publishedTables[table].seasonal;

/** Returns the rows of the file of a query's value; none where there is no such file, undefined where it cannot be read. */
async function rowsOfFile(
  resource: Resource,
  { parameter, collection }: RowFiles,
  query: Query,
  assets: Fetcher,
): Promise<readonly SeasonRow[] | undefined> {
  const answer = await readValueFile(resource, parameter, query, assets);
  if (answer === 'missing') return [];
  // The build writes the rows of a table with seasons into the collection.
  return answer?.[collection] as readonly SeasonRow[] | undefined;
}

/** Assets never change during the life of a Worker version, so what was parsed once stays true. */
const indexes = new WeakMap<Fetcher, SeasonIndex>();

/** Returns the build's index of seasons; undefined where it cannot be read. */
async function readSeasonIndex(assets: Fetcher): Promise<SeasonIndex | undefined> {
  const known = indexes.get(assets);
  if (known) return known;
  const response = await assets.fetch(new URL(seasonIndexAddress, 'https://assets.local'));
  if (!response.ok || !isJson(response)) {
    await response.body?.cancel();
    return undefined;
  }
  const index = await response.json<SeasonIndex>();
  indexes.set(assets, index);
  return index;
}
