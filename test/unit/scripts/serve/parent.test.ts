import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../../scripts/cli/root.ts';

const parent = path.join(projectRoot, 'scripts/serve/parent.ts');

/** Runs for ever unless its parent ends; prints its process id once it watches. */
const child = `
  import { onParentExit } from ${JSON.stringify(parent)};
  onParentExit(() => { console.log('parent ended'); process.exit(0); });
  console.log(process.pid);
  setInterval(() => {}, 1000);
`;

it.for([
  ['started directly', ''],
  ['started through a shell, as by npm', 'start'],
])('when its parent is killed, it ends: %s', async ([, event]) => {
  const middle = `
    import { spawn } from 'node:child_process';
    const started = ${JSON.stringify([process.execPath, '--input-type=module-typescript', '-e', child])};
    const [command, args] = ${JSON.stringify(event)}
      ? ['sh', ['-c', '"$@"; true', 'sh', ...started]] : [started[0], started.slice(1)];
    spawn(command, args, { stdio: 'inherit' });
    setInterval(() => {}, 1000);
  `;
  const npm = spawn(process.execPath, ['--input-type=module-typescript', '-e', middle], {
    env: { ...process.env, npm_lifecycle_event: event || undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(npm.stdout);
  const [pid] = await once(lines, 'line');
  expect(Number(pid)).toBeGreaterThan(0);
  npm.kill('SIGKILL');
  const [line] = await once(lines, 'line');
  expect(line).toBe('parent ended');
});
