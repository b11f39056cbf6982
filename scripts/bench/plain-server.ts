import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Starts a plain Node handler that answers as an address does, in a process of its own, and returns once it listens. */
export async function startPlainHandler(address: string) {
  const script = path.join(import.meta.dirname, 'plain-handler.ts');
  const child = spawn(process.execPath, [script, address], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const [port] = await Promise.race([once(createInterface(child.stdout), 'line'), exit.then(() => [])]);
  if (port === undefined) throw new Error('the plain handler ended before it listened');
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await exit;
    },
  };
}
