import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from 'simple-statistics';
import { checkDataset } from '../build/check.ts';
import { readDataset } from '../build/read/dataset.ts';
import { deriveTables } from '../src/derive/index.ts';
import { encodeAnswer, encodeText } from '../src/edge/reply.ts';
import { integrityRules } from '../src/integrity/index.ts';
import { parseQuery } from '../src/query/parse-query.ts';
import { metricNames } from '../src/records/leaderboard.ts';
import type { Tables } from '../src/records/published.ts';
import { noFeed } from '../src/records/service-status.ts';
import { pick } from '../src/records/typed.ts';
import { csvAnswer } from '../src/resources/format.ts';
import { resourcesOf } from '../src/resources/index.ts';
import queries from './bench/queries.json' with { type: 'json' };
import { measureRequests } from './bench/requests.ts';
import { startRuntime } from './bench/runtime.ts';
import { expectAtMost } from './bench/verdicts.ts';
import { runCommand } from './cli/command.ts';
import { readProjectLeague, projectRoot as root } from './cli/root.ts';
import { fillTemplate } from './cli/template.ts';

/** How often a query is answered before it is measured, and then. */
const [warmUps, repeats] = [10, 40];

/** Measures each figure that the design promises beside its baseline in the same run. Exits 1 when one is missed. */
await runCommand(
  {
    usage: `npm run bench
  measures build, answers and requests, each beside its baseline; exits 1 where a promise is missed`,
    onFailure: 'not measured to the end',
  },
  async () => {
    await measureBuilds();
    await measureQueries(root);
    const runtime = await startRuntime(root);
    try {
      await measureRequests(runtime, root, await readProjectLeague());
    } finally {
      await runtime.stop();
    }
  },
);

/** Measures builds of all files, and what a build rewrites that has nothing new. */
async function measureBuilds(): Promise<void> {
  const seconds: number[] = [];
  // The fastest of two counts, since another process can only slow one down.
  for (let times = 0; times < 2; times++) {
    await rm(path.join(root, 'dist'), { recursive: true, force: true });
    const report = await build();
    const stages = [...report.matchAll(/^\w+ +(\d+) ms/gm)];
    seconds.push(stages.reduce((sum, [, ms]) => sum + Number(ms), 0) / 1000);
  }
  const rewrittenFiles = Number(/([\d,]+) changed/.exec(await build())?.[1]?.replaceAll(',', ''));
  console.log('\nBuild');
  expectAtMost('the whole build, into an empty folder', Math.min(...seconds), 5, ' s');
  expectAtMost('files that an unchanged build rewrites', rewrittenFiles, 0);
}

/** Builds in a process of its own, which has no warm code, and returns what it prints. */
async function build(): Promise<string> {
  const args = ['--max-semi-space-size=64', 'scripts/run.ts', 'build'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return stdout;
}

/**
 * Measures queries that are not prerendered, by the CPU of this process with their tables in memory: typical ones over one
 * season, and the most expensive of a search over thousands, with long lists, every metric, CSV or a text.
 */
async function measureQueries(root: string): Promise<void> {
  const { dataset, locations } = await readDataset(root);
  const tables = deriveTables(dataset, checkDataset(dataset, locations, integrityRules));
  const { examples, first_season } = dataset.league;
  const values = {
    ...pick(examples, ['season', 'club', 'day']),
    seasons: `${Array.from({ length: 7 }, (_, index) => first_season + index)}`,
    metrics: `${metricNames}`,
  };
  const timed = (kind: keyof typeof queries) =>
    queries[kind]
      .map((query) => `${fillTemplate(query, values)}`)
      .map((query) => ({ query, ms: timeQuery(tables, query) }))
      .sort((a, b) => b.ms - a.ms);
  const [typical, expensive] = [timed('typical'), timed('expensive')];
  console.log('\nQueries that are not prerendered, CPU in this process:');
  for (const { query, ms } of [...typical, ...expensive])
    console.log(`  ${query.slice(0, 90).padEnd(90)} ${ms.toFixed(2).padStart(6)} ms`);
  expectAtMost('the median over one season', median(typical.map(({ ms }) => ms)), 1, ' ms');
  expectAtMost('the most expensive of all', expensive[0]?.ms ?? 0, 5, ' ms');
}

/** Returns an answer's CPU in this thread, in milliseconds. It is the mean of many, since the system counts CPU in ticks. */
function timeQuery(tables: Tables, text: string): number {
  const [name, query = ''] = text.split('?');
  const resource = resourcesOf(tables.league).find((candidate) => candidate.name === name);
  if (!resource) throw new Error(`${name} is no resource`);
  const parsed = parseQuery(resource.parameters, new URLSearchParams(query));
  const answer = () => {
    const result = resource.answer(tables, parsed, { now: new Date(), feed: noFeed });
    const csv = csvAnswer(resource, result, parsed);
    return csv ? encodeText(csv.text) : encodeAnswer(result);
  };
  for (let times = 0; times < warmUps; times++) answer();
  const before = process.threadCpuUsage();
  for (let times = 0; times < repeats; times++) answer();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / repeats;
}
