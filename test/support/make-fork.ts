import { execFile } from 'node:child_process';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const clubs = ['Northern Reds', 'Southern Blues', 'Eastern Greens', 'Western Whites', 'Upper Blacks'];

/** Returns a season of five clubs as a list of results: the last three matches of 2004 are to be played. */
function listSeason(season: number, hasStages: boolean): string {
  const opening = clubs.flatMap((home, index) => clubs.slice(index + 1).map((away) => [home, away]));
  const pairings = [...opening, ...opening.map(([home, away]) => [away, home])];
  const lines = pairings.map(([home, away], index) => {
    const day = new Date(Date.UTC(season, 7, 10 + 9 * index)).toISOString().slice(0, 10);
    const isPlayed = season < 2004 || index < pairings.length - 3;
    const score = isPlayed ? `${(index * 7) % 4}-${(index * 5) % 3}` : '';
    const stage = hasStages ? (index < opening.length ? 'Opening' : 'Closing') : '';
    return [day, '15:00', home, away, score, stage].join();
  });
  return ['date,time,home,away,score,stage', ...lines, ''].join('\n');
}

/** Runs a command of a copy of the repository, without what the run of the tests sets for its own processes. */
export function runIn(folder: string, ...args: string[]) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|VITE_|TEST$|NODE_ENV$|DATA_FOLDER$)/.test(name),
  );
  return promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: Object.fromEntries(own),
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Makes a league of lists by the command of FORKING.md, in place of the league in `data/`. Returns what it printed. */
async function makeLeague(folder: string, ...args: string[]): Promise<string> {
  const data = path.join(folder, 'leagues/made');
  const { stdout } = await runIn(folder, 'scripts/run.ts', 'league', ...args, '--data', data);
  await writeFile(path.join(folder, 'CHANGELOG.md'), '# Changelog\n\n## 1.0.0\n\nThe first version.\n');
  await rm(path.join(folder, 'data'), { recursive: true });
  await rename(data, path.join(folder, 'data'));
  return stdout;
}

/** Makes a copy of the repository a fork with twelve matches in the form of a real list. */
export function makeRealFork(folder: string): Promise<string> {
  return makeLeague(folder, 'test/fixtures/womens-list/ewf_matches.csv', '--country', 'GB');
}

/**
 * Makes a copy of the repository a fork with an invented league of results alone: `one-season` that is over, or two seasons
 * of `one-stage` or of `two-stages`. Returns what the import printed.
 */
export async function makeFork(folder: string, league: string): Promise<string> {
  const seasons = league === 'one-season' ? [2003] : [2004, 2003];
  const files = seasons.map((season) => path.join(folder, `${season}.csv`));
  for (const season of seasons)
    await writeFile(path.join(folder, `${season}.csv`), listSeason(season, league === 'two-stages'));
  const printed = await makeLeague(folder, ...files, '--name', 'Invented', '--country', 'GR');
  for (const file of files) await rm(file);
  return printed;
}

// In CI: node test/support/make-fork.ts LEAGUE makes the clone that it is called in a fork.
if (import.meta.main) {
  const folder = process.cwd();
  const league = String(process.argv[2]);
  process.stdout.write(await (league === 'real' ? makeRealFork(folder) : makeFork(folder, league)));
}
