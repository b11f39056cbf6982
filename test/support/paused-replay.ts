import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ReplayedFeed } from '../../scripts/replay/feed.ts';
import { replayableFeed } from '../../scripts/replay/replayable.ts';
import { type Replay, startReplay } from '../../scripts/replay/server.ts';
import { inferIds } from '../../src/feed/sdp/infer-ids.ts';
import { feedPaths } from '../../src/feed/sdp/paths.ts';
import { seasonContext } from '../../src/feed/season-context.ts';
import { inPlay, season } from './match-day.ts';
import { dataset, datasetRoot } from './tables.ts';

const stored = seasonContext(dataset, season);
export const paths = feedPaths(replayableFeed(dataset.league), stored.seasonId);

const feed = await ReplayedFeed.read(datasetRoot, 0);
const { body: schedule } = feed.answer(paths.matches.replace(/\?.*/, ''), new URLSearchParams());

/** With the ids that the schedule implies. */
export const context = inferIds(schedule, stored);

/** Starts a replay for the tests of a file, each of which finds it paused during a match and without a fault. */
export function pauseReplay() {
  let replay: Replay;
  beforeAll(async () => {
    replay = await startReplay({ root: datasetRoot, speed: 0 });
  });
  afterAll(() => replay.stop());
  beforeEach(() => {
    replay.fault(null);
    replay.set(inPlay);
  });
  return {
    replay: () => replay,
    get: (address: string) => fetch(new URL(address, replay.origin)),
    post: (address: string) => fetch(new URL(address, replay.origin), { method: 'POST' }),
  };
}
