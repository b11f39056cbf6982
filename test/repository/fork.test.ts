import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const clubs = ['Northern Reds', 'Southern Blues', 'Eastern Greens', 'Western Whites', 'Upper Blacks'];

/** Returns a season of two stages, as a list of results: the last three matches are to be played. */
function listSeason(season: number): string {
  const opening = clubs.flatMap((home, index) => clubs.slice(index + 1).map((away) => [home, away]));
  const pairings = [...opening, ...opening.map(([home, away]) => [away, home])];
  const lines = pairings.map(([home, away], index) => {
    const day = new Date(Date.UTC(season, 7, 10 + 9 * index)).toISOString().slice(0, 10);
    const score =
      season === 2004 && index >= pairings.length - 3 ? '' : `${(index * 7) % 4}-${(index * 5) % 3}`;
    return [day, '15:00', home, away, score, index < opening.length ? 'Opening' : 'Closing'].join();
  });
  return ['date,time,home,away,score,stage', ...lines, ''].join('\n');
}

it('a fork with an invented league, of two stages and results alone, passes the tests of rules, tables and answers', async () => {
  const fork = path.join(await folderOfFile(), 'fork');
  await mkdir(fork);
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, {
      cwd: fork,
      // Those of this run are not for the fork's.
      env: Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|TEST$)/.test(name)),
      ),
      maxBuffer: 64 * 1024 * 1024,
    });
  const { stdout: names } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: root });
  // Not those that git ignores, such as builds and packages.
  for (const name of names.split('\0').filter(Boolean))
    await cp(path.join(root, name), path.join(fork, name));
  await symlink(path.join(root, 'node_modules'), path.join(fork, 'node_modules'));

  const importLine = (...args: string[]) => run('scripts/run.ts', 'import', ...args, '--to', 'my-league');
  const place = ['--country', 'Nowhere', '--country-code', 'ZZ', '--time-zone', 'Europe/Athens'];
  await importLine(
    '--name',
    'Invented League',
    '--short-name',
    'IL',
    ...place,
    '--first-season',
    '2004',
    '--first-month',
    '8',
  );
  for (const season of [2004, 2003]) await writeFile(path.join(fork, `${season}.csv`), listSeason(season));
  await expect(importLine('2004.csv')).rejects.toMatchObject({
    stderr: expect.stringContaining('fill in the empty fields of clubs.csv'),
  });
  const clubsFile = path.join(fork, 'clubs.csv');
  const facts = await readFile(clubsFile, 'utf8');
  // The columns are name,club_id,acronym,city,province,venue,latitude,longitude,time_zone.
  await writeFile(clubsFile, facts.replaceAll(/^(([\w ]+),.*?,.*?),,,,,,/gm, '$1,$2 Town,,$2 Park,38,23,'));
  await importLine('2004.csv');
  const { stdout } = await importLine('2003.csv');
  expect(stdout).toContain(
    '2003–04: 20 matches of 5 clubs from 2003-08-10 to 2004-01-28, 8 to 8 a club\nNext',
  );
  await rm(path.join(fork, 'data'), { recursive: true });
  await rename(path.join(fork, 'my-league'), path.join(fork, 'data'));

  expect((await run('scripts/run.ts', 'check')).stdout).toMatch(
    /data is valid: \d+ rules, 0 known exceptions\n$/,
  );
  const report = path.join(fork, 'report.json');
  const output = ['--reporter=json', `--outputFile=${report}`];
  const tests = [
    'test/any-league/integrity',
    'test/any-league/derive',
    'test/any-league/resources',
    'test/any-league/query',
  ];
  await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'node', ...output, ...tests).catch(
    () => {},
  );
  const { testResults, numPassedTests } = JSON.parse(await readFile(report, 'utf8'));
  const failed = testResults.filter(({ status }: { status: string }) => status !== 'passed');
  expect(failed.map(({ name, message }: Record<string, string>) => `${name} ${message}`)).toEqual([]);
  expect(numPassedTests).toBeGreaterThan(500);
});
