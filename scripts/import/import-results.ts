import { inOrderOfPlay } from '../../src/derive/order.ts';
import { countByFormat } from '../../src/integrity/schedule.ts';
import type { League } from '../../src/records/league-schema.ts';
import { seasonOfDay } from '../../src/records/season-rules.ts';
import { DatasetFolder, makeFacts, slugOf, type TextRow } from './dataset-folder.ts';
import { describeSeason } from './describe-season.ts';
import { importedLeague, type StageOptions } from './imported-league.ts';
import type { ListedResult } from './parse-results.ts';
import {
  type ClubFacts,
  clubColumns,
  completePlaces,
  type Places,
  type VenueFacts,
  venueColumns,
} from './places.ts';
import { clubRows, isOver, matchRow, seasonRow, storedMatches, tableRows, venueRow } from './rows.ts';

/** Compares rows by season. */
function inOrderOfSeasons(a: TextRow, b: TextRow): number {
  return Number(a.season) - Number(b.season);
}

/** Compares rows of matches by the order of play. */
function inOrderOfMatches(a: TextRow, b: TextRow): number {
  return inOrderOfPlay(fixtureOf(a), fixtureOf(b));
}

function fixtureOf({ date = '', kickoff_utc = '', match_id = '' }: TextRow) {
  return { date, kickoff_utc, match_id };
}

const byName = new Intl.Collator('en', { numeric: true });

/** Returns stages in order of play; those that are played at the same time, such as groups, by name. */
export function orderStages(matches: ReadonlyMap<string, readonly { readonly date: string }[]>): string[] {
  const spans = [...matches].map(([stage, own]) => {
    const days = own.map(({ date }) => date).sort();
    return { stage, first: days[0] ?? '', last: days.at(-1) ?? '' };
  });
  spans.sort((a, b) => (a.first < b.first ? -1 : 1));
  const rounds: { stages: string[]; last: string }[] = [];
  for (const { stage, first, last } of spans) {
    const round = rounds.at(-1);
    if (round && first <= round.last) {
      round.stages.push(stage);
      round.last = last > round.last ? last : round.last;
    } else rounds.push({ stages: [stage], last });
  }
  return rounds.flatMap(({ stages }) => stages.sort(byName.compare));
}

/** Returns the clubs and venues of a dataset, by each of the names that they have in it. */
async function storedPlaces(folder: DatasetFolder): Promise<Places> {
  const [clubs, names, venues] = await Promise.all(
    (['clubs', 'clubNames', 'venues'] as const).map((table) => folder.rows(table, 0)),
  );
  const venueById = new Map(venues?.map((row) => [row.venue_id, row]));
  return {
    venues: (venues ?? []).map((row) => makeFacts(venueColumns, row)),
    clubs: (clubs ?? []).flatMap((club) => {
      const home = venueById.get(club.home_venue_id);
      const row = { ...home, ...club, venue: home?.name ?? '' };
      return (names ?? [])
        .filter(({ club_id }) => club_id === club.club_id)
        .map(({ name = '' }) => makeFacts(clubColumns, { ...row, name }));
    }),
  };
}

interface ImportOptions extends StageOptions {
  /** The folder of the dataset. */
  readonly folder: string;
  readonly results: readonly ListedResult[];
  /** What the results do not say of their clubs and venues. */
  readonly given: Places;
}

interface ImportReport {
  readonly files: readonly string[];
  /** Lines on each season that results were imported of, as it is in the dataset. */
  readonly seasons: readonly string[];
}

/** What an import needs at hand for each of its seasons. */
interface ImportContext {
  readonly folder: DatasetFolder;
  readonly league: League;
  readonly options: ImportOptions;
  clubNamed(name: string): ClubFacts;
  venueNamed(name: string): VenueFacts;
}

/**
 * Imports a list of results into a dataset: matches, clubs with their names, venues, stages, seasons and, where every
 * match is played, tables. Rows that are there already are replaced, never removed.
 *
 * @returns the files that were written, and what they have of each season
 * @throws {UserError} if the results do not say enough; nothing is then written
 */
export async function importResults(options: ImportOptions): Promise<ImportReport> {
  const folder = new DatasetFolder(options.folder);
  const league = await folder.league();
  const { results, given } = options;
  const zone = String(league.time_zones[0]);
  const places = completePlaces(results, given, await storedPlaces(folder), zone);
  const context: ImportContext = {
    folder,
    league,
    options,
    // They were completed for every name of the results.
    clubNamed: (name) => places.clubs.find((club) => club.name === name) as ClubFacts,
    venueNamed: (name) => places.venues.find((venue) => venue.name === name) as VenueFacts,
  };

  const bySeason = Map.groupBy(results, ({ date }) => seasonOfDay(league, date));
  const storedSnapshot = await folder.snapshot();
  const lastSeason = Math.max(...bySeason.keys(), storedSnapshot?.season ?? 0);
  if (!storedSnapshot && !bySeason.has(league.first_season))
    await folder.removeEmptySeason(league.first_season);
  const files: string[] = [];
  const seasons: string[] = [];
  for (const [season, ofSeason] of [...bySeason].sort(([a], [b]) => a - b)) {
    files.push(...(await importSeason(context, season, ofSeason, season === lastSeason)));
    seasons.push(...(await describeSeason(folder, league, season, season === lastSeason)));
  }
  files.push(await folder.merge('venues', 0, await unstored(folder, 'venues', places.venues.map(venueRow))));
  const days = results.filter(({ score }) => score !== null).map(({ date }) => date);
  // An import of earlier results does not make the dataset older.
  const as_of = [...days, storedSnapshot?.as_of ?? ''].sort().at(-1) || `${lastSeason}-01-01`;
  files.push(await folder.writeJson('snapshot.json', { season: lastSeason, as_of, source: options.source }));
  files.push(await folder.writeJson('league.json', importedLeague(league, places, bySeason, options)));
  return { files: [...new Set(files)], seasons };
}

async function importSeason(
  { folder, league, options, clubNamed, venueNamed }: ImportContext,
  season: number,
  results: readonly ListedResult[],
  isLast: boolean,
): Promise<string[]> {
  const stageOf = ({ stage }: ListedResult) => (stage === null ? options.stage : slugOf(stage));
  const rows = results.map((result) => matchRow(result, season, stageOf(result), clubNamed, venueNamed));
  const files = [await folder.merge('matches', season, rows, inOrderOfMatches)];

  const names = new Set(results.flatMap(({ home, away }) => [home, away]));
  const clubs = [...names].map((name) => clubRows(clubNamed(name), season));
  for (const name of ['clubs', 'clubNames'] as const) {
    const clubsOrNames = clubs.map((club) => club[name]);
    await startBy(folder, name, season, new Set(clubsOrNames.map(({ club_id }) => club_id)));
    files.push(await folder.merge(name, season, await unstored(folder, name, clubsOrNames)));
  }

  const table = options.table === 'none' ? null : options.table;
  const listedStages = new Set(rows.map(({ stage }) => stage));
  const matches = (await storedMatches(folder, season)).filter(({ stage }) => listedStages.has(stage));
  const byStage = Map.groupBy(matches, ({ stage }) => stage);
  const stages = orderStages(byStage).map((stage) => {
    const ofStage = byStage.get(stage) ?? [];
    // The last season may be listed as far as it is played.
    const matches = table === null || isLast ? ofStage.length : countByFormat(ofStage);
    return { season, stage, matches, table };
  });
  files.push(await folder.merge('stages', season, stages, inOrderOfSeasons));

  const standings = stages.flatMap(({ stage }) => {
    const ofStage = byStage.get(stage) ?? [];
    return table !== null && ofStage.every(isOver) ? tableRows(ofStage, league, stage) : [];
  });
  if (standings.length > 0) files.push(await folder.merge('standings', season, standings));
  const row = await seasonRow(folder, league, season, table === 'season');
  files.push(await folder.merge('seasons', season, [row], inOrderOfSeasons));
  return files;
}

/** Lets clubs, and the first of their names, begin with a season that is earlier than those the dataset has of them. */
async function startBy(
  folder: DatasetFolder,
  table: 'clubs' | 'clubNames',
  season: number,
  clubs: ReadonlySet<string>,
): Promise<void> {
  const column = table === 'clubs' ? 'first_season' : 'from_season';
  const rows = await folder.rows(table, season);
  const firstOf = Map.groupBy(rows, ({ club_id }) => club_id);
  const changed = rows.map((row) => {
    const seasons = (firstOf.get(row.club_id) ?? []).map((other) => Number(other[column]));
    const isFirst = Number(row[column]) === Math.min(...seasons);
    const isLater = clubs.has(row.club_id ?? '') && Number(row[column]) > season;
    return isFirst && isLater ? { ...row, [column]: String(season) } : row;
  });
  await folder.replace(table, season, changed);
}

/** Returns the rows whose club or venue has none yet: what was edited since stays. */
async function unstored<Row extends { readonly club_id: string } | { readonly venue_id: string }>(
  folder: DatasetFolder,
  table: 'clubs' | 'clubNames' | 'venues',
  rows: readonly Row[],
): Promise<Row[]> {
  const idOf = (row: { club_id?: string; venue_id?: string }) => row.club_id ?? row.venue_id;
  const storedIds = new Set((await folder.rows(table, 0)).map(idOf));
  return rows.filter((row) => !storedIds.has(idOf(row)));
}
