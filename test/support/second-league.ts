import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyInputs } from './copy-inputs.ts';
import { root } from './root.ts';
import { addFeed } from './with-feed.ts';

/** The Worker of another league, in a folder of the project, as `src/edge/worker.ts` is that of ours. */
const worker = `import league from './data/league.json' with { type: 'json' };
import { leagueFeedOf } from '../src/edge/league-feed.ts';
import { workerOf } from '../src/edge/respond.ts';

export { RateLimiter } from '../src/edge/rate-limiter.ts';

export const LeagueFeed = leagueFeedOf(league);
export default workerOf(league);
`;

/** Where the second league with a feed is. */
export const withFeedFolder = 'dist.second-league';

/** Builds the second league with its Worker and a feed. */
async function buildSecondLeague(): Promise<string> {
  const folder = path.join(root, withFeedFolder);
  await rm(path.join(folder, 'data'), { recursive: true, force: true });
  await copyInputs(folder, path.join(root, 'test/fixtures/second-league'));
  await addFeed(path.join(folder, 'data'));
  await writeFile(path.join(folder, 'worker.ts'), worker);
  const settings = await readFile(path.join(root, 'wrangler.jsonc'), 'utf8');
  await writeFile(path.join(folder, 'wrangler.jsonc'), settings.replace('src/edge/worker.ts', 'worker.ts'));
  const command = [path.join(root, 'scripts/build.ts'), folder];
  await promisify(execFile)(process.execPath, command).catch(({ stderr }) => {
    throw new Error(`test/fixtures/second-league does not build, as copied to ${withFeedFolder}:\n${stderr}`);
  });
  return folder;
}

/** The setups of several projects share one build, and each project has modules of its own. */
const shared = globalThis as { secondLeague?: Promise<string> };

/** Builds the second league with a feed, once for all projects of a run. */
export function buildWithFeed(): Promise<string> {
  shared.secondLeague ??= buildSecondLeague();
  return shared.secondLeague;
}
