import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outPath } from '../../build/project.ts';
import { project } from '../../scripts/cli/root.ts';
import { Copy } from '../support/copy.ts';
import { hashesOf } from '../support/hashes.ts';
import { root } from '../support/root.ts';
import { runProgram } from '../support/run-program.ts';
import { startCommand } from '../support/server-process.ts';
import { secondLeague } from '../support/worlds.ts';

let copy: Copy;
beforeAll(async () => {
  copy = await Copy.make(secondLeague);
});
afterAll(() => copy.remove());

/** Returns the hashes of what another league must not change: our dataset, and the list of our built files. */
const ourFiles = async () => [
  await hashesOf(path.join(root, 'data')),
  await hashesOf(outPath(project), 'release.json'),
];

/** Returns what a server says of its league. */
async function seasonsAt(url: URL): Promise<number[]> {
  const response = await fetch(new URL('/api/v1/seasons', url));
  const { seasons } = (await response.json()) as { seasons: { season: number }[] };
  return seasons.map(({ season }) => season);
}

it('npm start --data builds and serves a league beside ours, which stays as it is', async () => {
  const before = await ourFiles();
  const folder = copy.path('data');
  const { url } = await startCommand('start', ['--data', folder]);
  const seasons = secondLeague.dataset.seasons.map(({ season }) => season);
  expect(await seasonsAt(url)).toEqual(seasons);
  expect(await (await fetch(url)).text()).toContain(secondLeague.league.name);
  // The Worker has the league of the folder too.
  const refusal = await fetch(new URL('/api/v1/matches?stage=none', url));
  expect(await refusal.text()).toContain(secondLeague.tableStage);
  const host = await startCommand('host', [], { DATA_FOLDER: folder });
  expect(await seasonsAt(host.url)).toEqual(seasons);
  expect(await ourFiles()).toEqual(before);
});

it('npm run archive --data writes the release of a season beside its league', async () => {
  const before = await ourFiles();
  const [season] = secondLeague.dataset.seasons;
  const command = ['scripts/run.ts', 'archive', '--season', `${season?.season}`, '--data', copy.path('data')];
  const printed = await runProgram(process.execPath, command, { cwd: root });
  expect(printed.stdout).toContain(`Its release is in ${copy.path('data.dist.release')}/`);
  expect(await readdir(copy.path('data.dist.release'))).toContain('soccer-data.zip');
  expect(await ourFiles()).toEqual(before);
});
