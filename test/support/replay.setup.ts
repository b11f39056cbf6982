import type { TestProject } from 'vitest/node';
import { startReplay } from '../../scripts/replay/server.ts';
import { provideReplays } from './provide-replays.ts';
import { root } from './root.ts';

/** Replays the feed of the league; its clock stands where a test sets it. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideReplays(project, () => startReplay({ root, speed: 0 }));
}
