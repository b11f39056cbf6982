import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { readDataset } from '../../build/read/dataset.ts';
import { idsByName } from '../../src/derive/scorers.ts';
import { FeedReader } from '../../src/feed/live/feed-reader.ts';
import type { StoredSeason } from '../../src/feed/live/live-season.ts';
import { liveTableSources } from '../../src/feed/live/live-tables.ts';
import type { KeyValueStorage } from '../../src/feed/live/value-store.ts';
import { seasonContext } from '../../src/feed/season-context.ts';
import { datasetOfSeason } from '../../src/records/dataset/index.ts';
import { examples } from '../../src/records/examples.ts';
import { keysOf } from '../../src/records/typed.ts';
import { projectRoot as root } from '../cli/root.ts';

/** A finished season, whose lists are as long as they get. */
const { season } = examples;

/** CPU that an invocation may use, in milliseconds. */
const workerMs = 10;
const objectMs = 30_000;

/** Ends a replay that does not start, so that the bench does not wait forever. */
const maxReplayMs = 5 * 60 * 1000;

const warmUps = 3;
const rounds = 15;

/** Measures the CPU of the object that reads the feed: of each source alone, and of a table of what was read. */
async function measureFeedSteps(): Promise<void> {
  const { dataset } = await readDataset(root);
  // The season is played as if it were the current one.
  const playedDataset = { ...dataset, snapshot: { ...dataset.snapshot, season } };
  const storedSeason = {
    dataset: datasetOfSeason(playedDataset, season),
    playerIds: idsByName(dataset.players),
    context: seasonContext(playedDataset, season),
  };
  // The end of the day that the dataset is as of.
  const now = Date.parse(dataset.snapshot.as_of) + 24 * 60 * 60 * 1000;
  const replay = await startReplayProcess();
  // The first request of a process loads its HTTP client, which is no part of a step.
  await fetch(`${replay.origin}/replay`);
  const totals = new Map<string, number>();
  const firstTimes = new Map<string, number>();
  try {
    for (let round = -warmUps; round < rounds; round++) {
      await runSteps(replay.origin, storedSeason, now, async (name, run) => {
        const before = process.threadCpuUsage();
        await run();
        const { user, system } = process.threadCpuUsage(before);
        const ms = (user + system) / 1000;
        if (round === -warmUps) firstTimes.set(name, ms);
        if (round >= 0) totals.set(name, (totals.get(name) ?? 0) + ms);
      });
    }
  } finally {
    replay.stop();
  }
  console.log(`\nThe reader of the feed: CPU in this process, the mean of ${rounds}, and the first time`);
  const inMs = (ms = Number.NaN) => `${ms.toFixed(1).padStart(5)} ms`;
  for (const [name, total] of totals)
    console.log(`  ${name.padEnd(34)} ${inMs(total / rounds)}  ${inMs(firstTimes.get(name))}`);
  console.log(
    `  The free plan allows a Worker ${workerMs} ms, and documents ${objectMs} ms for a Durable Object.`,
  );
}

type Step = (name: string, run: () => unknown) => Promise<void>;

async function runSteps(origin: string, storedSeason: StoredSeason, now: number, step: Step): Promise<void> {
  const reader = new FeedReader(storedSeason, inMemoryStorage(), origin);
  // Each is read with what the tables before it were made from, and merged and derived with it.
  for (const table of keysOf(liveTableSources))
    await step(`${liveTableSources[table].join(' and ')}: ${table}`, () => reader.read([table], now));
  await step('every table again, nothing due', () => reader.read(keysOf(liveTableSources), now));
}

/** Storage as a Durable Object has it, as far as the reader uses it. */
function inMemoryStorage(): KeyValueStorage {
  const values = new Map<string, unknown>();
  return {
    // A value is of the type that it was stored with.
    get: <Value>(key: string) => values.get(key) as Value | undefined,
    put: (key: string, value: unknown) => void values.set(key, structuredClone(value)),
    delete: (key: string) => values.delete(key),
    list: <Value>() => values as Map<string, Value>,
  };
}

/** Starts the replayed feed in a process of its own, so that its CPU is not counted as the reader's. */
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
