import type { TestProject } from 'vitest/node';
import { startReplay } from '../../scripts/replay/server.ts';
import './provided.ts';
import { root } from './root.ts';

/** Replays the feed for as long as the tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const replay = await startReplay({ root });
  project.provide('feedOrigin', replay.origin);
  return () => replay.stop();
}
