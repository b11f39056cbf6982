import type { TestProject } from 'vitest/node';
import { provideReplays } from './provide-replays.ts';
import { buildWithFeed } from './second-league.ts';

/** Builds the second league with a feed, and replays it for as long as the tests run; its clock stands still. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = await buildWithFeed();
  // It reads the league of that folder, which a fresh checkout does not have before.
  const { startReplay } = await import('../../scripts/replay/server.ts');
  return provideReplays(project, () => startReplay({ root, speed: 0 }));
}
