import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../scripts/cli/root.ts';

/** Serves nothing for ever; prints its process id once it watches. */
const server = `
  import { endWith } from ${JSON.stringify(path.join(projectRoot, 'scripts/serve/process.ts'))};
  endWith(async () => console.log('stopped'));
  console.log(process.pid);
  setInterval(() => {}, 1000);
`;

it('a server ends when the shell is ended by which npm started it', async () => {
  const started = [process.execPath, '--input-type=module-typescript', '-e', server];
  const shell = spawn('sh', ['-c', '"$@"; true', 'sh', ...started], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(shell.stdout);
  const [pid] = await once(lines, 'line');
  expect(Number(pid)).toBeGreaterThan(0);
  shell.kill();
  expect(await once(lines, 'line')).toEqual(['stopped']);
});
