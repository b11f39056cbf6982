import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { readLeague } from '../../build/read/league.ts';
import { startReplay } from '../../scripts/replay/server.ts';
import { provideReplays } from './provide-replays.ts';
import { buildWithFeed } from './second-league.ts';

/** The Worker of the second league, as `src/edge/worker.ts` is that of ours. */
const worker = `import league from './data/league.json' with { type: 'json' };
import { leagueFeedOf } from '../src/edge/league-feed.ts';
import { workerOf } from '../src/edge/respond.ts';

export { RateLimiter } from '../src/edge/rate-limiter.ts';

export const LeagueFeed = leagueFeedOf(league);
export default workerOf(league);
`;

/**
 * Builds the second league with a feed, writes its Worker, and replays its feed for as long as the tests run; its clock
 * stands still.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = await buildWithFeed();
  await writeFile(path.join(root, 'worker.ts'), worker);
  project.provide('league', await readLeague(path.join(root, 'data/league.json')));
  return provideReplays(project, () => startReplay({ root, speed: 0 }));
}
