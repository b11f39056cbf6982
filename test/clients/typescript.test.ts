import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { unstable_startWorker as startWorker } from 'wrangler';
import packageJson from '../../clients/typescript/package.json' with { type: 'json' };
import { service as metadata } from '../../src/service.ts';
import { isBrowserTested, openPage } from '../support/browser.ts';
import { startServer } from '../support/local-server.ts';
import { root } from '../support/root.ts';
import { runProgram } from '../support/run-program.ts';
import { folderOfFile } from '../support/temporary-folder.ts';
import { clientFolder, service } from '../support/typescript-client.ts';

const maxBytes = 7_000;

/** An empty project into which the client is installed, packed. */
const folder = await folderOfFile();
const inPackage = (name: string) => path.join(folder, 'node_modules/soccer-data-client', name);

/** Runs a program in the project, and returns what it prints. */
const run = async (program: string, given: readonly string[], cwd = folder) =>
  (await runProgram(program, given, { cwd })).stdout;

beforeAll(async () => {
  await writeFile(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  // What `prepack` would build is built for all tests.
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  const packed = (await run('npm', pack, clientFolder)).trim();
  await run('npm', ['install', '--offline', '--silent', '--no-audit', '--no-fund', `./${packed}`]);
});

/** A use of the client that runs in every environment; it leaves `winner`. */
const use = `import { soccerData } from 'soccer-data-client';
const api = soccerData({ baseUrl: '${service}' });
const names = [];
for await (const { winner } of api.matches({ season: 2024, stage: 'final' })) names.push(winner);
const { standings } = await api.standings({ season: 2025 });
names.push(standings[0].club);
const winner = names.join();
`;
const winner = 'cavalry-fc,forge-fc';

it('the package is small, without dependencies, and has only its own files', async () => {
  const names = await readdir(inPackage('dist'), { recursive: true });
  const modules = names.filter((name) => /\.(js|d\.ts)$/.test(name));
  const texts = await Promise.all(modules.map((name) => readFile(inPackage(`dist/${name}`), 'utf8')));
  const code = texts.filter((_, index) => modules[index]?.endsWith('.js'));
  expect(gzipSync(code.join('\n')).length).toBeLessThan(maxBytes);
  expect(texts.join('\n')).not.toMatch(/\bfrom ['"][^.]|\bimport\(|\brequire\(/);
  expect(names.filter((name) => !modules.includes(name))).toEqual(['generated']);
  expect(packageJson.version).toBe(metadata.version);
  expect(packageJson).not.toHaveProperty('dependencies');
  expect((await readdir(inPackage('.'))).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
});

it('the package works in a Worker', async () => {
  const body = use.replace(/^import .*\n/, '');
  const entrypoint = path.join(folder, 'worker.js');
  await writeFile(
    entrypoint,
    `import { soccerData } from 'soccer-data-client';\nexport default { async fetch() {\n${body}return new Response(winner);\n} };`,
  );
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';
  const worker = await startWorker({
    name: 'client',
    entrypoint,
    compatibilityDate: '2026-01-01',
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      watch: false,
      logLevel: 'error',
      persist: false,
    },
  });
  try {
    expect(await (await fetch(await worker.url)).text()).toBe(winner);
  } finally {
    await worker.dispose();
  }
});

it.runIf(isBrowserTested)('the package works in a page of another origin', async () => {
  const page = `<!doctype html><title>-</title><script type="importmap">{"imports":{"soccer-data-client":"/dist/index.js"}}</script>
<script type="module">try {\n${use.replace(/^import .*\n/, "const { soccerData } = await import('soccer-data-client');\n")}
document.title = winner;
} catch (error) { document.title = String(error); }</script>`;
  const server = await startServer(async ({ url = '' }, response) => {
    const isCode = url.startsWith('/dist/');
    response.writeHead(200, { 'Content-Type': isCode ? 'text/javascript' : 'text/html' });
    response.end(isCode ? await readFile(inPackage(url)) : page);
  });
  const tab = await openPage();
  try {
    const methods: string[] = [];
    tab.on('request', (request) => methods.push(request.method()));
    await tab.goto(server.origin);
    await tab.waitForFunction("document.title !== '-'");
    expect(await tab.title()).toBe(winner);
    // No request needs a preflight.
    expect(new Set(methods)).toEqual(new Set(['GET']));
  } finally {
    await tab.close();
    server.stop();
  }
});

/** Compiles only if unknown values are typed as such, and queries and answers as the service has them. */
const typed = `import { RateLimitError, soccerData, type LiveChange, type Match } from 'soccer-data-client';
const api = soccerData({ baseUrl: '${service}', retry: { attempts: 2 } });
export async function use(signal: AbortSignal): Promise<void> {
  for await (const match of api.matches({ season: [2024, 2025], status: 'FINISHED' }, { signal })) {
    const goals: number | null = match.home_goals;
    // @ts-expect-error an unknown value is null
    const known: number = match.home_goals;
    console.log(goals, known);
  }
  const { total, matches } = await api.matches();
  const first: Match | undefined = matches[0];
  const tables = await api.standings({ date: '2025-07-01' });
  const points: number = tables.standings[0]!.points;
  const stages: number | null = 'stages' in tables ? (tables.stages?.length ?? 0) : null;
  const stats = await api.matchStats({ match_id: 'a' });
  const shots: number | null = 'team_stats' in stats ? (stats.team_stats?.home.shots ?? null) : null;
  for await (const row of api.referees({ season: 2025 })) if ('match_id' in row) console.log(row.match_id);
  // @ts-expect-error no such parameter
  await api.matches({ seasn: 2024 });
  // @ts-expect-error an endpoint of one record needs its id
  await api.match();
  // @ts-expect-error no such stage
  await api.matches({ stage: 'finale' });
  const changes: AsyncIterable<LiveChange> = api.watchLive({ signal });
  try {
    for await (const { previous } of changes) console.log(previous?.clock);
  } catch (error) {
    if (error instanceof RateLimitError) console.log(error.retryAfterMs);
  }
  console.log(total, first, points, stages, shots);
}
`;

describe('its types', () => {
  const strict = ['--strict', '--noEmit', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const tsc = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const typeRoots = path.join(root, 'node_modules/@types');

  // As Deno resolves: by NodeNext, with the types of the web and without those of Node.
  it('compile without the types of Node', async () => {
    const given = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom,dom.asynciterable'];
    await writeFile(path.join(folder, 'web.ts'), typed);
    await run(process.execPath, [tsc, ...strict, ...given, '--types', '', 'web.ts']);
  });

  it('compile the sample of its README', async () => {
    const [, sample = ''] = /```ts\n(.*?)```/s.exec(await readFile(inPackage('README.md'), 'utf8')) ?? [];
    await writeFile(path.join(folder, 'readme.ts'), sample);
    const given = ['--module', 'nodenext', '--target', 'es2022', '--types', 'node', '--typeRoots', typeRoots];
    await run(process.execPath, [tsc, ...strict, ...given, 'readme.ts']);
  });

  const hasDeno = spawnSync('deno', ['--version']).status === 0;
  if (!hasDeno) console.warn('SKIPPED: no deno on the PATH; its type check was left out');
  it.runIf(hasDeno)('pass the check of Deno', async () => {
    await writeFile(path.join(folder, 'deno.ts'), typed);
    await run('deno', ['check', '--quiet', 'deno.ts']);
  });
});
