import { storedSource } from '../derive/matches.ts';
import { source } from '../records/fields.ts';
import type { Match } from '../records/match.ts';
import { publishedTables, type TableName, type Tables } from '../records/published.ts';
import { orNull } from '../records/schema.ts';
import type { LiveSource } from './resource.ts';

/** Returns whether a season’s rows of a table are from the live feed. */
export function isFromFeed(table: TableName, season: number, liveSource: LiveSource | undefined): boolean {
  return liveSource?.season === season && liveSource.tables.includes(table);
}

/** The source of an answer. */
export const envelopeSource = orNull(
  source,
  'Where the rows are from',
  'the service has no rows of the season',
);

/** Returns the source of the rows of a table: of the latest given season that has any, or of all where none is given. */
export function sourceOf(
  tables: Tables,
  table: TableName,
  seasons: readonly number[] | undefined,
  liveSource: LiveSource | undefined,
): Match['source'] | null {
  const { current } = tables.index;
  const hasRows = (season: number) =>
    tables
      .rows(table, season)
      .some((row) => publishedTables[table].seasonal || ('season' in row && row.season === season));
  const latest = seasons?.findLast(hasRows) ?? (seasons ? null : current);
  if (latest === null) return null;
  return isFromFeed(table, latest, liveSource) ? 'official-live' : storedSource(latest, current);
}
