import { seasonContext } from '../../feed/season-context.ts';
import { type CurrentSeasonFile, currentSeasonAddress } from '../../records/current-season.ts';
import { league } from '../../records/league.ts';
import type { StoredSeason } from './live-season.ts';

/**
 * Reads the current season from the build's files.
 *
 * @throws {Error} if the file is missing or is no JSON
 */
export async function readStoredSeason(assets: Fetcher): Promise<StoredSeason> {
  const response = await assets.fetch(new URL(currentSeasonAddress, 'https://assets.local'));
  if (!response.ok) throw new Error(`${currentSeasonAddress} answered ${response.status}`);
  // The build wrote the file from a dataset that the schemas had checked.
  const { dataset: rows, playerIds } = await response.json<CurrentSeasonFile>();
  const dataset = { ...rows, league };
  return { dataset, playerIds, context: seasonContext(dataset, dataset.snapshot.season) };
}
