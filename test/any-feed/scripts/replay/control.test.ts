import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../scripts/replay/rewind.ts';
import { faultNames } from '../../../../scripts/replay/server.ts';
import { feedWorlds } from '../../../support/built-worlds.ts';
import { matchDayOf } from '../../../support/match-day.ts';
import { pausedReplayOf } from '../../../support/paused-replay.ts';

describe.for(feedWorlds)('$name', async (world) => {
  const { dataset } = world;
  const { match } = matchDayOf(world);
  const { paths, pauseReplay } = await pausedReplayOf(world);

  const { replay, get, post } = pauseReplay();

  describe('over HTTP', () => {
    it('a fault is set, shown and cleared', async () => {
      expect(await (await post('/replay/fault?name=500&on=stats')).json()).toMatchObject({
        fault: { name: '500', on: 'stats' },
      });
      expect((await get(paths.players('general', 1))).status).toBe(500);
      expect(await (await post('/replay/fault')).json()).toMatchObject({ fault: null });
      expect((await get(paths.players('general', 1))).status).toBe(200);
    });

    it('the clock is set', async () => {
      const now = new Date(momentOf(match.date, dataset).at).toISOString();
      const response = await post(`/replay/clock?at=${match.date}`);
      expect(await response.json()).toMatchObject({ now, played: true });
      expect(replay().now().toISOString()).toBe(now);
    });

    it.for([
      [
        'POST',
        '/replay/fault?name=flood',
        400,
        `there is no fault 'flood'; expected one of ${faultNames[0]}`,
      ],
      ['POST', '/replay/clock?at=2100-01-01', 400, 'the last match day is'],
      ['POST', '/replay/clock', 400, "'' is no moment"],
      ['POST', '/replay', 405, '/replay is for GET alone'],
      ['GET', '/replay/clock', 405, '/replay/clock is for POST alone'],
      ['GET', '/replay/speed', 404, 'expected /replay, /replay/clock or /replay/fault'],
      ['POST', paths.matches, 405, 'the feed is for GET alone'],
      ['GET', '/%E0%A4%A', 400, 'is no path'],
    ] as const)('%s %s is an error with a message', async ([method, address, status, message]) => {
      const response = await fetch(replay().origin + address, { method });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ status, message: expect.stringContaining(message) });
    });
  });
});
