import { execFile } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './root.ts';
import { addFeed } from './with-feed.ts';

/** What a fork has beside its data: what the build and the Worker are made of. */
const parts = [
  'src',
  'build',
  'scripts',
  'examples',
  'clients/typescript',
  'clients/python',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'wrangler.jsonc',
  '_headers',
  '_redirects',
  'CHANGELOG.md',
  'LICENSE',
];

/**
 * Makes a copy of the project with the second league in `data/`, as a fork has it, and builds it.
 *
 * @param folder where to, below the project's own folder
 * @param hasFeed whether it has a feed, with ids in the form of the feed
 * @param change changes the copy before it is built
 */
export async function buildSecondLeague(
  folder: string,
  { hasFeed, change }: { hasFeed: boolean; change?: () => Promise<void> },
): Promise<string> {
  const copy = path.join(root, folder);
  await mkdir(copy, { recursive: true });
  for (const name of parts) await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  const data = path.join(copy, 'data');
  await cp(path.join(root, 'test/fixtures/second-league/data'), data, { recursive: true });
  if (hasFeed) await addFeed(data);
  for (const name of ['node_modules', 'clients/generated'])
    await symlink(path.join(root, name), path.join(copy, name)).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  await change?.();
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: copy }).catch(({ stderr }) => {
    throw new Error(`test/fixtures/second-league does not build, as copied to ${folder}:\n${stderr}`);
  });
  return copy;
}

/** Where the second league with a feed is. */
export const withFeedFolder = 'dist.second-league';

/** The setups of several projects share one build, and each project has modules of its own. */
const shared = globalThis as { secondLeague?: Promise<string> };

/** Builds the second league with a feed, once for all projects of a run. */
export function buildWithFeed(): Promise<string> {
  shared.secondLeague ??= buildSecondLeague(withFeedFolder, { hasFeed: true });
  return shared.secondLeague;
}
