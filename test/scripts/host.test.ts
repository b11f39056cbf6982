import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectOf } from '../../build/project.ts';
import { servedFolderOf } from '../../scripts/serve/served-folders.ts';
import { root } from '../support/root.ts';
import { closed, end, type ServerProcess, startCommand } from '../support/server-process.ts';
import { shared } from '../support/shared.ts';
import { folderOfEachTest } from '../support/temporary-folder.ts';

const folder = folderOfEachTest();

/** A built league whose few files are copied and hashed soon. */
const project = projectOf(root, await shared('secondLeague'));

const start = (variables: NodeJS.ProcessEnv = {}) =>
  startCommand('host', ['--storage', folder(), '--data', project.data], variables);
const folderOf = ({ process }: ServerProcess) => servedFolderOf(project, process.pid ?? 0);

/** Returns the statuses of a file and of an answer. */
function ask({ url }: ServerProcess) {
  const paths = ['/release.json', '/api/v1/seasons'];
  return Promise.all(paths.map(async (address) => (await fetch(new URL(address, url))).status));
}

it('hosts of one checkout serve, and leave nothing when they are stopped or killed', async () => {
  const hosts = await Promise.all([start({ HOST: '[::]' }), start()]);
  const [stopped, killed] = hosts;
  expect(stopped.url.hostname).toBe('[::]');
  for (const host of hosts) expect(await ask(host)).toEqual([200, 200]);

  // Two signals in a row stop it once.
  stopped.process.kill('SIGINT');
  expect(await end(stopped, 'SIGTERM')).toBe(0);
  expect(existsSync(folderOf(stopped))).toBe(false);
  expect(await ask(killed)).toEqual([200, 200]);

  // One that is killed leaves its files to the next host to remove, and no server on its port.
  await end(killed, 'SIGKILL');
  await closed(killed.url);
  expect(existsSync(folderOf(killed))).toBe(true);
  const next = await start();
  expect(existsSync(folderOf(killed))).toBe(false);
  expect(await ask(next)).toEqual([200, 200]);
});
