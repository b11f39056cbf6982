import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { UserError } from '../../build/errors.ts';
import { dataPath, type Project } from '../../build/project.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { matchUpdates } from '../../src/records/dataset/match-rows.ts';
import { tablesOfMatch } from '../refresh/data-files.ts';

const run = promisify(execFile);

type TextRow = Readonly<Record<string, string>>;

/** The rows of a file at a commit, and as it is now; none where it does not exist. */
interface Versions {
  readonly before: readonly TextRow[];
  readonly now: readonly TextRow[];
}

/**
 * Returns a line for each match that has changed since a commit while its `last_updated` has not. Its result, day, venue,
 * goals, statistics and referee are compared. Calendars and feeds would show the change under the stamp of before.
 *
 * @param project its dataset is in a git repository
 * @throws {UserError} if there is no such commit
 */
export async function findStaleStamps(project: Project, commit: string): Promise<string[]> {
  const folder = dataPath(project);
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, maxBuffer: 2 ** 28 })).stdout;
  await git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).catch(() => {
    throw new UserError(`'${commit}' is not a commit of the repository of ${project.data}`);
  });
  const readVersions = async (file: string): Promise<Versions> => ({
    before: parseRows(await git('show', `${commit}:./${file}`).catch(() => '')),
    now: parseRows(await readFile(path.join(folder, file), 'utf8').catch(() => '')),
  });
  const folders = tablesOfMatch.map((table) => datasetTables[table].name);
  const changedFiles = (await git('diff', '--name-only', '--relative', commit, '--', ...folders)).split('\n');
  const filesBySeason = Map.groupBy(changedFiles.filter(Boolean), (file) => path.basename(file));
  const lines = [...filesBySeason].map(async ([season, files]) => {
    const stampFile = `${matchUpdates.name}/${season}`;
    const stamps = await readVersions(stampFile);
    const [stampsBefore, stampsNow] = [stampsById(stamps.before), stampsById(stamps.now)];
    const matches = await readVersions(`${datasetTables.matches.name}/${season}`);
    const changed = new Set((await Promise.all(files.map(readVersions))).flatMap(changedMatches));
    return matches.now.flatMap(({ match_id = '' }) => {
      const before = stampsBefore.get(match_id);
      const now = stampsNow.get(match_id);
      const isStamped = now !== undefined && (before === undefined || Date.parse(now) > Date.parse(before));
      if (!changed.has(match_id) || isStamped) return [];
      const expected = before === undefined ? 'the moment of the change' : `a moment after ${before}`;
      return `${project.data}/${stampFile}: ${match_id} is not as in ${commit}, and last_updated is ${now ?? 'missing'}; expected ${expected}`;
    });
  });
  return (await Promise.all(lines)).flat();
}

function parseRows(text: string): TextRow[] {
  return parse(text, { columns: true });
}

function stampsById(rows: readonly TextRow[]): ReadonlyMap<string | undefined, string | undefined> {
  return new Map(rows.map(({ match_id, last_updated }) => [match_id, last_updated]));
}

/** Returns the ids of the matches whose rows are other ones in the columns that both versions have, in whatever order. */
function changedMatches({ before, now }: Versions): string[] {
  const columns = Object.keys(before[0] ?? {}).filter((column) => column in (now[0] ?? {}));
  const textsById = (rows: readonly TextRow[]) => {
    const byId = Map.groupBy(rows, ({ match_id = '' }) => match_id);
    const textOf = (row: TextRow) => JSON.stringify(columns.map((column) => row[column]));
    return new Map([...byId].map(([id, matchRows]) => [id, matchRows.map(textOf).sort().join()]));
  };
  const [textsBefore, textsNow] = [textsById(before), textsById(now)];
  const ids = new Set([...textsBefore.keys(), ...textsNow.keys()]);
  return [...ids].filter((id) => textsBefore.get(id) !== textsNow.get(id));
}
