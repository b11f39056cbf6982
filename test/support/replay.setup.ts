import type { TestProject } from 'vitest/node';
import { startReplay } from '../../scripts/replay/server.ts';
import './provided.ts';
import { root } from './root.ts';

/** Replays the feed of the league, once for the one file that sets faults and once for all others; its clock stands. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const replays = [await startReplay({ root, speed: 0 }), await startReplay({ root, speed: 0 })] as const;
  const [faulty, faultless] = replays;
  project.provide('feedOrigin', faulty.origin);
  project.provide('faultlessFeedOrigin', faultless.origin);
  return async () => {
    for (const replay of replays) await replay.stop();
  };
}
