import { checkDataset } from '../../build/check.ts';
import { UserError } from '../../build/errors.ts';
import { type ReadDataset, readDataset } from '../../build/read/dataset.ts';
import { replaceFiles, withDataLock } from '../../build/replace-files.ts';
import type { FeedAdapter } from '../../src/feed/adapter.ts';
import { feedAdapter } from '../../src/feed/adapters.ts';
import { applyRules } from '../../src/feed/apply-rules.ts';
import { type SeasonContext, seasonContext } from '../../src/feed/season-context.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import { changelogFile, withChangelogEntry } from './changelog.ts';
import { compareTable, describeDeductions } from './compare-table.ts';
import { changedContents, checkContents, findChangedFileRows } from './data-files.ts';
import { describeChanges } from './describe-changes.ts';
import { detailNames, fetchDetails, missingDetails, storedDetails } from './fetch-details.ts';
import { type FeedSeason, fetchSeason } from './fetch-season.ts';
import { incomingRows } from './incoming-rows.ts';
import type { FeedClient } from './json-client.ts';
import { AcceptedLosses, DataLossError, type Loss, lossOf } from './losses.ts';
import { updateMatches } from './match-updates.ts';
import { mergeSeason } from './merge-season.ts';
import type { RefreshResult } from './result.ts';
import { describeRejected } from './summary.ts';
import { addWeather, type WeatherSource } from './weather.ts';

export interface RefreshOptions {
  /** The folder of `data/`. */
  readonly root: string;
  readonly feed: FeedClient;
  /** The archive of historical weather; without it, no weather is added. */
  readonly weather?: WeatherSource | undefined;
  /** By default the current season. */
  readonly season?: number | undefined;
  /** Names of losses that are accepted: a cell, a row, or an id. */
  readonly accept?: readonly string[];
  /** Writes nothing. */
  readonly dryRun?: boolean;
  /** Asks for the details of every finished match, not only of those that are recent or lack some. */
  readonly full?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
  /** Receives each line of the report as soon as it is known. */
  readonly onRemark?: (remark: string) => void;
}

/**
 * Merges the feed's season into `data/`, field by field, if no known fact is lost that the operator has not accepted.
 *
 * @throws {DataLossError} if one would be; nothing is then written
 * @throws {DatasetError} if the result breaks an integrity rule that no single row can be blamed for; nothing is
 *   written
 * @throws {UserError} if the feed does not answer, or contradicts itself; nothing is written
 */
export function refresh(options: RefreshOptions): Promise<RefreshResult> {
  return withDataLock(options.root, async () => {
    const stored = await readDataset(options.root);
    checkDataset(stored.dataset, stored.locations, integrityRules);
    const { contents, ...result } = await planRefresh(stored, options);
    if (!options.dryRun) await replaceFiles(options.root, contents);
    return result;
  });
}

/** Merges the feed's season as `refresh` does, and returns the files to write. */
export async function planRefresh(
  { dataset, locations }: Pick<ReadDataset, 'dataset' | 'locations'>,
  options: RefreshOptions,
): Promise<RefreshResult & { readonly contents: ReadonlyMap<string, string> }> {
  const { root, onProgress = () => {} } = options;
  const season = options.season ?? dataset.snapshot.season;
  if (!dataset.seasons.some((row) => row.season === season))
    throw new UserError(`there is no season ${season} in data/seasons.csv; add it there first`);
  const context = seasonContext(dataset, season);
  const remarks: string[] = [];
  const remark = (text: string) => {
    remarks.push(text);
    options.onRemark?.(text);
  };

  const adapter = feedAdapter();
  const accepted = new AcceptedLosses(options.accept ?? []);
  const { as_of: storedAsOf } = dataset.snapshot;
  const acceptsOlder = !context.isCurrent || accepted.has(snapshotLoss(storedAsOf, 'older'));
  const client = acceptsOlder ? options.feed : refusingOlder(options.feed, adapter, context, storedAsOf);
  const feed = await fetchSeason(client, context, adapter);
  const asOf = dayOf(feed.at);
  const detailsStored = storedDetails(dataset, season);
  const detailsWanted = feed.matches
    .filter(({ status }) => status === 'FINISHED')
    .map(
      (match) => [match, options.full ? detailNames : missingDetails(detailsStored, match, feed.at)] as const,
    );
  const details = await fetchDetails(
    client,
    context.seasonId,
    detailsWanted,
    detailsStored,
    onProgress,
    adapter,
  );
  // Each category lists an entry again.
  const rejected = unique([...feed.rejected, ...details.rejected], ({ what, why }) => `${what} ${why}`);
  for (const entry of rejected) options.onRemark?.(describeRejected(entry));
  for (const text of [...feed.remarks, ...details.remarks]) remark(text);

  const { rows, changes } = mergeSeason({
    dataset,
    context,
    incoming: incomingRows(dataset, season, feed, details),
    headers: details.headers,
    listed: listedKeys(feed, ofSeason(dataset.players, season)),
    at: feed.at,
    accepts: (change) => accepted.has(lossOf(change)),
  });
  for (const line of describeChanges(changes)) remark(line);
  const losses = changes.filter(({ outcome }) => outcome === 'loss').map(lossOf);
  if (losses.length > 0) throw new DataLossError(losses);
  for (const name of accepted.unused()) remark(`--accept ${name}: there is no such loss`);
  for (const text of describeDeductions(feed.standings)) remark(text);
  const incomparable = compareTable(dataset.league, season, feed.standings, rows.matches ?? []);
  if (incomparable) remark(incomparable);

  const { failure, ...weather } = await addWeather(options.weather, dataset, rows.matches ?? []);
  if (failure) remark(failure);
  const judged = applyRules(dataset, season, weather);
  for (const { row, why } of judged.changes) remark(`weather of ${row} rejected: ${why}`);
  const matchUpdates = updateMatches(dataset, season, rows, asOf);
  const facts = { ...rows, ...judged.rows };
  const differences = findChangedFileRows(dataset, season, facts);
  const all = { ...facts, ...(matchUpdates.length > 0 && { matchUpdates }) };
  const contents = await changedContents(root, season, all);
  if (context.isCurrent && (contents.size > 0 || asOf > storedAsOf)) {
    contents.set('data/snapshot.json', snapshotText(season, asOf));
  }
  const result = { season, at: feed.at, differences, changes, rejected, remarks };
  if (contents.size > 0) {
    checkContents(dataset, locations, season, all, contents);
    contents.set(changelogFile, await withChangelogEntry(root, result));
  }
  return { ...result, files: [...contents.keys()], contents };
}

function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

/** Returns the keys of the rows that the feed lists, or cannot be expected to, whether or not they may be merged. */
function listedKeys({ matches, players, teamStats }: FeedSeason, stored: readonly DatasetRow<'players'>[]) {
  // A player from another source was never in the feed's list.
  const otherPlayers = stored.filter(({ basis }) => basis !== 'feed');
  const rows = [...otherPlayers, ...players.map(({ row }) => row)];
  return {
    matches: new Set(matches.map(({ match_id }) => match_id)),
    players: new Set(rows.map(({ player_id }) => player_id)),
    teamStats: new Set(teamStats.map(({ club }) => club)),
  };
}

/** Refuses answers that are older than the data. An old schedule is a loss: no other answer matters then. */
function refusingOlder(
  client: FeedClient,
  adapter: FeedAdapter,
  { seasonId }: SeasonContext,
  storedAsOf: string,
): FeedClient {
  const { matches } = adapter.paths(seasonId);
  return {
    throwIfCancelled: () => client.throwIfCancelled(),
    async get(path, isStillWanted) {
      const answer = await client.get(path, isStillWanted);
      const day = answer && dayOf(adapter.requestTime(answer.body) ?? answer.date);
      if (day === undefined || day >= storedAsOf) return answer;
      if (path === matches) throw new DataLossError([snapshotLoss(storedAsOf, day)]);
      throw new UserError(`${path} is of ${day}, older than the data of ${storedAsOf}`);
    },
  };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function snapshotLoss(before: string, after: string): Loss {
  const why = 'the answer is older than the data';
  return { table: 'snapshot', row: 'snapshot', column: 'as_of', before, after, why };
}

function snapshotText(season: number, as_of: string): string {
  return `${JSON.stringify({ season, as_of, source: "the league's official feed" }, null, 2)}\n`;
}
