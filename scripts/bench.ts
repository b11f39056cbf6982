import path from 'node:path';
import autocannon from 'autocannon';
import { build } from '../build/build.ts';
import { Report } from '../build/report.ts';
import { examples } from '../src/records/examples.ts';
import { league } from '../src/records/league.ts';
import { residentMegabytes } from './bench/memory.ts';
import { expensiveQueries, type Timing, timeQuery, typicalQueries } from './bench/queries.ts';
import { type Runtime, startRuntime } from './bench/runtime.ts';
import { Verdicts } from './bench/verdicts.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot as root } from './cli/root.ts';

/** Measures each figure that the design promises beside its baseline in the same run. Exits 1 when one is missed. */

const seconds = 4;
const connections = 20;
const mixedRequests = 100_000;

const { season, club } = examples;
const query = `/api/v1/matches?season=${season}&team=${club}`;
const file = `/data/v1/matches/season/${season}/team/${club}.json`;

await runCommand(
  {
    usage:
      'npm run bench\n  measures build, answers and requests, each beside its baseline; exits 1 where a promise is missed',
    onFailure: 'not measured to the end',
  },
  async () => {
    const verdicts = new Verdicts();
    await measureBuild(verdicts);
    await measureQueries(verdicts);
    const runtime = await startRuntime(root);
    try {
      await measureRequests(runtime, verdicts);
      await measureMemory(runtime, verdicts);
    } finally {
      await runtime.stop();
    }
    if (!verdicts.areKept) process.exitCode = 1;
  },
);

async function measureBuild(verdicts: Verdicts): Promise<void> {
  const start = performance.now();
  await build(root, new Report());
  console.log('\nBuild');
  verdicts.atMost('the whole build', (performance.now() - start) / 1000, 5, ' s');
}

async function measureQueries(verdicts: Verdicts): Promise<void> {
  const dist = path.join(root, 'dist');
  const time = async (queries: typeof typicalQueries | typeof expensiveQueries) => {
    const timings: Timing[] = [];
    for (const [name, text] of queries) timings.push(await timeQuery(dist, name, text));
    return timings.sort((a, b) => b.warmMs - a.warmMs);
  };
  const [typical, expensive] = [await time(typicalQueries), await time(expensiveQueries)];
  console.log('\nQueries that are not prerendered, CPU in this process; the ten most expensive:');
  for (const { query, coldMs, warmMs } of expensive.slice(0, 10))
    console.log(
      `  ${query.slice(0, 64).padEnd(64)} cold ${coldMs.toFixed(1).padStart(5)} ms  warm ${warmMs.toFixed(2).padStart(5)} ms`,
    );
  const warm = typical.map(({ warmMs }) => warmMs);
  verdicts.atMost('the median over one season, warm', warm[Math.floor(warm.length / 2)] ?? 0, 1, ' ms');
  verdicts.atMost('the most expensive of all, warm', expensive[0]?.warmMs ?? 0, 5, ' ms');
  verdicts.atMost(
    'the slowest over one season, cold',
    Math.max(...typical.map(({ coldMs }) => coldMs)),
    10,
    ' ms',
  );
}

async function measureRequests({ api, files }: Runtime, verdicts: Verdicts): Promise<void> {
  const etag = (await fetch(api + query)).headers.get('ETag') ?? '';
  console.log(`\nRequests a second under workerd, ${connections} connections, ${seconds} s each`);
  const raw = await load('raw file', files + file);
  const missing = await load('404 of the Worker', `${api}/api/v1/nothing`, {}, 404);
  const hot = await load('hot prerendered query', api + query);
  const notModified = await load('304', api + query, { 'If-None-Match': etag }, 304);
  await load('query that is not prerendered', `${api}${query}&limit=7`);
  verdicts.atLeast('hot prerendered query, of the rate of the 404', hot / missing, 0.7, '');
  verdicts.atLeast('hot prerendered query, of the rate of the raw file', hot / raw, 1, '');
  verdicts.atLeast('304, of the rate of the 404', notModified / missing, 1, '');
}

/** Many different queries, valid and not, must not make the Worker grow. */
async function measureMemory({ api, pid }: Runtime, verdicts: Verdicts): Promise<void> {
  const paths = Array.from(
    { length: 2000 },
    (_, index) =>
      [
        `/api/v1/matches?season=${league.first_season + (index % 7)}&limit=${1 + (index % 500)}`,
        `/api/v1/players?season=${season}&search=${String.fromCharCode(97 + (index % 26))}&offset=${index % 100}`,
        `/api/v1/nothing${index}`,
        `/api/v1/standings?season=${season}&date=${season}-0${1 + (index % 9)}-01`,
      ][index % 4],
  );
  const ask = (amount: number) =>
    autocannon({ url: api, connections, amount, requests: paths.map((path) => ({ path: String(path) })) });
  await ask(mixedRequests / 10);
  const before = await residentMegabytes(pid);
  await ask(mixedRequests);
  const after = await residentMegabytes(pid);
  if (before === undefined || after === undefined) return;
  console.log(
    `\nMemory of the runtime before and after ${mixedRequests} mixed requests: ${before} and ${after} MB`,
  );
  verdicts.atMost('memory after, of that before', after / before, 1.2, '');
}

/** Returns the requests a second of one address. */
async function load(
  name: string,
  url: string,
  headers: Record<string, string> = {},
  status = 200,
): Promise<number> {
  const { requests, errors, statusCodeStats } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
  });
  const statuses = Object.keys(statusCodeStats ?? {});
  if (errors > 0 || statuses.some((one) => one !== String(status)))
    throw new Error(`${url}: ${errors} failed; status ${statuses.join(', ')}, expected ${status}`);
  console.log(`  ${name.padEnd(32)} ${Math.round(requests.average).toLocaleString('en-CA').padStart(7)}`);
  return requests.average;
}
