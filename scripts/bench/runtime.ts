import pLimit from 'p-limit';
import { Pool } from 'undici';
import { outPath, type Project } from '../../build/project.ts';
import { startWorkerd } from '../serve/workerd.ts';
import { bundleWorker, readSettings } from '../serve.ts';

/** The built Worker and its files in workerd itself, with nothing in front. */
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

/**
 * Starts the Worker. Limiter and feed are not bound: the bench is one client, and measures the Worker.
 */
export async function startRuntime(project: Project) {
  const { main, compatibility_date: compatibilityDate } = await readSettings(project.root);
  const assets = { name: 'ASSETS', service: { name: 'files' } };
  const workers = {
    /** Where the Worker answers. */
    api: { code: await bundleWorker(project, main), bindings: [assets] },
    /** Where the files answer alone: the baseline. */
    files: { code: filesWorker, bindings: [{ name: 'DISK', service: { name: 'disk' } }] },
    /** Where a Worker that does nothing else passes the files on, whole: the least that an answer from a file costs. */
    passed: { code: passingWorker, bindings: [assets] },
  };
  const { ports, pid, stop } = await startWorkerd({
    sockets: Object.keys(workers).map((name) => ({
      name,
      address: '127.0.0.1:0',
      http: {},
      service: { name },
    })),
    services: [
      { name: 'disk', disk: { path: outPath(project) } },
      ...Object.entries(workers).map(([name, { code: esModule, bindings }]) => ({
        name,
        worker: { modules: [{ name: 'worker.js', esModule }], compatibilityDate, bindings },
      })),
    ],
  });
  const originOf = (name: keyof typeof workers) => `http://127.0.0.1:${ports.get(name)}`;
  return { api: originOf('api'), files: originOf('files'), passed: originOf('passed'), pid, stop };
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
