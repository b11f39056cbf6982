import { describe, expect, it } from 'vitest';
import { sideStatisticSchema } from '../../../../src/feed/sdp/side-statistics.ts';
import { pagesSchema, playerSchema, teamSchema } from '../../../../src/feed/sdp/statistics.ts';

const statsOf = (stats: unknown) => teamSchema.parse({ teamId: 'a', stats }).stats;

describe('statistics', () => {
  it('are numbers by name, whatever the name', () => {
    const { values, malformed } = statsOf([
      { statsId: 'Goals', statsValue: 3 },
      { statsId: '__proto__', statsValue: 1 },
    ]);
    expect(values).toEqual([
      ['Goals', 3],
      ['__proto__', 1],
    ]);
    expect(malformed).toBe(0);
  });

  it('are left out where they are null or a list, and counted where they are malformed', () => {
    const { values, malformed } = statsOf([
      { statsId: 'a', statsValue: null },
      { statsId: 'b', statsValue: [] },
      { statsId: 'c', statsValue: '7' },
      { statsId: 'd', statsValue: Infinity },
      { statsId: 'e' },
      { statsValue: 7 },
      null,
    ]);
    expect([values.length, malformed]).toEqual([0, 5]);
  });
});

describe('a player', () => {
  const player = {
    playerId: `cpl::Football_Player::${'a'.repeat(32)}`,
    shortName: ' A. Player ',
    roleLabel: 'Forward',
    stats: [],
  };

  it('is trimmed, and needs no more than an id, a name, a role and statistics', () => {
    expect(playerSchema.parse(player)).toMatchObject({ shortName: 'A. Player' });
    expect(playerSchema.safeParse({ ...player, shortName: ' ' }).success).toBe(false);
    expect(playerSchema.safeParse({ ...player, playerId: 'x' }).success).toBe(false);
  });

  it('loses what is malformed of the rest, and nothing else', () => {
    expect(playerSchema.parse({ ...player, bibNumber: 'ten', nationality: 7, team: 'x' })).toMatchObject({
      bibNumber: null,
      nationality: null,
      team: null,
    });
  });
});

it('pages of the feed may leave out their number', () => {
  expect(pagesSchema.parse({})).toEqual({});
  expect(pagesSchema.safeParse({ pagination: { totalPages: 1e9 } }).success).toBe(false);
});

it('a figure of a side that is no number is null', () => {
  const figure = { statsId: 'shots', statsValueHome: '7', statsValueAway: 3 };
  expect(sideStatisticSchema.parse(figure)).toEqual({ ...figure, statsValueHome: null });
});
