import type { TestProject } from 'vitest/node';
import { buildClient } from '../../clients/typescript/build/build.ts';
import { serve } from '../../scripts/serve.ts';
import './provided.ts';
import { root } from './root.ts';

/** Builds the TypeScript client and serves what was built, once for all tests of clients and examples. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildClient();
  const served = await serve(root, 0, { RATE_LIMIT: '1000000' });
  project.provide('service', served.url.origin);
  return () => served.stop();
}
