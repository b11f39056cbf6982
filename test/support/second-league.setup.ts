import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/serve.ts';
import type {} from '../contract/site.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What the build and the Worker are made of, beside the data. */
const parts = [
  'src',
  'build',
  'scripts',
  'examples',
  'package.json',
  'wrangler.jsonc',
  '_headers',
  '_redirects',
];

/** Builds and serves a copy of the project with the second league in `data/`, as a fork does. The feed is not turned off. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'second-league-'));
  for (const name of [...parts, 'CHANGELOG.md', 'LICENSE'])
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  await cp(path.join(root, 'test/fixtures/second-league/data'), path.join(folder, 'data'), {
    recursive: true,
  });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder });
  const served = await serve(folder, 0, { FEED_ENABLED: 'true' });
  const { build } = JSON.parse(await readFile(path.join(folder, 'dist/release.json'), 'utf8'));
  project.provide('site', served.url.href);
  project.provide('build', build);
  return async () => {
    await served.stop();
    await rm(folder, { recursive: true });
  };
}
