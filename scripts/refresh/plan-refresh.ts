import { checkDataset } from '../../build/check-dataset.ts';
import { UserError } from '../../build/errors.ts';
import { type ReadDataset, readDataset } from '../../build/read/dataset.ts';
import { replaceFiles, withDataLock } from '../../build/replace-files.ts';
import { agreesWithResults } from '../../src/derive/agreement.ts';
import type { SeasonContext } from '../../src/feed/adapter.ts';
import { feedAdapter, seasonContext } from '../../src/feed/adapters.ts';
import { type FedSeason, inFileOrder, mergeSeason } from '../../src/feed/merge-season.ts';
import { applyRules, type MergedSeason, mergeTables } from '../../src/feed/merge-tables.ts';
import { findMoved, type MovedMatch } from '../../src/feed/moved-matches.ts';
import { messageText } from '../../src/feed/parse-entries.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import type { League } from '../../src/records/league-schema.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { formatInstant, shortId } from '../../src/records/text.ts';
import { changedContents, checkContents, snapshotFile, snapshotText, updateMatches } from './data-files.ts';
import { newWeather, type WeatherSource } from './fetch-weather.ts';
import type { GetJson } from './json-client.ts';
import { dayOf, olderAnswers, readSeason } from './read-season.ts';
import {
  AcceptedLosses,
  changelogFile,
  DataLossError,
  describeChanges,
  type RefreshResult,
  withChangelogEntry,
} from './refresh-report.ts';

export interface RefreshOptions {
  /** The folder of `data/`. */
  readonly root: string;
  readonly feed: GetJson;
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
  { dataset }: Pick<ReadDataset, 'dataset'>,
  { root, feed: get, accept = [], onRemark: remark = () => {}, full, weather, ...options }: RefreshOptions,
): Promise<RefreshResult & { readonly contents: ReadonlyMap<string, string> }> {
  const { season = dataset.snapshot.season } = options;
  if (!dataset.seasons.some((row) => row.season === season))
    throw new UserError(`there is no season ${season} in data/seasons.csv; add it there first`);
  const context = seasonContext(dataset, season);
  const accepted = new AcceptedLosses(accept.filter((name) => name !== olderAnswers));
  const acceptsOlder = !context.isCurrent || accept.includes(olderAnswers);
  const adapter = feedAdapter(dataset.league);
  const feed = await readSeason({ get, adapter, dataset, context, acceptsOlder, full, remark });
  for (const entry of feed.rejected) remark(`rejected: ${entry}`);
  const merged = mergeFeed(dataset, context, accepted, feed, remark);
  const complete = weather ? await addWeather(weather, dataset, context, merged, remark) : merged;
  const { changes } = complete;
  const rows = inFileOrder(dataset, context, complete.rows);
  const { at, rejected } = feed;
  const isFinished = ({ status }: DatasetRow<'matches'>) => status === 'FINISHED';
  const storedResults = new Set(dataset.matches.filter(isFinished).map(({ match_id }) => match_id));
  const newResults = (rows.matches ?? []).filter(
    (match) => isFinished(match) && !storedResults.has(match.match_id),
  );
  const result = { season, at, changes, newResults, rejected };
  const as_of = dayOf(at);
  const matchUpdates = updateMatches(dataset, season, rows, formatInstant(new Date()));
  const contents = await changedContents(root, season, { ...rows, matchUpdates });
  if (context.isCurrent && (contents.size > 0 || as_of > dataset.snapshot.as_of))
    contents.set(snapshotFile, snapshotText({ season, as_of, source: "the league's official feed" }));
  if (contents.size > 0) {
    await checkContents(root, contents);
    contents.set(changelogFile, await withChangelogEntry(root, result));
  }
  return { ...result, files: [...contents.keys()], contents };
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
  feed: FedSeason & { readonly standings: readonly StandingRow[] },
  remark: (text: string) => void,
): MergedSeason {
  const { season } = context;
  const merged = mergeSeason(dataset, context, feed, (change) => accepted.has(change));
  for (const moved of findMoved(ofSeason(dataset.matches, season), feed.matches))
    remark(describeMoved(moved));
  for (const line of [...describeMissing(dataset, season, feed), ...describeChanges(merged.changes)])
    remark(line);
  const losses = merged.changes.filter(({ outcome }) => outcome === 'loss');
  if (losses.length > 0) throw new DataLossError(losses);
  for (const name of accepted.unused) remark(`--accept ${name}: there is no such loss`);
  for (const { club, points_deducted } of feed.standings)
    if (points_deducted > 0)
      remark(`${club} has ${points_deducted} points fewer than its results: a deduction`);
  const incomparable = compareTable(dataset.league, season, feed.standings, merged.rows.matches ?? []);
  if (incomparable) remark(incomparable);
  return merged;
}

/** Adds the weather of matches that had none. A row that cannot be is left out, and reported. */
async function addWeather(
  source: WeatherSource,
  dataset: Dataset,
  { season }: SeasonContext,
  merged: MergedSeason,
  remark: (text: string) => void,
): Promise<MergedSeason> {
  const newRows = await newWeather(source, dataset, merged.rows.matches ?? [], remark);
  const added = mergeTables(dataset, season, { weather: newRows }, { now: new Date(), isCurrent: true });
  const { rows, changes } = applyRules(dataset, season, added, integrityRules);
  for (const line of describeChanges(changes)) remark(line);
  return { rows: { ...merged.rows, ...rows }, changes: [...merged.changes, ...changes] };
}

/** Says which match has another id in the feed, and what the operator does. */
function describeMoved({ match, stored }: MovedMatch): string {
  const [id, storedId] = [match.match_id, stored.match_id].map(shortId);
  const fixture = `${match.home_club} v ${match.away_club} of ${stored.date} in ${stored.stage}`;
  return messageText(
    `warning: the feed has ${fixture} on ${match.date} under another id, and it is left as it is stored. ` +
      `If it has moved, replace ${storedId} by ${id} in data/*/${match.season}.csv, and refresh`,
  );
}

/** Counts the stored rows that the feed lacks, or that could not be used: they stay. */
function describeMissing(dataset: Dataset, season: number, feed: FedSeason): string[] {
  const ids = new Set([
    ...feed.matches.map(({ match_id }) => match_id),
    ...feed.players.map(({ row }) => row.player_id),
    ...feed.teamStats.map(({ club }) => club),
  ]);
  // A player from another source was never in the feed's list.
  const storedPlayers = ofSeason(dataset.players, season).filter(({ basis }) => basis === 'feed');
  const stored = {
    matches: ofSeason(dataset.matches, season).map(({ match_id }) => match_id),
    players: storedPlayers.map(({ player_id }) => player_id),
    'team-stats': ofSeason(dataset.teamStats, season).map(({ club }) => club),
  };
  return Object.entries(stored).flatMap(([table, keys]) => {
    const missing = keys.filter((key) => !ids.has(key)).map(shortId);
    const shown = missing.slice(0, 5).join(', ');
    return missing.length > 0 ? [`${missing.length} of ${table} stay, which the feed lacks: ${shown}`] : [];
  });
}

type StandingRow = DatasetRow<'standings'>;

/**
 * Compares the league's table with the stored results.
 *
 * @returns why they cannot be compared, where one is behind the other
 * @throws {UserError} if a table of the same matches does not follow from them
 */
export function compareTable(
  league: Pick<League, 'points'>,
  season: number,
  table: readonly StandingRow[],
  matches: readonly DatasetRow<'matches'>[],
): string | undefined {
  const [first] = table;
  if (!first || agreesWithResults(league, table, matches)) return undefined;
  const results = matches.filter(({ stage, status }) => stage === first.stage && status === 'FINISHED');
  const playedByClubs = table.reduce((sum, row) => sum + row.played, 0);
  if (playedByClubs !== 2 * results.length) {
    return `the league's table counts ${playedByClubs / 2} matches, data/ has ${results.length}: not compared`;
  }
  throw new UserError(`the feed's own table of ${season} does not follow from its results`);
}
