import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/serve.ts';
import type {} from '../contract/site.ts';
import { root } from './root.ts';

/** Serves what was built, under the ordinary limit: a verification must fit into it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await serve(root, 0);
  const { build } = JSON.parse(await readFile(path.join(root, 'dist/release.json'), 'utf8'));
  project.provide('site', served.url.href);
  project.provide('build', build);
  return () => served.stop();
}
