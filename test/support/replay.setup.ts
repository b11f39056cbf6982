import type { TestProject } from 'vitest/node';
import { project } from '../../scripts/cli/root.ts';
import { startReplay } from '../../scripts/replay/server.ts';
import './provided.ts';

/** Replays the feed of the league, once for the one file that sets faults and once for all others; its clock stands. */
export default async function setup(tests: TestProject): Promise<() => Promise<void>> {
  const replays = [
    await startReplay({ project, speed: 0 }),
    await startReplay({ project, speed: 0 }),
  ] as const;
  const [faulty, faultless] = replays;
  tests.provide('feedOrigin', faulty.origin);
  tests.provide('faultlessFeedOrigin', faultless.origin);
  return async () => {
    for (const replay of replays) await replay.stop();
  };
}
