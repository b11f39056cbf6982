import type { TestProject } from 'vitest/node';
import type { Replay } from '../../scripts/replay/server.ts';
import './provided.ts';

/** Replays the feed for as long as the tests run: once for the one file that sets faults, once for all others. */
export async function provideReplays(
  project: TestProject,
  start: () => Promise<Replay>,
): Promise<() => Promise<void>> {
  const [faulty, faultless] = [await start(), await start()];
  project.provide('feedOrigin', faulty.origin);
  project.provide('faultlessFeedOrigin', faultless.origin);
  return async () => {
    await Promise.all([faulty.stop(), faultless.stop()]);
  };
}
