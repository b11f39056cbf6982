import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { median } from 'simple-statistics';
import { formatCount } from '../../build/report.ts';
import type { League } from '../../src/records/league-schema.ts';
import { keysOf } from '../../src/records/typed.ts';
import { apiRoot } from '../../src/resources/discovery.ts';
import { connections, type Runtime, requestAll } from './runtime.ts';
import { expectAtLeast, expectAtMost } from './verdicts.ts';

/** A kind of request. The kinds take turns in rounds, so that a busy moment concerns all of them. */
interface Kind {
  readonly name: string;
  readonly origin: string;
  /** The paths of a round, each requested once. */
  paths(round: number): readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

const rounds = 7;
const requestsPerRound = 1000;
/** A prerendered answer is cold once, so each request has another address. A small league has fewer. */
const maxColdPerRound = 100;

/** Measures requests under workerd by the CPU of its process, or else by elapsed time. */
export async function measureRequests(
  { api, files, passed, pid }: Runtime,
  root: string,
  { examples: { season, club } }: League,
): Promise<void> {
  const query = `${apiRoot}/matches?season=${season}&team=${club}`;
  const file = `/data/v1/matches/season/${season}/team/${club}.json`;
  const coldPaths = await coldFiles(path.join(root, 'dist'), file);
  const ifNoneMatch = { 'If-None-Match': (await fetch(api + query)).headers.get('ETag') ?? '' };
  const always = (address: string) => () => Array.from({ length: requestsPerRound }, () => address);
  const coldPerRound = Math.floor(coldPaths.length / rounds);
  const ofRound = (list: readonly string[]) => (round: number) =>
    list.slice(round * coldPerRound, (round + 1) * coldPerRound);
  const kinds = {
    raw: { name: 'raw file', origin: files, paths: always(file) },
    missing: { name: '404 of the Worker', origin: api, paths: always(`${apiRoot}/nothing`), status: 404 },
    hot: { name: 'hot prerendered query', origin: api, paths: always(query) },
    notModified: { name: '304', origin: api, paths: always(query), headers: ifNoneMatch, status: 304 },
    computed: { name: 'query that is not prerendered', origin: api, paths: always(`${query}&limit=7`) },
    coldPassed: { name: 'files passed on by a Worker', origin: passed, paths: ofRound(coldPaths) },
    cold: { name: 'cold prerendered queries', origin: api, paths: ofRound(coldPaths.map(queryOfFile)) },
  } satisfies Record<string, Kind>;

  const costs = new Map<string, number[]>();
  const unit = (await cpuSeconds(pid)) === undefined ? 'elapsed' : 'CPU';
  for (let round = 0; round < rounds; round++) {
    for (const [name, kind] of Object.entries(kinds))
      costs.set(name, [...(costs.get(name) ?? []), await costOf(kind, round, pid)]);
  }
  // The first round warms the runtime up.
  const cost = (name: keyof typeof kinds) => median(costs.get(name)?.slice(1) ?? []);
  console.log(
    `\nRequests under workerd, ${connections} at once: ${unit} a request, the median of ${rounds - 1} interleaved rounds`,
  );
  for (const name of keysOf(kinds)) {
    const microseconds = (cost(name) * 1e6).toFixed(0).padStart(6);
    const perSecond = formatCount(Math.round(1 / cost(name))).padStart(8);
    console.log(`  ${kinds[name].name.padEnd(32)} ${microseconds} µs ${perSecond} a second`);
  }
  const rate = (name: keyof typeof kinds, baseline: keyof typeof kinds) => cost(baseline) / cost(name);
  expectAtLeast('hot prerendered query, of the rate of the 404', rate('hot', 'missing'), 0.7);
  expectAtLeast('hot prerendered query, of the rate of the raw file', rate('hot', 'raw'), 1);
  expectAtLeast('304, of the rate of the 404', rate('notModified', 'missing'), 1);
  expectAtMost(
    'cold prerendered query, of the cost of a Worker that passes the file on',
    1 / rate('cold', 'coldPassed'),
    1.5,
  );
}

/** Returns the seconds that a request of a kind costs, measured over a round. */
async function costOf({ origin, paths, headers = {}, status = 200 }: Kind, round: number, pid: number) {
  const requestedPaths = paths(round);
  const before = { cpu: await cpuSeconds(pid), time: performance.now() };
  const statuses = await requestAll(origin, requestedPaths, headers);
  const after = { cpu: await cpuSeconds(pid), time: performance.now() };
  const wrongStatus = statuses.find((answer) => answer !== status);
  if (wrongStatus !== undefined)
    throw new Error(`${requestedPaths[0]} answered ${wrongStatus}; expected ${status}`);
  const elapsedSeconds = (after.time - before.time) / 1000;
  const seconds =
    before.cpu === undefined || after.cpu === undefined ? elapsedSeconds : after.cpu - before.cpu;
  return seconds / requestedPaths.length;
}

/** Returns the CPU that a process has used, in seconds; undefined on systems without /proc. */
async function cpuSeconds(pid: number): Promise<number | undefined> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    threads.map(async (thread) => {
      const line = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '');
      return Number.parseInt(line, 10);
    }),
  );
  // A process without threads to read is one that is not there, or a system without the file.
  return times.length === 0 || times.some(Number.isNaN) ? undefined : times.reduce((a, b) => a + b, 0) / 1e9;
}

/** Returns files of matches of one club and season but the hot one, at least one for every round. */
async function coldFiles(dist: string, hotFile: string): Promise<string[]> {
  const index = JSON.parse(await readFile(path.join(dist, 'data/v1/index.json'), 'utf8'));
  const paths: string[] = index.files.map((entry: { path: string }) => entry.path);
  const isCold = /^\/data\/v1\/matches\/season\/\d+\/team\//;
  const coldPaths = paths.filter((address) => isCold.test(address) && address !== hotFile);
  if (coldPaths.length < rounds) throw new Error(`${coldPaths.length} files of matches; expected ${rounds}`);
  return coldPaths.slice(0, rounds * maxColdPerRound);
}

/** Returns the query whose answer a file is. */
function queryOfFile(address: string): string {
  const [name, ...pairs] = address.replace(/^\/data\/v1\/|\.json$/g, '').split('/');
  const text = pairs.map((part, index) => (index % 2 === 0 ? `${part}=` : `${part}&`)).join('');
  return `${apiRoot}/${name}?${text.slice(0, -1)}`;
}
