import { describe, expect, it } from 'vitest';
import { parsePlayers } from '../../../../src/feed/sdp/players.ts';
import { nextPage } from '../../../../src/feed/sdp/statistics.ts';
import { ofSeason } from '../../../../src/records/season-rules.ts';
import { feedWorlds } from '../../../support/built-worlds.ts';
import { matchDayOf } from '../../../support/match-day.ts';
import { pausedReplayOf } from '../../../support/paused-replay.ts';

describe.for(feedWorlds)('$name', async (world) => {
  const { dataset } = world;
  const { afterTheSeason, season } = matchDayOf(world);
  const { context, paths, pauseReplay } = await pausedReplayOf(world);

  const hasPlayers = ofSeason(dataset.players, season).length > 5;
  const { replay, get } = pauseReplay();
  const firstPage = async (): Promise<{ players: unknown[] }> =>
    (await get(paths.players('general', 1))).json() as Promise<{ players: unknown[] }>;

  // The other faults are those that the object which reads the feed is tested with.
  describe.runIf(hasPlayers)('a replay with a fault that no reader is tested with', () => {
    it('gives one player fewer minutes by minutes-shrink', async () => {
      replay().set(afterTheSeason);
      const minutes = async () => {
        const page = { category: 'general', body: await firstPage() };
        const { entries } = parsePlayers([page], { ...context, isCurrent: true });
        return entries.map(({ row }) => row.minutes ?? 0);
      };
      const before = await minutes();
      replay().fault('minutes-shrink');
      const changes = (await minutes()).map((now, index) => now - (before[index] ?? 0));
      const lost = changes.filter((change) => change !== 0);
      expect(lost).toHaveLength(1);
      expect(lost[0]).toBeLessThan(0);
    });

    it('gives five entries a page by small-pages, whatever the request', async () => {
      replay().set(afterTheSeason);
      const totalPages = Math.ceil((await firstPage()).players.length / 5);
      replay().fault('small-pages');
      const first = await firstPage();
      expect(first.players).toHaveLength(5);
      expect(first).toMatchObject({ pagination: { totalPages, currentPage: 1, isLastPage: false } });
      expect(nextPage(first, 1)).toBe(2);
    });
  });
});
