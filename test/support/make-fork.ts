import { execFile } from 'node:child_process';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { runBash } from './run-program.ts';

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
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|TEST$|NODE_ENV$)/.test(name));
  return promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: Object.fromEntries(own),
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Returns the blocks of commands of a section of FORKING.md, a line each. */
async function commandsOf(folder: string, heading: string): Promise<string[][]> {
  const text = await readFile(path.join(folder, 'FORKING.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const blocks = section.match(/(?:^ {4}.*\n)+/gm) ?? [];
  return blocks.map((block) => block.replaceAll(/^ {4}/gm, '').trim().split('\n'));
}

/** Makes a copy of the repository a fork with twelve matches in the form of a real list, by the lines of FORKING.md. */
export async function makeRealFork(folder: string): Promise<string> {
  const [begin = [], goOn = []] = await commandsOf(folder, 'A real league');
  const shell = (lines: readonly string[]) => runBash(lines.join('\n'), [], { cwd: folder });
  const list = path.join(folder, 'test/fixtures/womens-list');
  await cp(path.join(list, 'ewf_matches.csv'), path.join(folder, 'ewf-database/data/ewf_matches.csv'));
  const refusal = await shell(begin.slice(1)).catch((error: Error) => error.message);
  if (!String(refusal).includes('fill in the empty fields of clubs.csv')) throw new Error(String(refusal));
  await cp(path.join(list, 'clubs.csv'), path.join(folder, 'clubs.csv'));
  return (await shell(goOn)).stdout;
}

/**
 * Makes a copy of the repository a fork with an invented league of results alone, as FORKING.md says: `one-season` that is
 * over, or two seasons, the later imported first, of `one-stage` or of `two-stages`. Returns what the last import printed.
 */
export async function makeFork(folder: string, league: string): Promise<string> {
  const inFork = (name: string) => path.join(folder, name);
  const importLine = async (line: string) =>
    (await runIn(folder, 'scripts/run.ts', 'import', ...line.split(' '), '--to', 'my-league')).stdout;
  await importLine(
    '--name Invented --short-name IL --country Nowhere --country-code ZZ --time-zone Europe/Athens --first-season 2004 --first-month 8',
  );
  const seasons = league === 'one-season' ? [2003] : [2004, 2003];
  for (const season of seasons)
    await writeFile(inFork(`${season}.csv`), listSeason(season, league === 'two-stages'));
  const refusal = await importLine(`${seasons[0]}.csv`).catch(({ stderr }: { stderr: string }) => stderr);
  if (!refusal.includes('fill in the empty fields of clubs.csv')) throw new Error(refusal);
  const facts = await readFile(inFork('clubs.csv'), 'utf8');
  // The columns are name,club_id,acronym,city,province,venue,latitude,longitude,time_zone.
  const filledIn = facts.replaceAll(/^(([\w ]+),.*?,.*?),,,,,,/gm, '$1,$2 Town,,$2 Park,38,23,');
  await writeFile(inFork('clubs.csv'), filledIn);
  let printed = '';
  for (const season of seasons) printed = await importLine(`${season}.csv`);
  await writeFile(inFork('CHANGELOG.md'), '# Changelog\n\n## 1.0.0\n\nThe first version.\n');
  await rm(inFork('data'), { recursive: true });
  await rename(inFork('my-league'), inFork('data'));
  return printed;
}

// In CI: node test/support/make-fork.ts LEAGUE makes the clone that it is called in a fork.
if (import.meta.main) {
  const folder = process.cwd();
  const league = String(process.argv[2]);
  process.stdout.write(await (league === 'real' ? makeRealFork(folder) : makeFork(folder, league)));
}
