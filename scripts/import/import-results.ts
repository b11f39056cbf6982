import { UserError } from '../../build/errors.ts';
import type { League } from '../../src/records/league-schema.ts';
import { inForce } from '../../src/records/points.ts';
import { type Ask, type ClubFacts, completeFacts } from './clubs.ts';
import { DatasetFolder, type TextRow } from './dataset-folder.ts';
import { importedLeague } from './imported-league.ts';
import type { ListedResult } from './parse-results.ts';
import { clubRows, matchRow, tableRows } from './rows.ts';
import { slugOf } from './slug.ts';

export interface ImportOptions {
  /** The folder of the dataset. */
  readonly folder: string;
  readonly results: readonly ListedResult[];
  /** The stage of matches whose row names none. */
  readonly stage: string;
  /** What the matches count for: the table of the season, a table of the stage, or none. */
  readonly table: 'season' | 'own' | 'none';
  /** The source of the results and its licence. */
  readonly source: string;
  readonly facts: readonly ClubFacts[];
  readonly ask: Ask | undefined;
}

/**
 * Imports a list of results into a dataset: matches, clubs with their names and venues, stages, seasons and, where every
 * match is played, tables. Rows that are there already are replaced, never removed.
 *
 * @returns the files that were written
 * @throws {UserError} if the results do not say enough; nothing is then written
 */
export async function importResults(options: ImportOptions): Promise<string[]> {
  const folder = new DatasetFolder(options.folder);
  const league = await folder.league();
  const names = [...new Set(options.results.flatMap(({ home, away }) => [home, away]))];
  const facts = await completeFacts(names, options.facts, String(league.time_zones[0]), options.ask);
  // The facts were completed for every name of the results.
  const factsOf = (name: string) => facts.find((one) => one.name === name) as ClubFacts;
  const unknownVenue = options.results.find(
    ({ venue }) => venue !== null && !facts.some((one) => one.venue === venue),
  );
  if (unknownVenue)
    throw new UserError(
      `'${unknownVenue.venue}' is the venue of no club; expected one of --clubs, or no column 'venue'`,
    );

  const bySeason = Map.groupBy(options.results, ({ date }) => seasonOf(date, league));
  const files: string[] = [];
  for (const [season, results] of [...bySeason].sort(([a], [b]) => a - b)) {
    files.push(...(await importSeason(folder, league, season, results, factsOf, options)));
  }
  const days = options.results.filter(({ score }) => score !== null).map(({ date }) => date);
  const season = Math.max(...bySeason.keys());
  // An import of earlier results does not make the dataset older.
  const stored = await folder.asOf();
  const as_of = [...days, stored ?? ''].sort().at(-1) || `${season}-01-01`;
  files.push(await folder.writeJson('snapshot.json', { season, as_of, source: options.source }));
  files.push(await folder.writeJson('league.json', importedLeague(league, facts, bySeason, options)));
  return [...new Set(files)];
}

function seasonOf(date: string, { season_first_month }: League): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return month >= season_first_month ? year : year - 1;
}

async function importSeason(
  folder: DatasetFolder,
  league: League,
  season: number,
  results: readonly ListedResult[],
  factsOf: (name: string) => ClubFacts,
  options: ImportOptions,
): Promise<string[]> {
  const stageOf = ({ stage }: ListedResult) => (stage === null ? options.stage : slugOf(stage));
  const rows = results.map((result) => matchRow(result, season, stageOf(result), factsOf));
  const files = [await folder.merge('matches', season, rows, inOrderOfPlay)];

  const known = new Set((await folder.rows('clubs', season)).map(({ club_id }) => club_id));
  const clubs = [...new Set(results.flatMap(({ home, away }) => [home, away]))].map(factsOf);
  const added = clubs.filter(({ club_id }) => !known.has(club_id)).map((one) => clubRows(one, season));
  for (const name of ['venues', 'clubs', 'clubNames'] as const) {
    const own = added.map((one) => one[name]);
    files.push(await folder.merge(name, season, own));
  }

  const table = options.table === 'none' ? null : options.table;
  const byStage = Map.groupBy(rows, ({ stage }) => stage);
  const stages = [...byStage].map(([stage, own]) => ({ season, stage, matches: own.length, table }));
  files.push(await folder.merge('stages', season, stages, inOrderOfSeasons));

  let winner: string | null = null;
  for (const [stage, own] of byStage) {
    if (table === null || own.some(({ status }) => status !== 'FINISHED')) continue;
    const standings = tableRows(own, league, season, stage);
    files.push(await folder.merge('standings', season, standings));
    if (table === 'season' && byStage.size === 1) winner = standings[0]?.club ?? null;
  }
  files.push(await mergeSeason(folder, league, season, winner));
  return files;
}

/** Writes the row of a season. What it has already stays; a champion by the table is its winner. */
async function mergeSeason(folder: DatasetFolder, league: League, season: number, winner: string | null) {
  const stored = (await folder.rows('seasons', season)).find((row) => row.season === String(season));
  const isByTable = inForce(league.champion, season).decided_by === 'table';
  const row = {
    season,
    feed_season_id: stored?.feed_season_id || String(season),
    format: stored?.format || 'One table',
    champion: stored?.champion || (isByTable ? winner : null),
    regular_season_winner: stored?.regular_season_winner || winner,
  };
  return folder.merge('seasons', season, [row], inOrderOfSeasons);
}

function inOrderOfSeasons(a: TextRow, b: TextRow): number {
  return Number(a.season) - Number(b.season);
}

function inOrderOfPlay(a: TextRow, b: TextRow): number {
  const keyOf = (row: TextRow) => [row.date, row.kickoff_utc || '~', row.match_id].join(' ');
  return keyOf(a) < keyOf(b) ? -1 : 1;
}
