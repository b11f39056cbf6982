import { UserError } from '../../build/errors.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { replaceFiles, withDataLock } from '../../build/replace-files.ts';
import { championOf, decidingStage, standingsWinnerOf } from '../../src/derive/champion.ts';
import { seasonContext } from '../../src/feed/season-context.ts';
import { stageRemedy } from '../../src/integrity/season-is-whole.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { isOpen } from '../../src/records/match-status.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import { compareTable } from '../refresh/compare-table.ts';
import { changedContents, checkContents, fileOf } from '../refresh/data-files.ts';
import { fetchStandings } from '../refresh/fetch-season.ts';
import type { FeedClient } from '../refresh/json-client.ts';
import { computeTables } from './compute-tables.ts';

type StandingRow = DatasetRow<'standings'>;

/** What is stored of a season that is closed. */
export interface ClosedSeason {
  readonly champion: string;
  /** Null where the season has no table. */
  readonly regularSeasonWinner: string | null;
  /** The current season from then on. */
  readonly current: number;
  /** The files that were written: none where nothing changed. */
  readonly files: readonly string[];
}

/**
 * Closes a season whose matches are all over: stores the league's own table, or those computed from the results where
 * the feed has none; the champion; and the winner of the table. Makes the next season the current one if `data/` has
 * its matches.
 *
 * @throws {UserError} if the season is not over, or the feed's table does not follow from the results
 * @throws {DatasetError} if the result breaks an integrity rule; nothing is then written
 */
export function closeSeason(
  root: string,
  feed: FeedClient | undefined,
  season: number,
): Promise<ClosedSeason> {
  return withDataLock(root, async () => {
    const { dataset, locations } = await readDataset(root);
    const matches = ofSeason(dataset.matches, season);
    assertOver(matches, season);
    assertStaged(matches, season);
    const computed = computeTables(dataset, season);
    const table = (feed && (await fetchTable(feed, dataset, season))) ?? computed;
    // The feed has the table of the first stage alone: those of others are the stored ones, or follow from the results.
    const standings = addStages(addStages(table, ofSeason(dataset.standings, season)), computed);
    const regularSeasonWinner = winnerOf(standings, dataset, season);
    const champion = assertChampion(matches, season, regularSeasonWinner);
    const seasons = dataset.seasons.map((row) =>
      row.season === season ? { ...row, champion, regular_season_winner: regularSeasonWinner } : row,
    );
    const contents = await changedContents(root, season, { seasons, standings });
    const current = currentAfter(dataset, season);
    if (current !== dataset.snapshot.season) {
      const snapshot = { ...dataset.snapshot, season: current };
      contents.set('data/snapshot.json', `${JSON.stringify(snapshot, null, 2)}\n`);
    }
    // Only the result is checked: some rules and exceptions concern a season once it is closed.
    checkContents(dataset, locations, season, { seasons, standings }, contents);
    await replaceFiles(root, contents);
    return { champion, regularSeasonWinner, current, files: [...contents.keys()] };
  });
}

/** Returns rows of tables with those of other stages. */
function addStages(rows: readonly StandingRow[], others: readonly StandingRow[]): StandingRow[] {
  const stages = new Set(rows.map(({ stage }) => stage));
  return [...rows, ...others.filter(({ stage }) => !stages.has(stage))];
}

/**
 * Fetches the league's table; undefined where the feed has none.
 *
 * @throws {UserError} if it does not follow from the results
 */
async function fetchTable(feed: FeedClient, dataset: Dataset, season: number) {
  const table = await fetchStandings(feed, seasonContext(dataset, season));
  if (!table) return undefined;
  const difference = compareTable(season, table, ofSeason(dataset.matches, season));
  if (difference) throw new UserError(difference);
  return table.toSorted((a, b) => a.position - b.position);
}

/**
 * Returns the current season once a season is closed: the next, where the closed one was current and that has matches.
 */
function currentAfter({ seasons, matches, snapshot }: Dataset, season: number): number {
  const played = new Set(matches.map((match) => match.season));
  const next = seasons.find((row) => row.season > season && played.has(row.season))?.season;
  return snapshot.season === season ? (next ?? season) : snapshot.season;
}

/** @throws {UserError} if a match is still to be played */
function assertOver(matches: readonly DatasetRow<'matches'>[], season: number): void {
  const open = matches.filter(({ status }) => isOpen(status));
  const [first] = open;
  if (first)
    throw new UserError(
      `${season} is not over: ${open.length} matches are to be played, the first on ${first.date} (${first.home_club} v ${first.away_club})`,
    );
}

/** @throws {UserError} if the stage of a match is not known: no table would count it */
function assertStaged(matches: readonly DatasetRow<'matches'>[], season: number): void {
  const { length } = matches.filter(({ stage }) => stage === null);
  if (length > 0)
    throw new UserError(`${length} matches of ${fileOf('matches', season)} have no stage: ${stageRemedy}`);
}

/** @throws {UserError} if the stage that decides the season has no winner */
function assertChampion(
  matches: readonly DatasetRow<'matches'>[],
  season: number,
  tableWinner: string | null,
): string {
  const champion = championOf(season, matches, tableWinner);
  if (champion) return champion;
  const decider = decidingStage(season) ?? 'table';
  throw new UserError(`${season} has no ${decider} with a winner in ${fileOf('matches', season)}`);
}

/**
 * Returns the winner of the season's table; null where no stage counts for one, as in a tournament of groups.
 *
 * @throws {UserError} if the table names none
 */
function winnerOf(published: readonly StandingRow[], dataset: Dataset, season: number): string | null {
  const stages = ofSeason(dataset.stages, season);
  const winner = standingsWinnerOf({
    stages,
    standings: published,
    matches: ofSeason(dataset.matches, season),
  });
  if (winner || !stages.some(({ table }) => table === 'season')) return winner;
  throw new UserError(`${season} has no table with a winner; expected rows of its stages`);
}
