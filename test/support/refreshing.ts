import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { dataPath, type Project } from '../../build/project.ts';
import { type JsonClientOptions, jsonClient } from '../../scripts/refresh/json-client.ts';
import { type RefreshOptions, refresh } from '../../scripts/refresh/plan-refresh.ts';
import { type Replay, startReplay } from '../../scripts/replay/server.ts';
import { feedAdapter } from '../../src/feed/adapters.ts';
import { Copy } from './copy.ts';
import { hashesOf } from './hashes.ts';
import { rewound } from './rewound.ts';
import { perWorld } from './world.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns what the tests of a refresh of a league need. */
export const refreshingOf = perWorld((world) => {
  const { dataset, project } = world;
  const over = dataset.matches.filter(({ status }) => status === 'FINISHED');

  /** The latest season with results: the current one, or the one before while it has none yet. */
  const latest = Math.max(...over.map(({ season }) => season));

  /** Its results. */
  const finished = over.filter(({ season }) => season === latest);

  /** Morning in the whole country: every result of the data is final. */
  const dayAfterTheData = new Date(Date.parse(`${dataset.snapshot.as_of}T15:00:00Z`) + dayMs);

  /** Gives each test a copy of the data, and the feed replayed to refresh it from. */
  function refreshing() {
    let replay: Replay;
    let copy: Copy;

    beforeAll(async () => {
      replay = await startReplay({ project, speed: 0 });
    });
    afterAll(() => replay.stop());
    beforeEach(async () => {
      copy = await Copy.make(world);
    });
    afterEach(async () => {
      replay.fault(null);
      await copy.remove();
    });

    return {
      get replay() {
        return replay;
      },
      get copy() {
        return copy;
      },
      /** Refreshes the copy. */
      async run({
        client,
        ...options
      }: Partial<RefreshOptions> & { client?: Partial<JsonClientOptions> } = {}) {
        const { headers } = feedAdapter(dataset.league);
        const feed = jsonClient({ origin: replay.origin, headers, retries: 1, retryDelayMs: 1, ...client });
        return refresh({ project: copy.project, feed, ...options });
      },
      /** Takes the copy back to a moment of the latest season; the feed is that of the morning after the last result. */
      async takeBack(at: Date): Promise<void> {
        await rewound(copy, at, latest);
        replay.set(dayAfterTheData);
      },
    };
  }

  return { latest, finished, dayAfterTheData, refreshing };
});

/** Returns the hash of every file of a dataset by its name there. */
export async function contents(project: Project): Promise<Record<string, string>> {
  return Object.fromEntries(await hashesOf(dataPath(project)));
}
