import { checkDataset } from '../../build/check-dataset.ts';
import { UserError } from '../../build/errors.ts';
import type { Project } from '../../build/project.ts';
import { type ReadDataset, readDataset } from '../../build/read/dataset.ts';
import { replaceFiles, withDataLock } from '../../build/replace-files.ts';
import type { SeasonContext } from '../../src/feed/adapter.ts';
import { feedAdapter, seasonContext } from '../../src/feed/adapters.ts';
import { applyRules } from '../../src/feed/apply-rules.ts';
import { inFileOrder } from '../../src/feed/file-order.ts';
import { mergeSeason } from '../../src/feed/merge-season.ts';
import { type MergedSeason, mergeTables, type SeasonRows } from '../../src/feed/merge-tables.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { formatInstant } from '../../src/records/text.ts';
import { AcceptedLosses, assertNoLosses } from './accepted-losses.ts';
import { compareTable, describeDeductions } from './compare-table.ts';
import { changelogFileOf, withChangelogEntry } from './data-changelog.ts';
import { changedContents, checkContents, snapshotFileOf, snapshotText, updateMatches } from './data-files.ts';
import { newWeather, type WeatherClient } from './fetch-weather.ts';
import type { GetJson } from './json-client.ts';
import { dayOf, olderAnswers, readSeason } from './read-season.ts';
import {
  describeChanges,
  describeMissing,
  describeMovedMatches,
  type RefreshResult,
} from './refresh-report.ts';

export interface RefreshOptions {
  /** Where the dataset is. */
  readonly project: Project;
  readonly feed: GetJson;
  /** The archive of historical weather; without it, no weather is added. */
  readonly weather?: WeatherClient | undefined;
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
  return withDataLock(options.project, async () => {
    const stored = await readDataset(options.project);
    checkDataset(stored.dataset, stored.locations, integrityRules);
    const { contents, ...result } = await planRefresh(stored, options);
    if (!options.dryRun) await replaceFiles(options.project, contents);
    return result;
  });
}

/** Merges the feed's season as `refresh` does, and returns the files to write. */
export async function planRefresh(
  { dataset }: Pick<ReadDataset, 'dataset'>,
  { project, feed: get, accept = [], onRemark: remark = () => {}, full, weather, ...options }: RefreshOptions,
): Promise<RefreshPlan> {
  const { season = dataset.snapshot.season } = options;
  if (!dataset.seasons.some((row) => row.season === season))
    throw new UserError(`there is no season ${season} in ${project.data}/seasons.csv; add it there first`);
  const context = seasonContext(dataset, season);
  const acceptsOlder = !context.isCurrent || accept.includes(olderAnswers);
  const adapter = feedAdapter(dataset.league);
  const feed = await readSeason({ get, adapter, dataset, context, acceptsOlder, full, remark });
  for (const entry of feed.rejected) remark(`rejected: ${entry}`);
  const accepted = new AcceptedLosses(accept.filter((name) => name !== olderAnswers));
  const merged = mergeSeason(dataset, context, feed, (loss) => accepted.has(loss));
  const movedLines = describeMovedMatches(dataset, season, feed);
  const missingLines = describeMissing(dataset, season, feed);
  const changeLines = describeChanges(merged.changes);
  for (const line of [...movedLines, ...missingLines, ...changeLines]) remark(line);
  assertNoLosses(merged.changes);
  for (const name of accepted.unused) remark(`--accept ${name}: there is no such loss`);
  for (const line of describeDeductions(feed.standings)) remark(line);
  const incomparable = compareTable(dataset.league, season, feed.standings, merged.rows.matches ?? []);
  if (incomparable) remark(incomparable);
  const withWeather = weather ? await addWeather(weather, dataset, context, merged, remark) : merged;
  const rows = inFileOrder(dataset, context, withWeather.rows);
  const outcomes = {
    season,
    at: feed.at,
    changes: withWeather.changes,
    newResults: findNewResults(dataset, rows),
    rejected: feed.rejected,
  };
  const contents = await planFiles(project, dataset, context, rows, outcomes);
  return { ...outcomes, files: [...contents.keys()], contents };
}

/** What a refresh would change, and the files to write. */
interface RefreshPlan extends RefreshResult {
  /** The text of each file by its path below the root. */
  readonly contents: ReadonlyMap<string, string>;
}

/** Returns the matches that have a result now and had none. */
function findNewResults(dataset: Dataset, rows: SeasonRows): DatasetRow<'matches'>[] {
  const isFinished = ({ status }: DatasetRow<'matches'>) => status === 'FINISHED';
  const storedResults = new Set(dataset.matches.filter(isFinished).map(({ match_id }) => match_id));
  return (rows.matches ?? []).filter((match) => isFinished(match) && !storedResults.has(match.match_id));
}

/**
 * Returns the text of each file that changes: tables, snapshot and changelog.
 *
 * @throws {DatasetError} if the dataset would break an integrity rule
 */
async function planFiles(
  project: Project,
  dataset: Dataset,
  { season, isCurrent }: SeasonContext,
  rows: SeasonRows,
  outcomes: Omit<RefreshResult, 'files'>,
): Promise<Map<string, string>> {
  const as_of = dayOf(outcomes.at);
  const matchUpdates = updateMatches(dataset, season, rows, formatInstant(new Date()));
  const contents = await changedContents(project, season, { ...rows, matchUpdates });
  if (isCurrent && (contents.size > 0 || as_of > dataset.snapshot.as_of))
    contents.set(
      snapshotFileOf(project),
      snapshotText({ season, as_of, source: "the league's official feed" }),
    );
  if (contents.size === 0) return contents;
  await checkContents(project, contents);
  contents.set(changelogFileOf(project), await withChangelogEntry(project, outcomes));
  return contents;
}

/** Adds the weather of matches that had none. A row that cannot be is left out, and reported. */
async function addWeather(
  client: WeatherClient,
  dataset: Dataset,
  { season }: SeasonContext,
  merged: MergedSeason,
  remark: (text: string) => void,
): Promise<MergedSeason> {
  const newRows = await newWeather(client, dataset, merged.rows.matches ?? [], remark);
  const added = mergeTables(dataset, season, { weather: newRows }, { now: new Date(), isCurrent: true });
  const { rows, changes } = applyRules(dataset, season, added, integrityRules);
  for (const line of describeChanges(changes)) remark(line);
  return { rows: { ...merged.rows, ...rows }, changes: [...merged.changes, ...changes] };
}
