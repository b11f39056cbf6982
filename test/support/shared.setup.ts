import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { dataPath, outPath, projectOf } from '../../build/project.ts';
import { readLeague } from '../../build/read/league.ts';
import { project } from '../../scripts/cli/root.ts';
import { serve } from '../../scripts/serve.ts';
import { startServer } from './local-server.ts';
import type { PastName } from './past-day.ts';
import type { Shared } from './provided.ts';
import { root } from './root.ts';
import { buildSecondLeague } from './second-league.ts';

/** What ends that which was started. */
const stops: (() => Promise<void>)[] = [];

async function buildPast(name: PastName): Promise<string> {
  const program = path.join(root, 'test/support/build-past.ts');
  return (await promisify(execFile)(process.execPath, [program, name], { cwd: root })).stdout;
}

const starters: { readonly [Name in keyof Shared]: () => Promise<Shared[Name]> } = {
  secondLeague: buildSecondLeague,

  past: () => buildPast('past'),
  leagueDay: () => buildPast('leagueDay'),
  playOffDay: () => buildPast('playOffDay'),

  /** The clients of both leagues may ask as often as they like. */
  async servers() {
    const projects = [project, projectOf(root, await start('secondLeague'))];
    const sites = await Promise.all(
      projects.map(async (served) => {
        const { url, stop } = await serve(served, 0, { RATE_LIMIT: '1000000' });
        stops.push(stop);
        const { build } = JSON.parse(await readFile(outPath(served, 'release.json'), 'utf8'));
        return { url: url.href, build, league: await readLeague(dataPath(served, 'league.json')) };
      }),
    );
    const origins = projects.map(
      ({ data }, index) => [data, new URL(String(sites[index]?.url)).origin] as const,
    );
    return { sites, origins: Object.fromEntries(origins), service: String(origins[0]?.[1]) };
  },

  async client() {
    const folder = path.join(root, 'clients/typescript');
    await promisify(execFile)(process.execPath, [path.join(folder, 'build/build.ts')]);
    return folder;
  },
};

const started: { -readonly [Name in keyof Shared]?: Promise<Shared[Name]> } = {};

/** Starts what is not started yet. */
function start<Name extends keyof Shared>(name: Name): Promise<Shared[Name]> {
  const known = started[name] ?? (starters[name]() as Promise<Shared[Name]>);
  started[name] = known as (typeof started)[Name];
  return known;
}

/**
 * Answers workers that ask for what they share. Each is started when the first file asks for it, beside the tests of other
 * files, and once; a run of a few files starts nothing else.
 */
export default async function setup(tests: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startServer(async ({ url = '' }, response) => {
    try {
      // `shared` asks, for a name that there is.
      response.end(JSON.stringify(await start(url.slice(1) as keyof Shared)));
    } catch (error) {
      response.writeHead(500).end((error as Error).stack);
    }
  });
  tests.provide('shared', origin);
  return async () => {
    stop();
    await Promise.allSettled(Object.values(started));
    for (const end of stops) await end();
  };
}
