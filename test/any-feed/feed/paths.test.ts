import { describe, expect, it } from 'vitest';
import { replayableFeed } from '../../../scripts/replay/lookups.ts';
import { feedPaths } from '../../../src/feed/sdp/paths.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import { feedWorlds } from '../../support/built-worlds.ts';
import { matchDayOf } from '../../support/match-day.ts';

describe.for(feedWorlds)('$name', (world) => {
  const { dataset } = world;
  const { match, season } = matchDayOf(world);

  const settings = replayableFeed(dataset.league);
  const past = seasonContext(dataset, season);

  describe('an id has :: in it', () => {
    const { seasonId } = past;
    const pathsOf = (season: string, match: string) => {
      const { players, teamStats, sideStats, header, facts, ...whole } = feedPaths(settings, season);
      return [
        ...Object.values(whole),
        players('general', 2),
        teamStats('general', 2),
        sideStats(match),
        header(match),
        facts(match),
      ];
    };
    const paths = pathsOf(seasonId, match.match_id);

    it('which a path contains unescaped', () => {
      for (const path of paths) {
        const { pathname, search } = new URL(path, 'https://feed.test');
        expect(pathname + search).toBe(path);
        expect(pathname).toContain(`${settings.path}/${seasonId}/`);
      }
    });

    it('which makes the same path percent-encoded', () => {
      const encoded = pathsOf(encodeURIComponent(seasonId), encodeURIComponent(match.match_id));
      for (const path of encoded) expect(path).toContain('%3A%3A');
      expect(encoded.map(decodeURIComponent)).toEqual(paths);
    });
  });
});
