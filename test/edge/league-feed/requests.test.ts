import { describe, expect, it } from 'vitest';
import {
  firstPage,
  isPaged,
  pathOfPage,
  requestAfter,
  trimPage,
} from '../../../src/edge/league-feed/requests.ts';
import { playerCategories, teamCategories } from '../../../src/feed/paths.ts';
import { playerCounts } from '../../../src/feed/player-statistics.ts';

const seasonId = 'cpl::Football_Season::ab';
const bodyOf = (currentPage: number, totalPages: number) => ({
  players: [],
  pagination: { currentPage, totalPages, isLastPage: currentPage === totalPages },
});

describe('a list that is read page by page', () => {
  it('is players and clubs', () => {
    expect((['schedule', 'standings', 'players', 'teamStats'] as const).filter(isPaged)).toEqual([
      'players',
      'teamStats',
    ]);
  });

  it('is requested page by page, category by category, to the last', () => {
    const second = requestAfter('players', firstPage, bodyOf(1, 2));
    expect(second).toEqual({ category: 0, page: 2 });
    const next = requestAfter('players', { category: 0, page: 2 }, bodyOf(2, 2));
    expect(next).toEqual(playerCategories.length > 1 ? { category: 1, page: 1 } : undefined);
    const last = { category: teamCategories.length - 1, page: 1 };
    expect(requestAfter('teamStats', last, bodyOf(1, 1))).toBeUndefined();
  });

  it('has an address for each page', () => {
    const paths = [firstPage, { category: 0, page: 2 }].map((page) => pathOfPage('players', seasonId, page));
    expect(new Set(paths).size).toBe(2);
    for (const path of paths) expect(path).toMatch(/^\/.*\/stats\/players\?/);
    expect(pathOfPage('teamStats', seasonId, firstPage)).toContain('/stats/teams?');
  });
});

describe('trimPage', () => {
  const { names } = playerCounts[0];
  const read = { statsId: names[0], statsValue: 1 };

  it('leaves of a player the statistics that are read', () => {
    const body = {
      players: [{ playerId: 'a', stats: [read, { statsId: 'never read', statsValue: 1 }, null] }],
    };
    expect(trimPage('players', firstPage, body)).toEqual({
      category: playerCategories[0],
      body: { players: [{ playerId: 'a', stats: [read] }] },
    });
  });

  it.for([null, 'x', {}, { players: 7 }, { players: [null, { stats: 7 }] }])('leaves %j as it is', (body) => {
    expect(trimPage('players', firstPage, body).body).toEqual(body);
  });

  it('leaves the statistics of clubs alone', () => {
    const body = { teams: [{ stats: [{ statsId: 'anything', statsValue: 1 }] }] };
    expect(trimPage('teamStats', firstPage, body).body).toBe(body);
  });
});
