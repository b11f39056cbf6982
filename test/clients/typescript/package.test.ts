import { execFile, spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unstable_startWorker as startWorker } from 'wrangler';
import packageJson from '../../../clients/typescript/package.json' with { type: 'json' };
import { service as metadata } from '../../../src/service.ts';
import { connectBrowser, isBrowserTested, openPage } from '../../support/browser.ts';
import { startServer } from '../../support/local-server.ts';
import { shared } from '../../support/shared.ts';
import { makeFolder, removeFolder } from '../../support/temporary-folder.ts';
import { clientFolder, service } from '../../support/typescript-client.ts';

const run = promisify(execFile);

/** An empty project in a new folder, into which the packed client is installed. */
class InstalledClient {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<InstalledClient> {
    const folder = await makeFolder();
    await writeFile(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
    // What `prepack` would build is built for all tests.
    const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
    const { stdout } = await run('npm', pack, { cwd: clientFolder });
    const install = ['install', '--offline', '--silent', '--no-audit', '--no-fund', `./${stdout.trim()}`];
    await run('npm', install, { cwd: folder });
    return new InstalledClient(folder);
  }

  file(name: string): string {
    return path.join(this.folder, name);
  }

  /** Runs a program in the project's folder, with a file of this text as its last argument; returns what it prints. */
  async run(program: string, given: readonly string[], name: string, text: string): Promise<string> {
    await writeFile(this.file(name), text);
    try {
      return (await run(program, [...given, name], { cwd: this.folder })).stdout;
    } catch (error) {
      // A compiler prints its errors to the standard output, which the message leaves out.
      const { message, stdout } = error as Error & { stdout: string };
      throw new Error(`${message}\n${stdout}`);
    }
  }

  async remove(): Promise<void> {
    await removeFolder(this.folder);
  }
}

const maxBytes = 7_000;

let installed: InstalledClient;
beforeAll(async () => {
  installed = await InstalledClient.create();
});
afterAll(() => installed.remove());

const inPackage = (name: string) => installed.file(path.join('node_modules/soccer-data-client', name));

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

it('the package is small, has the version of the service, no dependencies and only its own files', async () => {
  const code = await readFile(inPackage('dist/index.js'));
  expect(gzipSync(code).length).toBeLessThan(maxBytes);
  expect(packageJson.version).toBe(metadata.version);
  expect(packageJson).not.toHaveProperty('dependencies');
  expect(`${code}${await readFile(inPackage('dist/index.d.ts'))}`).not.toMatch(
    /^import\b|\bimport\(|\brequire\(/m,
  );
  expect((await readdir(inPackage('.'))).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  expect((await readdir(inPackage('dist'))).sort()).toEqual(['index.d.ts', 'index.js']);
});

it('the package works in Node', async () => {
  const text = `${use}console.log(winner);`;
  expect(await installed.run(process.execPath, [], 'node.js', text)).toBe(`${winner}\n`);
});

it('the package works in a Worker', async () => {
  const body = use.replace(/^import .*\n/, '');
  await writeFile(
    installed.file('worker.js'),
    `import { soccerData } from 'soccer-data-client';\nexport default { async fetch() {\n${body}return new Response(winner);\n} };`,
  );
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';
  const worker = await startWorker({
    name: 'client',
    entrypoint: installed.file('worker.js'),
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

it.runIf(isBrowserTested)(
  'the package works in a page of another origin, from files and from the API',
  async () => {
    const code = await readFile(inPackage('dist/index.js'), 'utf8');
    const page = `<!doctype html><title>-</title><script type="importmap">{"imports":{"soccer-data-client":"/client.js"}}</script>
<script type="module">try {\n${use.replace(/^import .*\n/, "const { soccerData } = await import('soccer-data-client');\n")}
await api.teams(); await api.teams();
document.title = winner;
} catch (error) { document.title = String(error); }</script>`;
    const server = await startServer(({ url }, response) => {
      const isCode = url === '/client.js';
      response.writeHead(200, { 'Content-Type': isCode ? 'text/javascript' : 'text/html' });
      response.end(isCode ? code : page);
    });
    const browser = await connectBrowser(await shared('browser'));
    try {
      const tab = await openPage(browser);
      const requests: Request[] = [];
      tab.on('request', (request) => requests.push(request));
      await tab.goto(server.origin);
      await tab.waitForFunction("document.title !== '-'");
      expect(await tab.title()).toBe(winner);
      // The second request of a file is conditional, by the browser's own cache, so that it needs no preflight.
      const [first, second] = requests.filter((request) => request.url().endsWith('/data/v1/teams.json'));
      expect(await first?.headerValue('If-None-Match')).toBeNull();
      expect(await second?.headerValue('If-None-Match')).toBeTruthy();
      expect(requests.map((request) => request.method())).not.toContain('OPTIONS');
    } finally {
      await browser.close();
      server.stop();
    }
  },
);

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
  const points: number = (await api.standings({ date: '2025-07-01' })).standings[0]!.points;
  const tables: { season: number; points: number }[] = (await api.standings()).standings;
  const shots: number | null = (await api.matchStats({ match_id: 'a' })).team_stats?.home.shots ?? null;
  const referee: number = (await api.referees({ summary: true })).referees[0]!.matches;
  // @ts-expect-error no such parameter
  await api.matches({ seasn: 2024 });
  // @ts-expect-error no such stage
  await api.matches({ stage: 'finale' });
  const changes: AsyncIterable<LiveChange> = api.watchLive({ signal });
  try {
    for await (const { previous } of changes) console.log(previous?.clock);
  } catch (error) {
    if (error instanceof RateLimitError) console.log(error.retryAfterMs);
  }
  console.log(total, first, points, tables, shots, referee);
}
`;

describe('its types', () => {
  const strict = ['--strict', '--noEmit', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const tsc = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );

  // As Deno resolves: by NodeNext, with the types of the web and without those of Node.
  it('compile without the types of Node', async () => {
    const given = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom,dom.asynciterable'];
    const options = [tsc, ...strict, ...given, '--types', ''];
    // Prints what does not compile.
    expect(await installed.run(process.execPath, options, 'web.ts', typed)).toBe('');
  });

  const hasDeno = spawnSync('deno', ['--version']).status === 0;
  if (!hasDeno) console.warn('SKIPPED: no deno on the PATH; its type check was left out');
  it.runIf(hasDeno)('pass the check of Deno', async () => {
    await installed.run('deno', ['check', '--quiet'], 'deno.ts', typed);
  });
});
