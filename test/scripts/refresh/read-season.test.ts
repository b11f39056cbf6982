import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GetJson, jsonClient } from '../../../scripts/refresh/json-client.ts';
import { maxParallelDetails, readSeason } from '../../../scripts/refresh/read-season.ts';
import { type Replay, startReplay } from '../../../scripts/replay/server.ts';
import { feedAdapter, seasonContext } from '../../../src/feed/adapters.ts';
import { feedWorlds } from '../../support/built-worlds.ts';
import { refreshingOf } from '../../support/refreshing.ts';

describe.for(feedWorlds)('$name', (world) => {
  const { dataset, project } = world;
  const { latest } = refreshingOf(world);
  const adapter = feedAdapter(dataset.league);
  const context = seasonContext(dataset, latest);

  let replay: Replay;
  let get: GetJson;
  beforeAll(async () => {
    replay = await startReplay({ project, speed: 0 });
    get = jsonClient({ origin: replay.origin, headers: adapter.headers });
  });
  afterAll(() => replay.stop());

  /** Reads the latest season with all details, each answer by way of `through`. */
  const read = (through: GetJson) =>
    readSeason({ get: through, adapter, dataset, context, acceptsOlder: true, full: true, remark: () => {} });

  it('details of matches are requested so many at once, and no more', async () => {
    let running = 0;
    let most = 0;
    await read(async (path) => {
      running += 1;
      most = Math.max(most, running);
      return get(path).finally(() => {
        running -= 1;
      });
    });
    expect(most).toBe(maxParallelDetails);
  });

  it('rows are in the order of the matches, whichever answer comes first', async () => {
    const expected = await read(get);
    const paths = [...expected.headers.keys()]
      .map(String)
      .map((id) => adapter.paths(context.seasonId).header?.(id));
    const [first, second] = paths;
    const secondCame = Promise.withResolvers<void>();
    const asked: string[] = [];
    const late = await read(async (path) => {
      asked.push(path);
      const body = await get(path);
      if (path === first) await secondCame.promise;
      if (path === second) secondCame.resolve();
      return body;
    });
    expect(asked.filter((path) => path === first || path === second)).toEqual([first, second]);
    expect([...late.headers]).toEqual([...expected.headers]);
  });
});
