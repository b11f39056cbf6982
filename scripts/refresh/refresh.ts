import { checkDataset } from '../../build/check.ts';
import { UserError } from '../../build/errors.ts';
import { type ReadDataset, readDataset } from '../../build/read/dataset.ts';
import { replaceFiles, withDataLock } from '../../build/replace-files.ts';
import type { FeedAdapter } from '../../src/feed/adapter.ts';
import { feedAdapter } from '../../src/feed/adapters.ts';
import { applyRules, type MergedSeason, type SeasonRows } from '../../src/feed/merge-tables.ts';
import { type SeasonContext, seasonContext } from '../../src/feed/season-context.ts';
import { type FedSeason, finalRows } from '../../src/feed/stored/final-rows.ts';
import { mergeSeason } from '../../src/feed/stored/merge-season.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { AcceptedLosses, DataLossError, type Loss, lossOf } from './accepted-losses.ts';
import { changedContents, checkContents, findChangedFileRows, updateMatches } from './data-files.ts';
import { detailNames, fetchDetails, missingDetails, storedDetails } from './fetch-details.ts';
import { fetchSeason } from './fetch-season.ts';
import type { FeedClient } from './json-client.ts';
import { compareTable, describeChanges, describeDeductions } from './remarks.ts';
import {
  changelogFile,
  describeRejected,
  type RefreshResult,
  type SeasonChanges,
  withChangelogEntry,
} from './report.ts';
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
  stored: StoredData,
  options: RefreshOptions,
): Promise<RefreshResult & { readonly contents: ReadonlyMap<string, string> }> {
  const { dataset } = stored;
  const remarks: string[] = [];
  const remark = (text: string) => {
    remarks.push(text);
    options.onRemark?.(text);
  };
  const context = contextOf(dataset, options.season);
  const accepted = new AcceptedLosses(options.accept ?? []);
  const feed = await readFeed(dataset, context, accepted, options, remark);
  const { rows: merged, changes } = mergeFeed(dataset, context, accepted, feed, remark);
  const rows = { ...merged, ...(await newWeather(dataset, merged.matches ?? [], options, remark)) };
  const differences = findChangedFileRows(dataset, context.season, rows);
  const { season } = context;
  const result = { season, at: feed.at, differences, changes, rejected: feed.rejected, remarks };
  const contents = await changedFiles(stored, context, rows, result, options.root);
  return { ...result, files: [...contents.keys()], contents };
}

type StoredData = Pick<ReadDataset, 'dataset' | 'locations'>;

/** @throws {UserError} if there is no such season */
function contextOf(dataset: Dataset, season = dataset.snapshot.season): SeasonContext {
  if (dataset.seasons.some((row) => row.season === season)) return seasonContext(dataset, season);
  throw new UserError(`there is no season ${season} in data/seasons.csv; add it there first`);
}

/** Reads the season from the feed, with the details of its matches that are wanted, and reports what was not used. */
async function readFeed(
  dataset: Dataset,
  context: SeasonContext,
  accepted: AcceptedLosses,
  { feed, full = false, onProgress = () => {}, onRemark }: RefreshOptions,
  remark: (text: string) => void,
) {
  const adapter = feedAdapter(dataset.league);
  const { as_of: storedAsOf } = dataset.snapshot;
  const acceptsOlder = !context.isCurrent || accepted.has(snapshotLoss(storedAsOf, 'older'));
  const client = acceptsOlder ? feed : refusingOlder(feed, adapter, context, storedAsOf);
  const lists = await fetchSeason(client, context, adapter);
  const stored = storedDetails(dataset, context.season);
  const wanted = lists.matches
    .filter(({ status }) => status === 'FINISHED')
    .map((match) => [match, full ? detailNames : missingDetails(stored, match, lists.at)] as const);
  const details = await fetchDetails(client, context.seasonId, wanted, stored, onProgress, adapter);
  // Each category lists an entry again.
  const rejected = unique([...lists.rejected, ...details.rejected], ({ what, why }) => `${what} ${why}`);
  for (const entry of rejected) onRemark?.(describeRejected(entry));
  for (const text of [...lists.remarks, ...details.remarks]) remark(text);
  return { ...lists, ...details, rejected };
}

/**
 * Merges the feed's season over the stored one, and reports what became of its values.
 *
 * @throws {DataLossError} if a known fact would be lost that the operator has not accepted
 */
function mergeFeed(
  dataset: Dataset,
  context: SeasonContext,
  accepted: AcceptedLosses,
  feed: FedSeason & { readonly standings: readonly DatasetRow<'standings'>[] },
  remark: (text: string) => void,
): MergedSeason {
  const { season } = context;
  const merged = mergeSeason({
    dataset,
    context,
    incoming: finalRows(dataset, season, feed),
    headers: feed.headers,
    listed: listedKeys(feed, ofSeason(dataset.players, season)),
    at: feed.at,
    accepts: (change) => accepted.has(lossOf(change)),
  });
  for (const line of describeChanges(merged.changes)) remark(line);
  const losses = merged.changes.filter(({ outcome }) => outcome === 'loss').map(lossOf);
  if (losses.length > 0) throw new DataLossError(losses);
  for (const name of accepted.unused()) remark(`--accept ${name}: there is no such loss`);
  for (const text of describeDeductions(feed.standings)) remark(text);
  const incomparable = compareTable(dataset.league, season, feed.standings, merged.rows.matches ?? []);
  if (incomparable) remark(incomparable);
  return merged;
}

/** Returns the weather of the season with that of matches which had none, left out where nothing was added. */
async function newWeather(
  dataset: Dataset,
  matches: readonly DatasetRow<'matches'>[],
  { weather: source }: RefreshOptions,
  remark: (text: string) => void,
): Promise<SeasonRows> {
  const { failure, ...weather } = await addWeather(source, dataset, matches);
  if (failure) remark(failure);
  const judged = applyRules(dataset, matches[0]?.season ?? dataset.snapshot.season, weather, integrityRules);
  for (const { row, why } of judged.changes) remark(`weather of ${row} rejected: ${why}`);
  return judged.rows;
}

/**
 * Returns the text of each file that changes; where one does, the changelog has an entry.
 *
 * @throws {DatasetError} if the result breaks an integrity rule
 */
async function changedFiles(
  { dataset, locations }: StoredData,
  { season, isCurrent }: SeasonContext,
  rows: SeasonRows,
  result: SeasonChanges,
  root: string,
): Promise<Map<string, string>> {
  const asOf = dayOf(result.at);
  const matchUpdates = updateMatches(dataset, season, rows, asOf);
  const allRows = { ...rows, ...(matchUpdates.length > 0 && { matchUpdates }) };
  const contents = await changedContents(root, season, allRows);
  if (isCurrent && (contents.size > 0 || asOf > dataset.snapshot.as_of))
    contents.set('data/snapshot.json', snapshotText(season, asOf));
  if (contents.size > 0) {
    checkContents(dataset, locations, season, allRows, contents);
    contents.set(changelogFile, await withChangelogEntry(root, result));
  }
  return contents;
}

function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

/** Returns the keys of the rows that the feed lists, or cannot be expected to, whether or not they may be merged. */
function listedKeys({ matches, players, teamStats }: FedSeason, stored: readonly DatasetRow<'players'>[]) {
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
