import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkDataset } from '../../build/check.ts';
import { UserError } from '../../build/errors.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { agreesWithResults } from '../../src/derive/agreement.ts';
import { inOrderOfPlay } from '../../src/derive/matches.ts';
import type { FeedMatch } from '../../src/feed/schedule.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { Dataset, DatasetTableName } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import { assemble, type NewRows } from './assemble.ts';
import { csvText, fileOf } from './csv-file.ts';
import { type Difference, differences } from './difference.ts';
import { type FeedSeason, fetchSeason } from './fetch-season.ts';
import { isFinal } from './finality.ts';
import type { JsonClient } from './json-client.ts';
import { type Loss, unaccepted } from './loss.ts';
import { knownSeason } from './season.ts';
import { checkContents, writeContents } from './stage.ts';
import { newWeather } from './weather.ts';

export interface RefreshOptions {
  /** Where `data/` is. */
  readonly root: string;
  readonly feed: JsonClient;
  /** Where historical weather is asked for; nothing: it is not. */
  readonly weather?: JsonClient | undefined;
  /** The current season where it is left out. */
  readonly season?: number | undefined;
  /** Ids of what may be lost. */
  readonly accept?: readonly string[];
  /** Only says what would change. */
  readonly dryRun?: boolean;
  /** Asks for the details of every match anew, not only of those that are new or lately played. */
  readonly full?: boolean;
  readonly onProgress?: (done: number, of: number) => void;
  /** Told what there is to know of what the feed said, before it is held against the rules. */
  readonly onRemark?: (remark: string) => void;
}

export interface RefreshResult {
  readonly season: number;
  readonly feed: FeedSeason;
  /** What differs from what is stored. */
  readonly differences: readonly Difference[];
  /** What else there is to know: what was set aside, what was learned, what could not be had. */
  readonly remarks: readonly string[];
  /** Files that were written, or would be. */
  readonly files: readonly string[];
}

/** The feed would take away what is known: nothing was written. */
export class DataLossError extends UserError {
  override name = 'DataLossError';
  readonly losses: readonly Loss[];

  constructor(losses: readonly Loss[]) {
    super(`${losses.length} known facts would be lost or changed`);
    this.losses = losses;
  }
}

const twoWeeks = 14 * 24 * 60 * 60 * 1000;

/**
 * Brings a season's tables to what the feed says, if the result breaks no rule and loses nothing that was not accepted;
 * otherwise writes nothing.
 *
 * @throws {DataLossError} if it loses something
 * @throws {DatasetError} if it breaks a rule, naming the line that would
 * @throws {UserError} if the feed does not answer with what it should
 */
export async function refresh(options: RefreshOptions): Promise<RefreshResult> {
  const { root, accept = [], dryRun = false } = options;
  const { dataset, locations } = await readDataset(root);
  checkDataset(dataset, locations, integrityRules);
  const season = options.season ?? dataset.snapshot.season;
  const context = knownSeason(dataset, season);
  const feed = await fetchSeason(
    options.feed,
    context,
    (match) => match.status === 'FINISHED' && (options.full === true || isNew(match, dataset)),
    options.onProgress ?? (() => {}),
  );
  const remarks: string[] = [];
  const remark = (text: string) => {
    remarks.push(text);
    options.onRemark?.(text);
  };
  for (const { what, why } of feed.rejected) remark(`set aside: ${what}: ${why}`);
  for (const text of feed.ids) remark(text);
  const { rows, losses } = assemble(dataset, context, feed, (match) => isFinal(match, feed.at));
  const asOf = feed.at.toISOString().slice(0, 10);
  if (context.isCurrent && asOf < dataset.snapshot.as_of) {
    losses.push({
      what: 'older than the data',
      subject: 'snapshot',
      before: dataset.snapshot.as_of,
      after: asOf,
    });
  }
  const lost = unaccepted(losses, accept);
  if (lost.length > 0) throw new DataLossError(lost);
  holdTable(context, feed, rows);

  const { rows: withWeather, error: weatherError } = await addWeather(options.weather, dataset, season, rows);
  if (weatherError !== undefined) remark(`no weather: ${weatherError}`);
  const found = differences(dataset, season, withWeather);
  const contents = await contentsOf(root, season, withWeather);
  if (context.isCurrent && (contents.size > 0 || asOf > dataset.snapshot.as_of)) {
    contents.set('data/snapshot.json', snapshotText(season, asOf));
  }
  if (contents.size > 0) await checkContents(root, contents);
  if (!dryRun) await writeContents(root, contents);
  return {
    season,
    feed,
    differences: found,
    remarks,
    files: [...contents.keys()],
  };
}

/** A match we have no statistics of, or that was played lately: the feed corrects those for some days. */
function isNew({ match_id, date }: FeedMatch, { matchStats, snapshot }: Dataset): boolean {
  const isRecent = Date.parse(snapshot.as_of) - Date.parse(date) < twoWeeks;
  return isRecent || !matchStats.some((row) => row.match_id === match_id);
}

/**
 * Holds the league's table against the results, unless some of those are not final yet.
 *
 * @throws {UserError} if they tell different stories
 */
function holdTable({ season }: SeasonContext, { standings, matches }: FeedSeason, rows: NewRows): void {
  const stored = rows.matches ?? [];
  const finished = (all: readonly { status: string }[]) =>
    all.filter(({ status }) => status === 'FINISHED').length;
  if (standings.length === 0 || finished(matches) !== finished(stored)) return;
  if (!agreesWithResults(standings, stored)) {
    throw new UserError(`the feed's own table of ${season} is not that of its results`);
  }
}

async function addWeather(client: JsonClient | undefined, dataset: Dataset, season: number, rows: NewRows) {
  const matches = rows.matches ?? [];
  const stored = ofSeason(dataset.weather, season);
  if (!client) return { rows, error: undefined };
  try {
    const finished = matches.filter(({ status }) => status === 'FINISHED');
    const added = await newWeather(client, finished, dataset.venues, stored);
    const all = new Map([...stored, ...added].map((row) => [row.match_id, row]));
    const weather = [...matches].sort(inOrderOfPlay).flatMap(({ match_id }) => all.get(match_id) ?? []);
    return { rows: { ...rows, weather }, error: undefined };
  } catch (error) {
    // Results do not wait for the weather.
    return { rows, error: (error as Error).message };
  }
}

/** The files whose text is another than before. */
async function contentsOf(root: string, season: number, rows: NewRows): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const name of Object.keys(rows) as DatasetTableName[]) {
    const text = await csvText(root, name, season, rows[name] ?? []);
    const file = fileOf(name, season);
    const before = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
    if (text !== undefined && text !== before) contents.set(file, text);
  }
  return contents;
}

function snapshotText(season: number, as_of: string): string {
  return `${JSON.stringify({ season, as_of, source: "the league's official feed" }, null, 2)}\n`;
}
