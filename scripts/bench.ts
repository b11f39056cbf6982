import { readFile } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import { build } from '../build/build.ts';
import { exitWithError } from '../build/exit-with-error.ts';
import { Report } from '../build/report.ts';
import { InMemoryTables } from '../src/derive/in-memory-tables.ts';
import { parseQuery } from '../src/query/parse-query.ts';
import { publishedTables, type Reading, type Row, tableAddress } from '../src/records/published.ts';
import { resources } from '../src/resources/index.ts';
import { encode, noFeed } from '../src/resources/resource.ts';
import { startRuntime } from './bench/runtime.ts';

/**
 * Measures what the design promises, each beside its baseline in one run:
 * a planned query against the same file raw, an unplanned query cold and warm, the build.
 */

const root = path.resolve(import.meta.dirname, '..');

const seconds = 5;
const connections = 20;

const repeats = 200;

const planned = '/api/v1/matches?season=2024&team=forge';
const plannedFile = '/data/v1/matches/season/2024/team/forge-fc.json';

const unplanned = [
  ['matches', 'season=2024&team=forge&limit=7'],
  ['standings', 'season=2023&date=2023-07-01'],
  ['players', 'season=2025&search=mor&sort=minutes'],
  ['leaderboards', 'season=2024&metric=goals,assists,xg'],
] as const;

const context = { now: new Date(), feed: noFeed };

try {
  await build(root, new Report());
  console.log(
    `\nUnplanned queries over one season, CPU in this process (promised: cold under 10 ms, warm under 1 ms)`,
  );
  for (const [name, query] of unplanned) {
    const { cold, warm } = await timeAnswer(name, query);
    console.log(`  ${`${name}?${query}`.padEnd(52)} cold ${cold.toFixed(2)} ms  warm ${warm.toFixed(3)} ms`);
  }
  const runtime = await startRuntime(root);
  try {
    console.log(
      `\nUnder workerd, ${connections} connections, ${seconds} s each (promised: at most 1.5 times the raw file)`,
    );
    const raw = await load('raw file', `${runtime.files}${plannedFile}`);
    const passed = await load('passed on', `${runtime.passed}${plannedFile}`);
    const answer = await load('planned query', `${runtime.api}${planned}`);
    console.log(
      `  a planned query costs ${(raw / answer).toFixed(2)} times the raw file; ` +
        `a Worker that only passes it on, ${(raw / passed).toFixed(2)} times`,
    );
    await load('unplanned query', `${runtime.api}/api/v1/matches?season=2024&team=forge&limit=7`);
  } finally {
    await runtime.stop();
  }
} catch (error) {
  exitWithError(error, 'not measured to the end');
}

/** Requests a second of one address. */
async function load(what: string, url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  console.log(
    `  ${what.padEnd(16)} ${Math.round(requests.average).toLocaleString('en-CA').padStart(7)} requests/s`,
  );
  return requests.average;
}

/** Milliseconds to read the tables and answer once, and to answer again with the tables at hand. */
async function timeAnswer(name: string, text: string): Promise<{ cold: number; warm: number }> {
  const resource = resources.find((one) => one.name === name);
  if (!resource) throw new Error(`${name} is no resource`);
  const query = parseQuery(resource.parameters, new URLSearchParams(text));
  const contents = await Promise.all(
    resource.tablesNeeded(query).map(async (reading) => [reading, await contentOf(reading)] as const),
  );

  const start = performance.now();
  const tables = new InMemoryTables();
  for (const [{ table, season }, content] of contents) {
    tables.set(
      table,
      JSON.parse(content) as Row<typeof table>[],
      publishedTables[table].seasonal ? Number(season) : undefined,
    );
  }
  const answer = () => encode(resource.answer(tables, query, context));
  answer();
  const cold = performance.now() - start;

  const again = performance.now();
  for (let times = 0; times < repeats; times++) answer();
  return { cold, warm: (performance.now() - again) / repeats };
}

function contentOf({ table, season }: Reading): Promise<string> {
  const address = tableAddress(table, publishedTables[table].seasonal ? Number(season) : undefined);
  return readFile(path.join(root, 'dist', address), 'utf8');
}
