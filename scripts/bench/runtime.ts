import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import { Pool } from 'undici';
import { unstable_readConfig as readConfig } from 'wrangler';

/** The runtime's binary; its package has no types. */
const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string };

/** The built Worker and its files in workerd itself, without the development proxy in front. */
export type Runtime = Awaited<ReturnType<typeof startRuntime>>;

/** The files as the CDN's asset layer serves them: from disk, as JSON. Baseline and Worker read through the same. */
const filesWorker = `export default {
  async fetch(request, env) {
    const file = await env.DISK.fetch(new URL(new URL(request.url).pathname, 'http://disk'));
    return new Response(file.body, { status: file.status, headers: { 'Content-Type': 'application/json', ETag: '"file"' } });
  },
};`;

/** Reads a file whole, as an answer must be that has its length and is cached, and passes it on. */
const passingWorker = `export default {
  async fetch(request, env) {
    const file = await env.ASSETS.fetch(new URL(new URL(request.url).pathname, 'https://assets.local'));
    const body = new Uint8Array(await file.arrayBuffer());
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  },
};`;

const config = (
  compatibilityDate: string,
  apiPort: number,
  filesPort: number,
  passedPort: number,
  dist: string,
) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "api", worker = .api),
    (name = "files", worker = .files),
    (name = "passing", worker = .passing),
    (name = "disk", disk = (path = ${JSON.stringify(dist)})),
  ],
  sockets = [
    (name = "api", address = "127.0.0.1:${apiPort}", http = (), service = "api"),
    (name = "files", address = "127.0.0.1:${filesPort}", http = (), service = "files"),
    (name = "passed", address = "127.0.0.1:${passedPort}", http = (), service = "passing"),
  ],
);
const api :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${compatibilityDate}",
  bindings = [(name = "ASSETS", service = "files"), (name = "RATE_LIMIT", text = "300")],
  durableObjectNamespaces = [
    (className = "RateLimiter", uniqueKey = "limiter", enableSql = true),
    (className = "LeagueFeed", uniqueKey = "feed", enableSql = true),
  ],
  durableObjectStorage = (inMemory = void),
);
const passing :Workerd.Worker = (
  modules = [(name = "passing.js", esModule = embed "passing.js")],
  compatibilityDate = "${compatibilityDate}",
  bindings = [(name = "ASSETS", service = "files")],
);
const files :Workerd.Worker = (
  modules = [(name = "files.js", esModule = embed "files.js")],
  compatibilityDate = "${compatibilityDate}",
  bindings = [(name = "DISK", service = "disk")],
);`;

/**
 * Bundles the Worker and starts it. Limiter and feed are not bound: the bench is one client, and measures the Worker.
 */
export async function startRuntime(root: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const wrangler = path.join(root, 'node_modules/wrangler/bin/wrangler.js');
  const args = [wrangler, 'deploy', '--dry-run', '--outdir', folder];
  await promisify(execFile)(process.execPath, args, { cwd: root });
  const bundle = (await readdir(folder)).find((name) => name.endsWith('.js'));
  if (bundle !== 'worker.js') throw new Error(`the bundle is ${bundle}; expected worker.js`);
  const [apiPort, filesPort, passedPort] = [await freePort(), await freePort(), await freePort()];
  const { compatibility_date: compatibilityDate = '' } = readConfig({
    config: path.join(root, 'wrangler.jsonc'),
  });
  await writeFile(path.join(folder, 'files.js'), filesWorker);
  await writeFile(path.join(folder, 'passing.js'), passingWorker);
  await writeFile(
    path.join(folder, 'bench.capnp'),
    config(compatibilityDate, apiPort, filesPort, passedPort, path.join(root, 'dist')),
  );
  const child = spawn(workerd, ['serve', 'bench.capnp', '--experimental'], {
    cwd: folder,
    stdio: 'inherit',
  });
  const runtime = {
    /** Where the Worker answers. */
    api: `http://127.0.0.1:${apiPort}`,
    /** Where the files answer alone: the baseline. */
    files: `http://127.0.0.1:${filesPort}`,
    /** Where a Worker that does nothing else passes the files on, whole: the least that an answer from a file costs. */
    passed: `http://127.0.0.1:${passedPort}`,
    /** The process, whose CPU is measured. */
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
  await expectAnswer(`${runtime.api}/api/v1`);
  return runtime;
}

/** How many requests run at the same time. */
export const connections = 20;

/** Sends requests, some at once, and returns their statuses. */
export async function requestAll(
  origin: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<number[]> {
  const pool = new Pool(origin, { connections });
  const statuses = await pLimit(connections).map(paths, async (address) => {
    const { statusCode, body } = await pool.request({ path: address, method: 'GET', headers });
    await body.dump({ limit: Number.POSITIVE_INFINITY });
    return statusCode;
  });
  await pool.close();
  return statuses;
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address; only one on a pipe has a name.
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** @throws {Error} if nothing answers there within ten seconds */
async function expectAnswer(address: string): Promise<void> {
  const ask = async () => {
    const { status } = await fetch(address);
    if (status !== 200) throw new Error(`${address} answered ${status}; expected 200`);
  };
  await pRetry(ask, { retries: 100, minTimeout: 100, factor: 1 });
}
