import { storedSource } from '../derive/source.ts';
import { currentSeason } from '../query/season.ts';
import type { TableName, Tables } from '../records/published.ts';
import type { LiveSource } from './resource.ts';

/** Returns whether a season’s rows of a table are from the live feed. */
export function isFromFeed(table: TableName, season: number, liveSource: LiveSource | undefined): boolean {
  return liveSource?.season === season && liveSource.tables.includes(table);
}

/** Returns the source of a season’s rows of a table. */
export function sourceOf(
  tables: Tables,
  table: TableName,
  season: number,
  liveSource: LiveSource | undefined,
): 'archive' | 'snapshot' | 'official-live' {
  return isFromFeed(table, season, liveSource)
    ? 'official-live'
    : storedSource(season, currentSeason(tables));
}
