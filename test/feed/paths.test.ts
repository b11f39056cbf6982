import { describe, expect, it } from 'vitest';
import { feedPaths } from '../../src/feed/paths.ts';
import { seasonContext } from '../../src/feed/season-context.ts';
import { dataset, tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

const past = seasonContext(tables, 2025);

const forge = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'forge-fc' });

describe('an id has :: in it', () => {
  const { seasonId } = past;
  const pathsOf = (season: string, match: string) => {
    const { players, teamStats, sideStats, header, facts, ...whole } = feedPaths(season);
    return [
      ...Object.values(whole),
      players('general', 2),
      teamStats('general', 2),
      sideStats(match),
      header(match),
      facts(match),
    ];
  };
  const paths = pathsOf(seasonId, forge.match_id);

  it('which a path contains unescaped', () => {
    for (const path of paths) {
      const { pathname, search } = new URL(path, 'https://feed.test');
      expect(pathname + search).toBe(path);
      expect(pathname).toContain(`/v1/cpl/football/seasons/${seasonId}/`);
    }
  });

  it('which makes the same path percent-encoded', () => {
    const encoded = pathsOf(encodeURIComponent(seasonId), encodeURIComponent(forge.match_id));
    for (const path of encoded) expect(path).toContain('%3A%3A');
    expect(encoded.map(decodeURIComponent)).toEqual(paths);
  });
});
