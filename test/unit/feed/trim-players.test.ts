import { describe, expect, it } from 'vitest';
import { playerCounts, trimPlayers } from '../../../src/feed/sdp/player-statistics.ts';

describe('trimPlayers', () => {
  const { names } = playerCounts[0];
  const read = { statsId: names[0], statsValue: 1 };

  it('keeps the statistics of a player that are read', () => {
    const body = {
      players: [{ playerId: 'a', stats: [read, { statsId: 'never read', statsValue: 1 }, null] }],
    };
    expect(trimPlayers(body)).toEqual({ players: [{ playerId: 'a', stats: [read] }] });
  });

  it.for([null, 'x', {}, { players: 7 }, { players: [null, { stats: 7 }] }])('leaves %j as it is', (body) => {
    expect(trimPlayers(body)).toEqual(body);
  });
});
