import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Replay, startReplay } from '../../../scripts/replay/server.ts';
import { feedPaths } from '../../../src/feed/paths.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import { root, tables } from '../../support/tables.ts';

export const context = seasonContext(tables, 2025);
export const paths = feedPaths(context.seasonId);

/** In the second half of the first of two matches of the day. */
export const inPlay = '2025-10-26T19:45:00Z';

/** Starts a replay for the tests of a file, each of which finds it paused during a match and without a fault. */
export function pauseReplay() {
  let replay: Replay;
  beforeAll(async () => {
    replay = await startReplay({ root, speed: 0 });
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
