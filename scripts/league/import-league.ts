import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeFault, UserError } from '../../build/errors.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { leagueSchema } from '../../src/records/league-schema.ts';
import { seasonName } from '../../src/records/season-rules.ts';
import { slugOf } from '../../src/records/text.ts';
import { parseWholeNumber } from '../cli/command.ts';
import { snapshotText } from '../refresh/data-files.ts';
import {
  checkContents,
  type DatasetContents,
  parseContents,
  readContents,
  tableContents,
  writeContents,
} from './dataset-files.ts';
import { decideCountry } from './decide/decide-country.ts';
import { Decisions } from './decide/decisions.ts';
import { decidePoints, decideTieBreaks } from './decide/points-and-ties.ts';
import { examplesOf } from './examples.ts';
import { type LeagueRules, newLeague } from './league-file.ts';
import { leagueReadme } from './league-readme.ts';
import { type ListTables, mergeDataset, noTables } from './merge/merge-dataset.ts';
import type { MergeReport } from './merge/merge-report.ts';
import { lastKnownDay, placeMatches, rowsOfList } from './place-matches.ts';
import { type FileMatch, type Lists, readLists } from './read/read-lists.ts';
import { selectMatches } from './select-matches.ts';

/** What the user says of a list. */
export interface ImportOptions {
  readonly country?: string | undefined;
  readonly name?: string | undefined;
  readonly data?: string | undefined;
  readonly division?: string | undefined;
  readonly season?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly clock?: string | undefined;
  readonly firstMonth?: string | undefined;
  readonly points?: string | undefined;
  readonly same?: readonly string[] | undefined;
  readonly different?: readonly string[] | undefined;
  readonly source?: string | undefined;
  readonly accepted: ReadonlySet<string>;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly isUpdate: boolean;
  readonly isDryRun: boolean;
  readonly isWhole: boolean;
}

/** What a dataset has before an import: nothing where the league is new. */
interface Stored {
  readonly contents: DatasetContents;
  readonly dataset: Dataset | undefined;
}

/**
 * Makes a league of lists of results, or takes them into one that exists. The dataset is checked before anything is written.
 *
 * @param names files, folders, or `-` for standard input
 * @returns the folder, and the lines of the report
 * @throws {UserError} with what has to be answered, corrected or accepted
 */
export async function importLeague(names: readonly string[], options: ImportOptions) {
  const decisions = new Decisions();
  const lists = await readLists(names, decisions);
  const matches = selectMatches(lists, options, decisions);
  const name = options.name ?? titleOf(lists) ?? divisionOf(matches);
  const folder =
    options.data ?? (name === undefined ? undefined : path.join('leagues', slugOf(name) || 'league'));
  const stored = await readStored(folder, options);
  if (name === undefined && !stored.dataset) decisions.ask('the name of the league', "--name 'NAME'");
  const league = stored.dataset?.league;
  const country = league
    ? undefined
    : decideCountry(options.country, options.timeZone, daysOf(matches), decisions);
  const placed = placeMatches(
    matches,
    {
      timeZone: options.timeZone ?? league?.time_zones[0] ?? country?.timeZone ?? 'UTC',
      clock: options.clock ?? lists.clock,
      firstMonth: league?.season_first_month ?? monthOf(options.firstMonth),
      answers: { same: options.same ?? [], different: options.different ?? [] },
      storedIds: new Map(stored.dataset?.clubNames.map(({ name, club_id }) => [name, club_id])),
    },
    decisions,
  );
  decisions.requireAnswers();
  const rows = rowsOfList(placed);
  const source =
    options.source ?? lists.source ?? `the list ${names.map((file) => path.basename(file)).join(', ')}`;
  const firstSeason = Math.min(...placed.stages.keys());
  const merged = mergeDataset(
    stored.dataset ?? noTables,
    league ??
      startLeague(
        { name: `${name}`, country, firstSeason, firstMonth: placed.firstMonth, source },
        options,
        decisions,
      ),
    { listed: placed, rows, accepted: options.accepted, isWhole: options.isWhole, now: new Date() },
  );
  const contents = withTables(stored, merged.tables, merged.league, source);
  const target = folder ?? 'leagues/league';
  const { exceptions, warnings } = checkContents(contents, target, options.accepted);
  const checked = new Map([...contents, ...tableContents({ knownExceptions: exceptions }, contents)]);
  const changed = options.isDryRun ? [] : await writeContents(target, stored.contents, checked);
  return {
    folder: target,
    lines: [
      ...decisions.lines,
      ...[...placed.stages.keys()].map((season) => describeSeason(merged.tables, merged.league, season)),
      ...warnings.map((fault) => `warning: ${describeFault(fault)}`),
      ...describeMerge(merged.report, stored.dataset !== undefined),
      ...describeFiles(target, changed.length, options.isDryRun),
    ],
  };
}

/** Says what an update did, and what it did not do without the user's word. */
function describeMerge(
  { summary, lines, contradictions, needed }: MergeReport,
  isUpdate: boolean,
): readonly string[] {
  return [
    ...(isUpdate ? [summary, ...lines] : []),
    ...contradictions.map(({ message }) => `not changed: ${message}`),
    ...needed.map((line) => `not changed; to accept it: --accept '${line}'`),
  ];
}

function describeFiles(folder: string, changed: number, isDryRun: boolean): readonly string[] {
  if (isDryRun) return ['Nothing was written (--dry-run)'];
  const written = changed === 0 ? `Nothing changed in ${folder}` : `Wrote ${changed} files to ${folder}`;
  return [written, `Next: npm start -- --data ${folder}`];
}

/** Returns the title of a list without its season: `Premier League 2024/25` is the Premier League. */
function titleOf({ titles }: Lists): string | undefined {
  const names = new Set(
    titles.map((title) => title.replace(/[\s,]*\(?\d{4}([/–-]\d{2,4})?\)?\s*$/, '').trim()),
  );
  const [name, another] = names;
  return another === undefined ? name : undefined;
}

/** Returns the name of the only division of a list, where it is one in words and no code such as E0. */
function divisionOf(matches: readonly FileMatch[]): string | undefined {
  const [division, another] = new Set(matches.map((match) => match.division));
  return another === undefined && /\p{Ll}{3}/u.test(division ?? '') ? (division ?? undefined) : undefined;
}

/** Reads the dataset of a folder, if the user says that it is to be updated. */
async function readStored(folder: string | undefined, { isUpdate }: ImportOptions): Promise<Stored> {
  const none = { contents: new Map<string, string>(), dataset: undefined };
  if (folder === undefined) return none;
  const exists = existsSync(path.join(folder, 'league.json'));
  if (isUpdate && !exists) throw new UserError(`${folder} has no league.json; expected a league to update`);
  if (exists && !isUpdate)
    throw new UserError(
      `${folder} has a league; add --update to take the list into it, or name another --data`,
    );
  if (!exists) return none;
  const contents = await readContents(folder);
  return { contents, dataset: parseContents(contents, folder).dataset };
}

function daysOf(matches: readonly FileMatch[]): string[] {
  const hasTime = matches.some(({ time, instant }) => (time ?? instant) !== null);
  // Without a time of day, the clock decides nothing.
  return hasTime
    ? [...new Set(matches.flatMap(({ date, instant }) => (date ?? instant)?.slice(0, 10) ?? []))]
    : [];
}

function monthOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseWholeNumber('--first-month', text, 1, 12);
}

function startLeague(
  options: Omit<Parameters<typeof newLeague>[0], 'points' | 'tieBreaks' | 'country'> & {
    readonly country: Parameters<typeof newLeague>[0]['country'] | undefined;
  },
  { points }: ImportOptions,
  decisions: Decisions,
): LeagueRules {
  const { country } = options;
  if (country === undefined) throw new Error('the country was not decided');
  return newLeague({
    ...options,
    country,
    points: decidePoints(country.code, options.firstSeason, points, decisions),
    tieBreaks: decideTieBreaks(country.code, decisions),
  });
}

/** Returns the files of a dataset with new tables and their league. */
function withTables(
  stored: Stored,
  tables: ListTables,
  league: LeagueRules,
  source: string,
): Map<string, string> {
  const season = Math.max(...tables.seasons.map((row) => row.season));
  const examples = stored.dataset?.league.examples ?? examplesOf(tables, season);
  const { data, error } = leagueSchema.safeParse({ ...league, examples });
  if (!data) {
    const [issue] = error.issues;
    throw new UserError(`${issue?.path.join('.')} of league.json is not valid: ${issue?.message}`);
  }
  const snapshot = { season, as_of: lastKnownDay(tables.matches), source };
  return new Map([
    ...stored.contents,
    ...tableContents(tables, stored.contents),
    ['league.json', `${JSON.stringify(data, null, 2)}\n`],
    ['snapshot.json', snapshotText(snapshot)],
    ...(stored.dataset ? [] : [['README.md', leagueReadme(data)] as const]),
  ]);
}

/** Says in a line what a season has. */
function describeSeason({ matches, seasons }: ListTables, league: LeagueRules, season: number): string {
  const own = matches.filter((match) => match.season === season);
  const clubs = new Set(own.flatMap(({ home_club, away_club }) => [home_club, away_club]));
  const row = seasons.find((candidate) => candidate.season === season) as DatasetRow<'seasons'>;
  const champion = row.champion === null ? 'no champion' : `champion ${row.champion}`;
  const name = seasonName(season, league.season_first_month);
  return `${name}: ${own.length} matches of ${clubs.size} clubs, ${row.format.toLowerCase()}; ${champion}`;
}
