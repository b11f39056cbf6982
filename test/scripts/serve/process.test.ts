import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../../scripts/cli/root.ts';
import { expectFreePort, hostnameOf } from '../../../scripts/serve/process.ts';
import { startServer } from '../../support/local-server.ts';

/** Serves nothing for ever; prints its process id once it watches. */
const server = `
  import { setImmediate } from 'node:timers/promises';
  import { endWith } from ${JSON.stringify(path.join(projectRoot, 'scripts/serve/process.ts'))};
  endWith(async () => {
    console.log('stopped');
    await setImmediate();
  });
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

it('a server stops once, however many signals it gets', async () => {
  const started = spawn(process.execPath, ['--input-type=module-typescript', '-e', server]);
  const printed = text(started.stdout);
  await once(started.stdout, 'data');
  // It gets the others at once when it goes on.
  for (const signal of ['SIGSTOP', 'SIGTERM', 'SIGINT', 'SIGCONT'] as const) started.kill(signal);
  expect(await once(started, 'exit')).toEqual([0, null]);
  expect((await printed).match(/stopped/g)).toHaveLength(1);
});

it.for([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['::', '::'],
  ['[::]', '::'],
  ['0.0.0.0', '0.0.0.0'],
])('HOST is an address with or without brackets: %s', ([HOST, hostname]) => {
  expect(hostnameOf({ HOST })).toBe(hostname);
});

describe('what cannot be listened on is refused with its cause', () => {
  it('a port that another server has', async () => {
    const { origin, stop } = await startServer(() => {});
    onTestFinished(stop);
    const { port } = new URL(origin);
    await expect(expectFreePort(Number(port), '127.0.0.1')).rejects.toThrow(
      `port ${port} is taken; set PORT to another, as in PORT=8788 npm start`,
    );
  });

  it('an address that the machine does not have', async () => {
    // Of the addresses for documentation (RFC 5737), which no machine has.
    await expect(expectFreePort(0, '192.0.2.1')).rejects.toThrow(
      'cannot listen on 192.0.2.1 at port 0: address not available',
    );
  });
});
