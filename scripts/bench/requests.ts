import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { median } from 'simple-statistics';
import { formatCount } from '../../build/report.ts';
import type { League } from '../../src/records/league-schema.ts';
import { fromEntries, keysOf } from '../../src/records/typed.ts';
import { apiRoot } from '../../src/resources/discovery.ts';
import { connections, type Runtime, requestAll } from './runtime.ts';
import { type Promised, printVerdict } from './verdicts.ts';

/** Where requests are sent, and the process that answers them. */
interface Server {
  readonly origin: string;
  readonly pid: number;
}

/** A kind of request. The kinds take turns in rounds, so that a busy moment concerns all of them. */
interface Kind {
  readonly name: string;
  readonly server: Server;
  /** Returns the paths of a round, each requested once. */
  paths(round: number): readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

const rounds = 7;
const requestsPerRound = 1000;
/** A prerendered answer is cold once, so each request has another address. A small league has fewer. */
const maxColdPerRound = 100;

/** The seconds that a request of each kind costs. */
type Costs = Readonly<Record<keyof Awaited<ReturnType<typeof requestKinds>>, number>>;

/** Measures requests under workerd, as `npm run host` serves and by a plain handler: by CPU of the process, or else by time. */
export async function measureRequests(
  runtime: Runtime,
  host: Server,
  plain: Server,
  root: string,
  league: League,
): Promise<void> {
  const kinds = await requestKinds(runtime, host, plain, root, league);
  const unit = (await cpuSeconds(runtime.pid)) === undefined ? 'elapsed' : 'CPU';
  const costs = await measureCosts(kinds);
  console.log(
    `\nRequests, ${connections} at once: ${unit} a request, the median of ${rounds - 1} interleaved rounds`,
  );
  for (const name of keysOf(kinds)) {
    const microseconds = (costs[name] * 1e6).toFixed(0).padStart(6);
    const perSecond = formatCount(Math.round(1 / costs[name])).padStart(8);
    console.log(`  ${kinds[name].name.padEnd(36)} ${microseconds} µs ${perSecond} a second`);
  }
  for (const promised of promisesOf(costs)) printVerdict(promised);
}

/** Returns the kinds of requests, which take turns. */
async function requestKinds(
  { api, files, passed, pid }: Runtime,
  host: Server,
  plain: Server,
  root: string,
  { examples: { season, club } }: League,
) {
  const worker = { origin: api, pid };
  const query = `${apiRoot}/matches?season=${season}&team=${club}`;
  const file = `/data/v1/matches/season/${season}/team/${club}.json`;
  const coldPaths = await coldFiles(path.join(root, 'dist'), file);
  const ifNoneMatch = { 'If-None-Match': (await fetch(api + query)).headers.get('ETag') ?? '' };
  const always = (address: string) => () => Array.from({ length: requestsPerRound }, () => address);
  const coldPerRound = Math.floor(coldPaths.length / rounds);
  const ofRound = (list: readonly string[]) => (round: number) =>
    list.slice(round * coldPerRound, (round + 1) * coldPerRound);
  return {
    raw: { name: 'raw file', server: { origin: files, pid }, paths: always(file) },
    missing: { name: '404 of the Worker', server: worker, paths: always(`${apiRoot}/nothing`), status: 404 },
    hot: { name: 'hot prerendered query', server: worker, paths: always(query) },
    notModified: { name: '304', server: worker, paths: always(query), headers: ifNoneMatch, status: 304 },
    computed: { name: 'query that is not prerendered', server: worker, paths: always(`${query}&limit=7`) },
    coldPassed: {
      name: 'files passed on by a Worker',
      server: { origin: passed, pid },
      paths: ofRound(coldPaths),
    },
    host: { name: 'npm run host, the hot query', server: host, paths: always(query) },
    plain: { name: 'plain Node handler, the same answer', server: plain, paths: always(query) },
    cold: {
      name: 'cold prerendered queries',
      server: worker,
      paths: ofRound(coldPaths.map(queryOfFile)),
    },
  } satisfies Record<string, Kind>;
}

/** Returns what a request of each kind costs: the median of the rounds but the first, which warms the runtime up. */
async function measureCosts<Name extends string>(
  kinds: Readonly<Record<Name, Kind>>,
): Promise<Record<Name, number>> {
  const costsOfRounds = new Map<Name, number[]>(keysOf(kinds).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, costs] of costsOfRounds) costs.push(await costOf(kinds[name], round));
  }
  return fromEntries([...costsOfRounds].map(([name, costs]) => [name, median(costs.slice(1))]));
}

/** Returns what is promised of the costs, each as a ratio to another of the same run. */
function promisesOf(costs: Costs): Promised[] {
  const rate = (name: keyof Costs, baseline: keyof Costs) => costs[baseline] / costs[name];
  return [
    { name: 'hot prerendered query, of the rate of the 404', value: rate('hot', 'missing'), atLeast: 0.7 },
    { name: 'hot prerendered query, of the rate of the raw file', value: rate('hot', 'raw'), atLeast: 1 },
    { name: '304, of the rate of the 404', value: rate('notModified', 'missing'), atLeast: 1 },
    {
      name: 'cold prerendered query, of the cost of a Worker that passes the file on',
      value: 1 / rate('cold', 'coldPassed'),
      atMost: 1.5,
    },
    { name: 'npm run host, of the rate of a plain Node handler', value: rate('host', 'plain'), atLeast: 0.5 },
  ];
}

/** Returns the seconds that a request of a kind costs, measured over a round. */
async function costOf({ server: { origin, pid }, paths, headers = {}, status = 200 }: Kind, round: number) {
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
