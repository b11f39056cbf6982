import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { build } from '../../build/build-site.ts';
import { Report } from '../../build/report.ts';
import { project } from '../../scripts/cli/root.ts';
import { rewind } from '../../scripts/replay/rewind.ts';
import { type Replay, startReplay } from '../../scripts/replay/server.ts';
import { type Served, serve } from '../../scripts/serve.ts';
import { withIdsOfOwn } from '../../src/derive/own-ids.ts';
import type { Variables } from '../../src/edge/variables.ts';
import { unplayed } from '../../src/feed/final-rows.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { root } from './tables.ts';
import { the } from './the.ts';

/** The service as it was at a moment, with a replayed feed of its own. */
export interface PastService extends Served {
  readonly replay: Replay;
}

/** What was built of the past. */
export interface Past {
  /** Serves it from a moment on. Its clock goes on at `speed`; the feed stays at the moment until the test sets it. */
  serve(moment: Date, speed: number, more?: Variables): Promise<PastService>;
  remove(): Promise<void>;
}

const silent = new Report(new Writable({ write: (_chunk, _encoding, done) => done() }));

/** Returns a dataset with one season, whose build takes a third of the time. */
export function seasonAlone(dataset: Dataset, season: number): Dataset {
  const tables = Object.entries(dataset).map(([name, rows]) => [
    name,
    Array.isArray(rows) ? rows.filter((row) => row.season === undefined || row.season === season) : rows,
  ]);
  // The tables are those of the dataset, with fewer rows.
  return withIdsOfOwn({ ...(Object.fromEntries(tables) as Dataset), corrections: [], knownExceptions: [] });
}

/**
 * Builds the past of one season in a folder of its own, since the tests of other processes have theirs. Its schedule has the season's final
 * too, as a refresh between the moment and the final would have left it: a match that is not stored counts for nothing.
 */
export async function buildPast(before: Date, season: number): Promise<Past> {
  const out = `dist.past-${season}-${before.getTime()}-${process.pid}`;
  const transform = (dataset: Dataset): Dataset => {
    const past = rewind(dataset, before, season);
    const final = the(dataset.matches, { season, stage: 'final' });
    const matches = [...past.matches, { ...final, ...unplayed, status: 'UPCOMING' as const }];
    return seasonAlone({ ...past, matches }, season);
  };
  const past = { ...project, out };
  await build(past, silent, { now: before, transform });
  return {
    async serve(moment, speed, more) {
      const replay = await startReplay({ project, at: moment.toISOString(), speed: 0 });
      // It goes on, so that a request which timed out is tried again.
      const CLOCK = `${Date.now()} ${moment.getTime()} ${speed}`;
      const feed = { FEED_ENABLED: 'true', FEED_ORIGIN: replay.origin };
      const served = await serve(past, 0, { RATE_LIMIT: '100000', ...feed, CLOCK, ...more });
      const stop = async () => {
        await served.stop();
        await replay.stop();
      };
      return { ...served, replay, stop };
    },
    async remove() {
      for (const name of [out, `${out}.lock`])
        await rm(path.join(root, name), { recursive: true, force: true });
    },
  };
}
