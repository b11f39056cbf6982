import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { readDataset } from '../../build/read/dataset.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { FeedReader } from '../../src/edge/league-feed/feed-reader.ts';
import { liveTable, liveTableSources } from '../../src/edge/league-feed/live-tables.ts';
import type { Sql } from '../../src/edge/league-feed/stored-values.ts';
import { seasonContext } from '../../src/feed/season-context.ts';
import { examples } from '../../src/records/examples.ts';
import type { Tables } from '../../src/records/published.ts';
import { keysOf } from '../../src/records/typed.ts';
import { projectRoot as root } from '../cli/root.ts';

/** A finished season: its lists are as long as they get. */
const { season } = examples;

/** CPU that an invocation may use, in milliseconds. */
const workerMs = 10;
const objectMs = 30_000;

/** One that does not start is ended, so that the bench does not wait forever. */
const maxReplayMs = 5 * 60 * 1000;

const warmUps = 3;
const rounds = 15;

/** Measures the CPU of each step of the object that reads the feed: each is an invocation, or a part of one. */
async function measureFeedSteps(): Promise<void> {
  const { dataset } = await readDataset(root);
  const tables = deriveTables(dataset, []);
  // The end of the day that the dataset is as of.
  const now = Date.parse(dataset.snapshot.as_of) + 24 * 60 * 60 * 1000;
  const replay = await startReplayProcess();
  // The first request of a process loads its HTTP client, which is no part of a step.
  await fetch(`${replay.origin}/replay`);
  const totals = new Map<string, number>();
  const first = new Map<string, number>();
  try {
    for (let round = -warmUps; round < rounds; round++) {
      await runSteps(replay.origin, tables, now, async (name, run) => {
        const before = process.threadCpuUsage();
        await run();
        const { user, system } = process.threadCpuUsage(before);
        const ms = (user + system) / 1000;
        if (round === -warmUps) first.set(name, ms);
        if (round >= 0) totals.set(name, (totals.get(name) ?? 0) + ms);
      });
    }
  } finally {
    replay.stop();
  }
  console.log(
    `\nSteps of the reader of the feed: CPU in this process, the mean of ${rounds}, and the first time`,
  );
  const inMs = (ms = Number.NaN) => `${ms.toFixed(1).padStart(5)} ms`;
  for (const [name, total] of totals)
    console.log(`  ${name.padEnd(34)} ${inMs(total / rounds)}  ${inMs(first.get(name))}`);
  console.log(
    `  The free plan allows a Worker ${workerMs} ms, and documents ${objectMs} ms for a Durable Object.`,
  );
}

type Step = (name: string, run: () => unknown) => Promise<void>;

async function runSteps(origin: string, tables: Tables, now: number, step: Step): Promise<void> {
  const context = seasonContext(tables, season);
  const reader = new FeedReader({ sql: inMemorySql() }, origin, () => {});
  reader.open(season);
  for (const resource of ['schedule', 'standings'] as const)
    await step(`read ${resource}`, () => reader.refresh(resource, context, tables, now));
  for (const resource of ['players', 'teamStats'] as const) {
    void reader.refresh(resource, context, tables, now);
    await new Promise(setImmediate);
    for (let number = 1; reader.hasSteps; number++)
      await step(`read ${resource}, step ${number}`, () => reader.takeStep(context, tables));
  }
  const answers = reader.answers(now);
  const matches = tables.rows('matches', season);
  for (const table of keysOf(liveTableSources))
    await step(`merge ${table}`, () =>
      liveTable(table, { answers, tables, season, now: new Date(now), matches }),
    );
}

/** SQLite as a Durable Object has it, which prepares a statement once. */
function inMemorySql(): Sql {
  const database = new DatabaseSync(':memory:');
  const statements = new Map<string, StatementSync>();
  return {
    exec(text, ...values) {
      const statement = statements.get(text) ?? database.prepare(text);
      statements.set(text, statement);
      return statement.all(...values);
    },
  };
}

/** The replayed feed, in a process of its own: its CPU is not the reader's. */
async function startReplayProcess(): Promise<{ origin: string; stop(): void }> {
  const args = ['scripts/replay.ts', '--port', '0'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: maxReplayMs,
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /The feed is at (http:\/\/[^\s,]+)/.exec(line)?.[1];
    if (origin) return { origin, stop: () => child.kill() };
  }
  throw new Error('the replay has ended before it named its address');
}

await measureFeedSteps();
