import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ReplayedFeed } from '../../scripts/replay/feed.ts';
import { replayableFeed } from '../../scripts/replay/lookups.ts';
import { type Replay, startReplay } from '../../scripts/replay/server.ts';
import { inferIds } from '../../src/feed/sdp/infer-ids.ts';
import { feedPaths } from '../../src/feed/sdp/paths.ts';
import { seasonContext } from '../../src/feed/season-context.ts';
import { matchDayOf } from './match-day.ts';
import { perWorld } from './world.ts';

/** Returns the replay of a league's feed, paused during a match. */
export const pausedReplayOf = perWorld(async (world) => {
  const { dataset, datasetRoot } = world;
  const { inPlay, season } = matchDayOf(world);
  const stored = seasonContext(dataset, season);
  const paths = feedPaths(replayableFeed(dataset.league), stored.seasonId);

  const feed = await ReplayedFeed.read(datasetRoot, 0);
  const { body: schedule } = feed.answer(paths.matches.replace(/\?.*/, ''), new URLSearchParams());

  /** With the ids that the schedule implies. */
  const context = inferIds(schedule, stored);

  /** Starts a replay for the tests of a file, each of which finds it paused during a match and without a fault. */
  function pauseReplay() {
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

  return { paths, context, pauseReplay };
});
