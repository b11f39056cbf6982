import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type Config, serializeConfig } from 'miniflare';

/** The runtime's binary; its package has no types. */
const { default: binary } = createRequire(import.meta.url)('workerd') as { default: string };

/** Answers that are under way have so long when the runtime is stopped. */
const drainMs = 3000;

/**
 * Kills the runtime when this process has ended, by `kill -9` too: the pipe that the shell reads is then closed. Where there
 * is no shell, in the container, the runtime ends with the container.
 */
function killWithThisProcess(pid: number): ChildProcess {
  const watcher = spawn('sh', ['-c', 'read -r _; kill -9 "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return watcher.on('error', () => {});
}

/** Starts the runtime, and returns once it listens on all sockets. @throws {Error} where it ends before */
export async function startWorkerd(config: Config) {
  const args = ['serve', '--binary', '--experimental', '--control-fd=3', '-'];
  const child = spawn(binary, args, { stdio: ['pipe', 'inherit', 'pipe', 'pipe'] });
  const exit = once(child, 'exit');
  const watcher = killWithThisProcess(child.pid ?? 0);
  // Another process may get the id of one that has ended.
  child.once('exit', () => watcher.kill());
  let isStopped = false;
  const ended = exit.then(([code]) => {
    if (!isStopped) throw new Error(`workerd ended with ${code}`);
  });
  ended.catch(() => {});
  createInterface(child.stderr as Readable).on('line', (line) => {
    // The Worker reports a failed fetch in one line: the runtime's own account of it is left out.
    if (!line.includes('sentryErrorContext')) console.error(line);
  });
  child.stdin?.end(serializeConfig(config));
  const ports = new Map<string, number>();
  const listening = (async () => {
    // A line for each socket.
    for await (const line of createInterface(child.stdio[3] as Readable)) {
      const { event, socket, port } = JSON.parse(line);
      if (event === 'listen') ports.set(socket, port);
      if (ports.size === config.sockets?.length) return;
    }
    await ended;
  })();
  await Promise.race([listening, ended]);
  return {
    pid: child.pid ?? 0,
    /** Those that it listens on, by the name of the socket. */
    ports,
    /** Rejects where the runtime ends without being stopped. */
    ended,
    async stop() {
      isStopped = true;
      child.kill();
      const timer = setTimeout(() => child.kill('SIGKILL'), drainMs);
      await exit;
      clearTimeout(timer);
    },
  };
}
