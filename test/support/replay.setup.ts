import type { TestProject } from 'vitest/node';
import { startReplay } from '../../scripts/replay/server.ts';
import './provided.ts';
import { root } from './root.ts';

/** Replays the feed for as long as the tests run: once for the one file that sets faults, once for all others. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [faulty, faultless] = [await startReplay({ root }), await startReplay({ root })];
  project.provide('feedOrigin', faulty.origin);
  project.provide('faultlessFeedOrigin', faultless.origin);
  return async () => {
    await Promise.all([faulty.stop(), faultless.stop()]);
  };
}
