import { UserError } from '../../build/errors.ts';
import type { Project } from '../../build/project.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { replaceFiles, withDataLock } from '../../build/replace-files.ts';
import { championOf, decidingStage, standingsWinnerOf } from '../../src/derive/honours.ts';
import { isOpen } from '../../src/derive/matches.ts';
import { rankResults } from '../../src/derive/ranking.ts';
import { feedAdapter, seasonContext } from '../../src/feed/adapters.ts';
import { readSchedule, readStandings } from '../../src/feed/read-lists.ts';
import { stageRemedy } from '../../src/integrity/match-rules.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { isUnbalanced, ofSeason } from '../../src/records/season-rules.ts';
import { compareTable } from '../refresh/compare-table.ts';
import {
  changedContents,
  checkContents,
  fileOf,
  snapshotFileOf,
  snapshotText,
} from '../refresh/data-files.ts';
import type { GetJson } from '../refresh/json-client.ts';
import { inUserTerms } from '../refresh/read-season.ts';

type StandingRow = DatasetRow<'standings'>;

/**
 * Closes a season whose matches are all over. It stores the champion, the league's own standings and their winner.
 * Where the feed has no standings, they are computed from the results. The next season becomes the current one if
 * the dataset has its matches.
 *
 * @returns what it stored, the current season from then on, and the files that were written: none where nothing changed
 * @throws {UserError} if the season is not over, or the feed's table does not follow from the results
 * @throws {DatasetError} if the result breaks an integrity rule; nothing is then written
 */
export function closeSeason(project: Project, feed: GetJson | undefined, season: number) {
  return withDataLock(project, async () => {
    const { dataset } = await readDataset(project);
    const { league, snapshot } = dataset;
    const matches = ofSeason(dataset.matches, season);
    assertComplete(project, matches, season);
    const fedStandings = feed ? await fetchTable(feed, dataset, season) : [];
    const standings = fillStandings(dataset, season, fedStandings);
    const stages = ofSeason(dataset.stages, season);
    // Null where no stage counts for it, as in a tournament of groups.
    const regularSeasonWinner = standingsWinnerOf({ league, stages, standings, matches });
    if (!regularSeasonWinner && stages.some(({ table }) => table === 'season'))
      throw new UserError(`${season} has no table with a winner; expected rows of its stages`);
    const champion = championOf(league, season, matches, regularSeasonWinner);
    assertDecided(project, dataset, season, champion);
    const seasons = dataset.seasons.map((row) =>
      row.season === season ? { ...row, champion, regular_season_winner: regularSeasonWinner } : row,
    );
    const contents = await changedContents(project, season, { seasons, standings });
    const seasonsWithMatches = new Set(dataset.matches.map((match) => match.season));
    const next = seasons.find((row) => row.season > season && seasonsWithMatches.has(row.season));
    const currentSeason = snapshot.season === season ? (next?.season ?? season) : snapshot.season;
    if (currentSeason !== snapshot.season)
      contents.set(snapshotFileOf(project), snapshotText({ ...snapshot, season: currentSeason }));
    // Only the result is checked: some rules and exceptions concern a season once it is closed.
    await checkContents(project, contents);
    await replaceFiles(project, contents);
    return { champion, regularSeasonWinner, currentSeason, files: [...contents.keys()] };
  });
}

/** @throws {UserError} if a match is still to be played, or has no stage, so that no standings would count it */
function assertComplete(project: Project, matches: readonly DatasetRow<'matches'>[], season: number): void {
  const open = matches.filter(({ status }) => isOpen(status));
  const [first] = open;
  if (first)
    throw new UserError(
      `${season} is not over: ${open.length} matches are to be played, the first on ${first.date} (${first.home_club} v ${first.away_club})`,
    );
  const { length } = matches.filter(({ stage }) => stage === null);
  if (length > 0)
    throw new UserError(
      `${length} matches of ${fileOf(project, 'matches', season)} have no stage: ${stageRemedy}`,
    );
}

/** @throws {UserError} if a season has no champion, although its stage or a table of equal meetings decides it */
function assertDecided(
  project: Project,
  { league, stages }: Dataset,
  season: number,
  champion: string | null,
): void {
  const decider = decidingStage(league, season);
  const isUndecided =
    decider === null && ofSeason(stages, season).some(({ stage }) => isUnbalanced(league, season, stage));
  if (champion !== null || isUndecided) return;
  const where = fileOf(project, 'matches', season);
  throw new UserError(`${season} has no ${decider ?? 'table'} with a winner in ${where}`);
}

/**
 * Returns the standings of each stage that has them. Where the feed has those of the first stage, the others are the stored ones.
 * What there is of neither follows from the results, with the stored deductions of points.
 */
function fillStandings(dataset: Dataset, season: number, fed: readonly StandingRow[]): StandingRow[] {
  const stages = ofSeason(dataset.stages, season).filter(({ table }) => table !== null);
  return stages.flatMap(({ stage }) => {
    const storedRows = ofSeason(dataset.standings, season).filter((row) => row.stage === stage);
    const fedRows = fed.filter((row) => row.stage === stage);
    if (fedRows.length > 0) return fedRows;
    if (fed.length > 0 && storedRows.length > 0) return storedRows;
    const results = ofSeason(dataset.matches, season).filter((match) => match.stage === stage);
    return rankResults(dataset.league, results, storedRows).map((row) => ({ season, stage, ...row }));
  });
}

/**
 * Fetches the league's own standings; no rows where the feed has none.
 *
 * @throws {UserError} if a row of them is not usable, or they do not follow from the results
 */
async function fetchTable(get: GetJson, dataset: Dataset, season: number): Promise<StandingRow[]> {
  const fetchAnswer = async (path: string) => ({ body: await get(path), at: new Date() });
  const request = {
    adapter: feedAdapter(dataset.league),
    context: seasonContext(dataset, season),
    fetchAnswer,
  };
  const { context } = await inUserTerms('the schedule', () => readSchedule(request));
  const { entries, rejected } = await inUserTerms('the table', () => readStandings({ ...request, context }));
  const [first] = rejected;
  if (first) throw new UserError(`the table: ${first}`);
  const difference = compareTable(dataset.league, season, entries, ofSeason(dataset.matches, season));
  if (difference) throw new UserError(difference);
  return entries.toSorted((a, b) => a.position - b.position);
}

/** Returns what closing a season did, a line each. */
export function describeClosed(season: number, result: Awaited<ReturnType<typeof closeSeason>>): string[] {
  const { champion, regularSeasonWinner, currentSeason, files } = result;
  return [
    `${season} is closed: champion ${champion ?? 'none'}, regular season won by ${regularSeasonWinner ?? 'no club'}`,
    files.length === 0 ? 'Nothing to write: the data has it already' : `Wrote ${files.join(', ')}`,
    currentSeason === season
      ? `${season} stays the current season until the data has matches of the next; then run this again`
      : `The current season is ${currentSeason}`,
  ];
}
