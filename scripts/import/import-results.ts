import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import fastGlob from 'fast-glob';
import { UserError } from '../../build/errors.ts';
import { parseDataset } from '../../build/read/dataset.ts';
import { inOrderOfPlay } from '../../src/derive/matches.ts';
import type { DatasetTable } from '../../src/records/dataset/define-table.ts';
import {
  type Dataset,
  type DatasetRow,
  type DatasetTableName,
  datasetTables,
} from '../../src/records/dataset/index.ts';
import { ofSeason, seasonOfDay } from '../../src/records/season-rules.ts';
import { ascending, formatInstant } from '../../src/records/text.ts';
import { byName } from '../../src/records/typed.ts';
import { describeSeason } from './describe-season.ts';
import { importedLeague, type StageOptions } from './imported-league.ts';
import { json, noResults } from './new-league.ts';
import type { ListedResult } from './parse-results.ts';
import { type ClubFacts, clubNamed, fillPlaces, type Places, slugOf, storedPlaces } from './places.ts';
import { matchRow, seasonRow, stageRows } from './season-rows.ts';

interface ImportOptions extends StageOptions {
  /** The folder of the dataset. */
  readonly folder: string;
  readonly results: readonly ListedResult[];
  /** What the results do not say of their clubs and venues. */
  readonly given: Places;
}

/**
 * Imports a list of results into a dataset: matches, clubs with their names, venues, stages, seasons and, where every
 * match is played, tables. Rows that are there already are replaced, never removed.
 *
 * @returns the files that were written, and lines on each season that results were imported of, as it is in the dataset
 * @throws {UserError} if the results do not say enough; nothing is then written
 * @throws {DatasetError} with the faults of the files that are there
 */
export async function importResults({ folder, results, given, ...options }: ImportOptions) {
  const dataset = await readFolder(folder);
  const { league, snapshot } = dataset;
  const places = fillPlaces(results, given, storedPlaces(dataset), `${league.time_zones[0]}`);
  const stageOf = ({ stage }: ListedResult) => (stage === null ? options.stage : slugOf(stage));
  const bySeason = new Map(
    [...Map.groupBy(results, ({ date }) => seasonOfDay(league, date))].sort(([a], [b]) => a - b),
  );
  const hasResults = snapshot.source !== noResults;
  const lastSeason = Math.max(...bySeason.keys(), hasResults ? snapshot.season : 0);

  const newMatches = results.map((row) => matchRow(places, row, seasonOfDay(league, row.date), stageOf(row)));
  const matches = merge('matches', dataset.matches, newMatches).sort(inOrderOfPlay);
  const seasonTables = mergeSeasons(dataset, matches, newMatches, options.table, lastSeason);

  const inOrderOfSeasons = (a: { season: number }, b: { season: number }) => a.season - b.season;
  const storedMatches = new Map(dataset.matches.map((match) => [match.match_id, match]));
  const last_updated = formatInstant(new Date());
  const newUpdates = newMatches
    .filter((match) => !isDeepStrictEqual(match, storedMatches.get(match.match_id)))
    .map(({ match_id, season }) => ({ match_id, season, last_updated }));
  const tables = {
    matchUpdates: merge('matchUpdates', dataset.matchUpdates, newUpdates),
    matches,
    standings: seasonTables.standings,
    ...clubRows(dataset, places, bySeason),
    venues: venueRows(dataset, places),
    stages: seasonTables.stages.toSorted(inOrderOfSeasons),
    seasons: seasonTables.seasons.toSorted(inOrderOfSeasons),
  };
  const days = newMatches.flatMap(({ status, date }) => (status === 'FINISHED' ? date : []));
  // An import of earlier results does not make the dataset older.
  const as_of = [...days, ...(hasResults ? [snapshot.as_of] : [])].sort(ascending).at(-1);
  const contents = new Map([
    ...Object.entries(tables).flatMap(([name, rows]) =>
      // These are the tables of the dataset by their names.
      filesOf(name as DatasetTableName, rows, [...bySeason.keys()]),
    ),
    [
      'snapshot.json',
      json({ season: lastSeason, as_of: as_of ?? `${lastSeason}-01-01`, source: options.source }),
    ],
    ['league.json', json(importedLeague(league, places, bySeason, options, stageOf))],
  ]);
  for (const [name, content] of contents) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  if (!hasResults && !bySeason.has(snapshot.season))
    await rm(path.join(folder, `matches/${snapshot.season}.csv`), { force: true });
  const { stages } = seasonTables;
  const imported = { ...dataset, matches, stages, snapshot: { ...snapshot, season: lastSeason } };
  return {
    files: [...contents.keys()].map((name) => path.join(folder, name)),
    seasons: [...bySeason.keys()].flatMap((season) => describeSeason(imported, season)),
  };
}

/** Returns the stages, tables and seasons of a dataset with those that follow from new matches. */
function mergeSeasons(
  dataset: Dataset,
  matches: readonly DatasetRow<'matches'>[],
  newMatches: readonly DatasetRow<'matches'>[],
  tableOption: StageOptions['table'],
  lastSeason: number,
) {
  const { league, snapshot } = dataset;
  const newSeasons = [...new Set(newMatches.map(({ season }) => season))].sort((a, b) => a - b);
  const table = tableOption === 'none' ? null : tableOption;
  // A new league has a season without matches.
  const isKept = ({ season }: { season: number }) =>
    snapshot.source !== noResults || newSeasons.includes(season);
  let seasons = dataset.seasons.filter(isKept);
  let { stages, standings } = dataset;
  for (const season of newSeasons) {
    const listedStages = new Set(ofSeason(newMatches, season).map(({ stage }) => stage));
    const seasonMatches = ofSeason(matches, season);
    const listedMatches = seasonMatches.filter(({ stage }) => listedStages.has(stage));
    const newRows = stageRows(league, listedMatches, table, season === lastSeason);
    stages = merge('stages', stages, newRows.stages);
    standings = merge('standings', standings, newRows.standings);
    const rows = {
      league,
      matches: seasonMatches,
      stages: ofSeason(stages, season),
      standings: ofSeason(standings, season),
    };
    const [stored] = ofSeason(seasons, season);
    seasons = merge('seasons', seasons, [seasonRow(rows, season, stored, table === 'season')]);
  }
  return { stages, standings, seasons };
}

/** Reads a dataset, whose folder may have another name than `data`. */
async function readFolder(folder: string): Promise<Dataset> {
  if (!existsSync(path.join(folder, 'league.json')))
    throw new UserError(`${folder}/league.json does not exist; begin with npm run import -- --name`);
  const names = await fastGlob('**/*.{csv,json}', { cwd: folder });
  const files = names
    .sort()
    .map(async (name) => [`data/${name}`, await readFile(path.join(folder, name))] as const);
  return parseDataset(new Map(await Promise.all(files)), 'data').dataset;
}

/** Returns the rows of a table with new ones, which replace those with the same key and follow the others. */
function merge<Name extends DatasetTableName>(
  name: Name,
  storedRows: readonly DatasetRow<Name>[],
  newRows: readonly DatasetRow<Name>[],
): DatasetRow<Name>[] {
  const { key, seasonal }: DatasetTable = datasetTables[name];
  const columns = seasonal ? ['season', ...key] : key;
  const keyOf = (row: object) => columns.map((column) => byName(row)[column]).join(' ');
  const byKey = new Map(newRows.map((row) => [keyOf(row), row]));
  return [...storedRows.filter((row) => !byKey.has(keyOf(row))), ...byKey.values()];
}

/** Returns the clubs and their names with those that are new. Both begin with the first season of which there are results. */
function clubRows(
  { clubs, clubNames }: Dataset,
  places: Places,
  bySeason: ReadonlyMap<number, readonly ListedResult[]>,
) {
  const listed = new Map<string, { club: ClubFacts; season: number }>();
  for (const [season, results] of bySeason) {
    for (const name of results.flatMap(({ home, away }) => [home, away])) {
      const club = clubNamed(places, name);
      if (!listed.has(club.club_id)) listed.set(club.club_id, { club, season });
    }
  }
  const startOf = (id: string, season: number) => Math.min(season, listed.get(id)?.season ?? season);
  const isFirstName = ({ club_id, from_season }: DatasetRow<'clubNames'>) =>
    clubNames.every((other) => other.club_id !== club_id || other.from_season >= from_season);
  const storedIds = new Set(clubs.map(({ club_id }) => club_id));
  const newClubs = [...listed.values()].filter(({ club }) => !storedIds.has(club.club_id));
  return {
    clubs: [
      ...clubs.map((row) => ({ ...row, first_season: startOf(row.club_id, row.first_season) })),
      ...newClubs.map(({ club, season }) => ({
        ...club,
        first_season: season,
        status: 'active',
        home_venue_id: slugOf(club.venue),
      })),
    ],
    clubNames: [
      ...clubNames.map((row) =>
        isFirstName(row) ? { ...row, from_season: startOf(row.club_id, row.from_season) } : row,
      ),
      ...newClubs.map(({ club: { club_id, name }, season }) => ({
        club_id,
        name,
        short_name: name,
        from_season: season,
      })),
    ],
  };
}

/** Returns the venues with those that are new. */
function venueRows({ venues }: Dataset, places: Places): object[] {
  const storedIds = new Set(venues.map(({ venue_id }) => venue_id));
  const listed = places.venues.map((venue) => ({ ...venue, venue_id: slugOf(venue.name), status: 'active' }));
  return [...venues, ...listed.filter(({ venue_id }) => !storedIds.has(venue_id))];
}

/** Returns the files of a table by name, with the columns of its schema; of a seasonal one, those of some seasons that have rows. */
function filesOf(
  name: DatasetTableName,
  rows: readonly object[],
  seasons: readonly number[],
): [string, string][] {
  const { name: file, seasonal, row }: DatasetTable = datasetTables[name];
  const text = (fileRows: readonly object[]) =>
    stringify([...fileRows], { header: true, columns: Object.keys(row.shape), cast: { boolean: String } });
  if (!seasonal) return [[`${file}.csv`, text(rows)]];
  const bySeason = Map.groupBy(rows, (fields) => byName(fields).season);
  return seasons.flatMap((season) => {
    const seasonRows = bySeason.get(season);
    return seasonRows ? [[`${file}/${season}.csv`, text(seasonRows)]] : [];
  });
}
