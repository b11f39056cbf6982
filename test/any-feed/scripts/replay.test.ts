import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayableFeed } from '../../../scripts/replay/lookups.ts';
import { type Replay, startReplay } from '../../../scripts/replay/server.ts';
import { feedPaths } from '../../../src/feed/sdp/paths.ts';
import { parsePlayers } from '../../../src/feed/sdp/players.ts';
import { nextPage } from '../../../src/feed/sdp/statistics.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import { ofSeason } from '../../../src/records/season-rules.ts';
import { feedWorlds } from '../../support/built-worlds.ts';
import { matchDayOf } from '../../support/match-day.ts';

describe.for(feedWorlds)('$name', (world) => {
  const { dataset, datasetRoot } = world;
  const { season } = matchDayOf(world);

  let replay: Replay;
  beforeAll(async () => {
    replay = await startReplay({ root: datasetRoot });
  });
  afterAll(() => replay.stop());

  const get = (address: string) => fetch(new URL(address, replay.origin));
  const body = async (address: string): Promise<unknown> => (await get(address)).json();

  describe('an answer', () => {
    const { seasonId } = seasonContext(dataset, season);
    const paths = feedPaths(replayableFeed(dataset.league), seasonId);

    it('comes by the season’s id as it is and percent-encoded', async () => {
      const encoded = paths.matches.replaceAll('::', '%3A%3A');
      expect(await (await get(encoded)).text()).toBe(await (await get(paths.matches)).text());
    });

    it('is dated by the day data/ is as of', async () => {
      const response = await get(paths.matches);
      const day = dataset.snapshot.as_of;
      expect(await response.json()).toMatchObject({ apiCallRequestTime: `${day}T23:59:00.0000000+00:00` });
    });

    const count = ofSeason(dataset.players, season).filter(({ basis }) => basis === 'feed').length;

    it.runIf(count > 0)('comes in pages of the requested size', async () => {
      const bodies: unknown[] = [];
      for (let page: number | undefined = 1; page !== undefined; ) {
        const address = paths.players('general', page).replace('pageNumElement=500', 'pageNumElement=50');
        bodies.push(await body(address));
        page = nextPage(bodies.at(-1), page);
      }
      expect(bodies).toHaveLength(Math.ceil(count / 50));
      expect(bodies.at(-1)).toMatchObject({ pagination: { currentPage: bodies.length, isLastPage: true } });
      const all = bodies.map((body) => ({ category: 'general', body }));
      expect(parsePlayers(all, seasonContext(dataset, season)).entries).toHaveLength(count);
    });

    it.for([
      ['a season that is not there', paths.matches.replace(seasonId, 'none::Football_Season::0')],
      ['a match that is not there', paths.header('none::Football_Match::0')],
      ['any other path', '/v1'],
    ])('of %s is a 404 in JSON', async ([, address]) => {
      const response = await get(String(address));
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ status: 404 });
    });

    it('is counted by its path', async () => {
      replay.requests.clear();
      await get(paths.matches);
      await get(paths.matches.replaceAll('::', '%3A%3A'));
      await get(paths.players('general', 1));
      expect(replay.total()).toBe(3);
      expect(replay.requests.get(paths.matches.replace(/\?.*/, ''))).toBe(2);
      expect(await body('/replay')).toMatchObject({ played: false, fault: null, requests: { total: 3 } });
    });
  });
});
