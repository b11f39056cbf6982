import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startReplay } from '../../scripts/replay/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the feed is replayed as `data/` has it. */
    feedOrigin: string;
  }
}

/** Replays the feed for as long as the tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const replay = await startReplay({ root: path.resolve(import.meta.dirname, '../..') });
  project.provide('feedOrigin', replay.origin);
  return () => replay.stop();
}
