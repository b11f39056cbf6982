import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fastGlob from 'fast-glob';
import { dataPath, projectOf } from '../../build/project.ts';
import { root } from './root.ts';

/** The settings of a feed that does not exist: the tests replay it. */
export const feed = {
  adapter: 'sdp' as const,
  origin: 'https://feed.test',
  path: '/v2/li/seasons',
  competition: 'li',
  locale: 'es-ES',
  site: 'https://site.test',
};

/** The columns of ids in the form of the feed, the kind of id, and what it is an id of. */
const idColumns: readonly (readonly [column: string, kind: string, of: string])[] = [
  ['match_id', 'Match', 'match_id'],
  ['feed_season_id', 'Season', 'season'],
  ['feed_team_id', 'Team', 'club_id'],
  ['feed_stadium_id', 'Stadium', 'venue_id'],
];

/** One club has no id: it is inferred from the schedule, as for a new one. */
const withoutId = 'simsek-sk';

/** Returns the last part of an id: always the same for the same name. */
function shortId(kind: string, name: string): string {
  return createHash('sha256').update(`${kind} ${name}`).digest('hex').slice(0, 32);
}

type Row = Record<string, string>;

/** Returns the rows of a file with ids in the form of the feed. */
function withIds(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const ids = idColumns.flatMap(([column, kind, of]) => {
      const name = row[of] ?? '';
      const id = `${feed.competition}::Football_${kind}::${shortId(kind, name)}`;
      return column in row && name !== withoutId ? [[column, id]] : [];
    });
    return { ...row, ...Object.fromEntries(ids) };
  });
}

const orderOf = ({ date, kickoff_utc, match_id }: Row) => `${date} ${kickoff_utc || '~'} ${match_id}`;

/** Returns a row for each goal of a match, as a refresh writes them where no scorer is known. */
function goalsOf(match: Row): Row[] {
  return ['home', 'away'].flatMap((side) =>
    Array.from({ length: Number(match[`${side}_goals`]) }, (_, index) => ({
      match_id: match.match_id ?? '',
      side,
      club: match[`${side}_club`] ?? '',
      number: String(index + 1),
      kind: 'unknown',
      basis: 'score',
    })),
  );
}

/** Prints the columns of goals. A process of its own reads them, since schemas register their names once a process. */
const printGoalColumns = `import { goals } from './src/records/dataset/goal-rows.ts';
console.log(Object.keys(goals.row.shape).join());`;

/** Returns the columns of goals by their schema: a fork may have no file of goals. */
async function goalColumns(): Promise<string[]> {
  const command = ['--input-type=module', '--eval', printGoalColumns];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  return stdout.trim().split(',');
}

/**
 * Gives the second league in a folder a feed in the form of `sdp`: settings, ids, the venues that it names, and the
 * rows that a refresh writes.
 */
async function addFeed(data: string): Promise<void> {
  const filesOf = (pattern: string) => fastGlob(pattern, { cwd: data, absolute: true });
  const rowsOf = async (file: string): Promise<Row[]> =>
    withIds(parse(await readFile(file), { columns: true }));
  for (const file of await filesOf('*.csv'))
    await writeFile(file, stringify(await rowsOf(file), { header: true }));
  await mkdir(path.join(data, 'goals'), { recursive: true });
  const columns = await goalColumns();
  for (const file of await filesOf('matches/*.csv')) {
    const rows = (await rowsOf(file)).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    const isHome = ({ venue_basis }: Row) => venue_basis === 'home ground';
    const named = rows.map((row) => (isHome(row) ? { ...row, venue_basis: 'feed' } : row));
    await writeFile(file, stringify(named, { header: true }));
    const goalRows = stringify(rows.flatMap(goalsOf), { header: true, columns });
    await writeFile(file.replace('/matches/', '/goals/'), goalRows);
  }
  const change = async (name: string, changed: (json: Json) => Json) => {
    const file = path.join(data, name);
    await writeFile(file, `${JSON.stringify(changed(JSON.parse(await readFile(file, 'utf8'))), null, 2)}\n`);
  };
  await change('snapshot.json', (snapshot) => ({ ...snapshot, source: "the league's official feed" }));
  await change('league.json', ({ examples, ...league }) => ({
    ...league,
    feed,
    examples: { ...examples, match_id: shortId('Match', examples.match_id) },
  }));
}

// biome-ignore lint/suspicious/noExplicitAny: the files of the fixture as they come
type Json = any;

/** Builds the second league with a feed beside ours, and returns the folder of its dataset. */
export async function buildSecondLeague(): Promise<string> {
  const project = projectOf(root, 'dist.second-league/data');
  const folder = dataPath(project);
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, 'test/fixtures/second-league/data'), folder, { recursive: true });
  await addFeed(folder);
  const command = [path.join(root, 'scripts/build.ts'), '--data', folder];
  await promisify(execFile)(process.execPath, command).catch(({ stderr }) => {
    throw new Error(`test/fixtures/second-league does not build, as copied to ${project.data}:\n${stderr}`);
  });
  return project.data;
}
