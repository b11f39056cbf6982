import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { readLeague } from '../../build/read/league.ts';
import { startReplay } from '../../scripts/replay/server.ts';
import { provideReplays } from './provide-replays.ts';
import { buildWithFeed } from './second-league.ts';

/**
 * Builds the second league with a feed, and replays its feed for as long as the tests run; its clock stands still.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = await buildWithFeed();
  project.provide('league', await readLeague(path.join(root, 'data/league.json')));
  return provideReplays(project, () => startReplay({ root, speed: 0 }));
}
