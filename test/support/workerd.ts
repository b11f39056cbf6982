import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';
import { makeFolder, removeFolder } from './temporary-folder.ts';

/** The package names the path of its binary. */
const { default: binary } = createRequire(import.meta.url)('workerd') as { default: string };

/** The Worker in workerd itself, without a development proxy in front: each request is one of its own. */
export interface RunningWorker {
  readonly origin: string;
  stop(): Promise<void>;
}

const config = (
  compatibilityDate: string,
  host: string,
  storage: string,
  hasLimiter: boolean,
) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "assets", external = (address = "${host}", http = ())),
    (name = "storage", disk = (path = "${storage}", writable = true)),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${compatibilityDate}",
  bindings = [
    (name = "ASSETS", service = "assets"),
    (name = "LEAGUE_FEED", durableObjectNamespace = "LeagueFeed"),
    ${hasLimiter ? '(name = "RATE_LIMITER", durableObjectNamespace = "RateLimiter"),' : ''}
    (name = "FEED_ENABLED", text = "true"),
    (name = "FEED_ORIGIN", text = "http://${host}"),
  ],
  durableObjectNamespaces = [
    (className = "RateLimiter", uniqueKey = "limiter", enableSql = true),
    (className = "LeagueFeed", uniqueKey = "feed", enableSql = true),
  ],
  durableObjectStorage = (localDisk = "storage"),
);`;

/**
 * Starts the Worker of a project.
 *
 * @param project the folder that has its `wrangler.jsonc`
 * @param origin where its files and the feed are
 * @param limiter code that exports a `RateLimiter` in place of the Worker's; without it there is no limiter
 */
export async function startWorker(project: string, origin: string, limiter?: string): Promise<RunningWorker> {
  const folder = await makeFolder();
  const settings = await readFile(path.join(project, 'wrangler.jsonc'), 'utf8');
  const setting = (name: string) => new RegExp(`"${name}": "([^"]+)"`).exec(settings)?.[1] ?? '';
  const main = `./${setting('main')}`;
  await build({
    stdin: {
      contents: `export * from '${main}'; export { default } from '${main}'; ${limiter ?? ''}`,
      resolveDir: project,
    },
    outfile: path.join(folder, 'worker.js'),
    bundle: true,
    format: 'esm',
    external: ['cloudflare:*'],
    logLevel: 'error',
  });
  await writeFile(
    path.join(folder, 'test.capnp'),
    config(setting('compatibility_date'), new URL(origin).host, folder, limiter !== undefined),
  );
  const running = spawn(binary, ['serve', 'test.capnp', '--experimental', '--control-fd=3'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = async () => {
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
    await removeFolder(folder);
  };
  // The runtime says where it listens.
  for await (const line of createInterface({ input: running.stdio[3] as Readable })) {
    const event = JSON.parse(line) as { event: string; port?: number };
    if (event.event === 'listen') return { origin: `http://127.0.0.1:${event.port}`, stop };
  }
  throw new Error('workerd has ended before it listened');
}
