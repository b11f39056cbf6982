import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import {
  ASSETS_PLUGIN,
  Log,
  LogLevel,
  type PluginServicesOptions,
  type Service,
  SharedBindings,
  type Worker,
} from 'miniflare';
import { outPath, type Project, workerLeague } from '../build/project.ts';
import type { Variables } from '../src/edge/variables.ts';
import { startWorkerd } from './serve/workerd.ts';

export type Served = Awaited<ReturnType<typeof serve>>;

/** What may differ from one machine to another. */
interface HostSettings {
  readonly hostname?: string;
  /** The folder of the objects' storage; one that goes with the server if absent. */
  readonly storage?: string;
  /** Runs when all is ready but the runtime, such as to end one that has the port. */
  readonly beforeStart?: () => Promise<void>;
}

/** The parts of `wrangler.jsonc` that are the same on every machine. */
interface Settings {
  readonly main: string;
  readonly compatibility_date: string;
  readonly assets: {
    readonly html_handling: string;
    readonly not_found_handling: string;
    readonly run_worker_first: readonly string[];
  };
  readonly vars: Variables;
  readonly durable_objects: {
    readonly bindings: readonly { readonly name: string; readonly class_name: string }[];
  };
}

/** Of the limit, a row of thirty requests is written: on a disk of one's own each would cost more than the answer. */
const ownMachine = { FEED_ENABLED: 'false', RATE_LIMIT_SAMPLE: '30' };

const name = 'service';
/** The names that the platform's services have for each other. */
const workerService = `core:user:${name}` as const;
const routerService = `assets:router:${name}` as const;
const assetsService = `assets:assets-service:${name}` as const;

const sharedModule = `export const SharedBindings = ${JSON.stringify(SharedBindings)};`;

/**
 * Serves what was built in the Workers runtime, with the platform's own workers of files and routes.
 *
 * @param port 0 for any that is free
 * @param variables in place of those of `wrangler.jsonc`; the live feed is off unless they turn it on
 */
export async function serve(
  project: Project,
  port: number,
  variables: Variables = {},
  { hostname = '127.0.0.1', storage, beforeStart }: HostSettings = {},
) {
  const settings = await readSettings(project.root);
  const [assetServices, esModule] = await Promise.all([
    servicesOfFiles(settings, outPath(project)),
    bundleWorker(project, settings.main),
  ]);
  // SQLite in memory is only for objects without SQL.
  const disk = storage ?? (await mkdtemp(path.join(os.tmpdir(), 'objects-')));
  await mkdir(disk, { recursive: true });
  await beforeStart?.();
  const host = isIPv6(hostname) ? `[${hostname}]` : hostname;
  const workerd = await startWorkerd({
    sockets: [
      {
        name: 'http',
        address: `${host}:${port}`,
        http: {},
        service: { name: workerService, entrypoint: 'host' },
      },
    ],
    // The names by which the reader of files finds the disk.
    extensions: [{ modules: [{ name: 'miniflare:shared', esModule: sharedModule }] }],
    services: [
      ...assetServices,
      // The feed may be on this machine, in a replay.
      { name: 'internet', network: { allow: ['public', 'private'], tlsOptions: { trustBrowserCas: true } } },
      { name: 'storage', disk: { path: disk, writable: true } },
      { name: workerService, worker: workerOf(settings, variables, esModule) },
    ],
  });
  return {
    url: new URL(`http://${host}:${workerd.ports.get('http')}`),
    pid: workerd.pid,
    /** Rejects where the runtime ends without being stopped. */
    ended: workerd.ended,
    async stop() {
      await workerd.stop();
      if (!storage) await rm(disk, { recursive: true, force: true });
    },
  };
}

/** Returns the Worker of a project for workerd: its code, its variables, and what it is bound to. */
function workerOf(settings: Settings, variables: Variables, esModule: string): Worker {
  const objects = settings.durable_objects.bindings;
  const texts = Object.entries({ ...settings.vars, ...ownMachine, ...variables });
  return {
    modules: [{ name: 'worker.js', esModule }],
    compatibilityDate: settings.compatibility_date,
    bindings: [
      { name: 'ASSETS', service: { name: assetsService } },
      { name: 'ROUTER', service: { name: routerService } },
      ...objects.map(({ name, class_name: className }) => ({ name, durableObjectNamespace: { className } })),
      ...texts.map(([name, text]) => ({ name, text })),
    ],
    durableObjectNamespaces: objects.map(({ class_name: className }) => ({
      className,
      uniqueKey: `${name}-${className}`,
      enableSql: true,
    })),
    durableObjectStorage: { localDisk: 'storage' },
  };
}

/** Returns the settings of a project. */
export async function readSettings(root: string): Promise<Settings> {
  // JSON with comments is an expression of JavaScript.
  return runInNewContext(`(${await readFile(path.join(root, 'wrangler.jsonc'), 'utf8')})`);
}

/** Returns the services of the platform's asset layer for a folder: its files, `_headers` and `_redirects`. */
async function servicesOfFiles({ assets, compatibility_date }: Settings, directory: string) {
  const config = {
    name,
    compatibilityDate: compatibility_date,
    assets: {
      directory,
      htmlHandling: assets.html_handling,
      notFoundHandling: assets.not_found_handling,
      runWorkerFirst: assets.run_worker_first,
      hasUserWorker: true,
    },
  };
  // What the plug-in takes from a development server beyond these is not of files.
  const options = { log: new Log(LogLevel.WARN), options: { config } } as unknown as PluginServicesOptions;
  return (await ASSETS_PLUGIN.getServices(options)) as Service[];
}

/**
 * Bundles the Worker of a league with what stands before it on one's own machine, as the entry point `host`.
 *
 * @param name its file, below the root
 */
export async function bundleWorker(project: Project, name: string): Promise<string> {
  const main = path.join(project.root, name);
  const host = path.resolve(import.meta.dirname, '../src/edge/own-machine.ts');
  const contents = `import worker from ${JSON.stringify(main)};
    import { hostOf } from ${JSON.stringify(host)};
    export * from ${JSON.stringify(main)};
    export const host = hostOf(worker);
    export default worker;`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.dirname(main) },
    bundle: true,
    // As `alias` of wrangler.jsonc has that of the project's own league.
    alias: { '#league': outPath(project, workerLeague) },
    minify: true,
    format: 'esm',
    target: 'esnext',
    external: ['cloudflare:*', 'node:*'],
    sourcemap: 'inline',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
