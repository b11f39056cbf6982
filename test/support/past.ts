import { project } from '../../scripts/cli/root.ts';
import { type Replay, startReplay } from '../../scripts/replay/server.ts';
import { type Served, serve } from '../../scripts/serve.ts';
import type { Variables } from '../../src/edge/variables.ts';
import { type PastName, pastProject } from './past-day.ts';
import { shared } from './shared.ts';

/** The service as it was at a moment, with a replayed feed of its own. */
export interface PastService extends Served {
  readonly replay: Replay;
}

/**
 * Serves what was built of the past, which `shared` builds once. Its clock goes on at `speed`; the feed stays at the moment
 * until the test sets it.
 */
export async function servePast(
  moment: Date,
  speed: number,
  more?: Variables,
  name: PastName = 'past',
): Promise<PastService> {
  const replay = await startReplay({ project, at: moment.toISOString(), speed: 0 });
  // It goes on, so that a request which timed out is tried again.
  const CLOCK = `${Date.now()} ${moment.getTime()} ${speed}`;
  const feed = { FEED_ENABLED: 'true', FEED_ORIGIN: replay.origin };
  const variables = { RATE_LIMIT: '100000', ...feed, CLOCK, ...more };
  await shared(name);
  const served = await serve(pastProject(name), 0, variables);
  const stop = async () => {
    await served.stop();
    await replay.stop();
  };
  return { ...served, replay, stop };
}
