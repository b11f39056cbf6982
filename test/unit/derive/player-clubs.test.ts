import { describe, expect, it } from 'vitest';
import { clubsOf, seasonAtClubs } from '../../../src/derive/players.ts';
import type { Player } from '../../../src/records/player.ts';
import { blankRow } from '../../support/blank-row.ts';

const row = blankRow('players', { season: 2024, club: 'c', appearances: 3, minutes: 270, goals: 1 });
const stint = blankRow('playerStints', {});
const names = ['a', 'b', 'c'].map((club_id) =>
  blankRow('clubNames', { club_id, name: `FC ${club_id}`, from_season: 2020 }),
);

it('clubsOf returns the one club, with all the figures', () => {
  const { club, appearances, minutes, goals } = row;
  expect(clubsOf(row, [], names)).toEqual([
    { team: 'FC c', club, from: null, to: null, appearances, minutes, goals },
  ]);
});

it('clubsOf returns the stints in order, where there are any', () => {
  const stints = [
    { ...stint, stint: 2, club: 'b' },
    { ...stint, stint: 1, club: 'a' },
  ];
  expect(clubsOf(row, stints, names).map(({ club, team }) => [club, team])).toEqual([
    ['a', 'FC a'],
    ['b', 'FC b'],
  ]);
});

it('clubsOf returns no club where it is unknown', () => {
  expect(clubsOf({ ...row, club: null }, [], names)).toEqual([]);
});

describe('seasonAtClubs', () => {
  const at = (club: string, minutes: number | null) => ({
    team: `FC ${club}`,
    club,
    from: null,
    to: null,
    appearances: 3,
    minutes,
    goals: 1,
  });
  // The other fields are passed on as they are.
  const player = {
    team: 'FC a',
    club: 'a',
    clubs: [at('a', 90), at('b', null), at('a', 80)],
    appearances: 9,
    minutes: 300,
    goals: 3,
    assists: 7,
  } as unknown as Player;

  it('sums the stints with a club, under its name', () => {
    const { clubs, ...season } = player;
    expect(seasonAtClubs(player, ({ club }) => club === 'a')).toEqual({
      clubs,
      ...season,
      appearances: 6,
      minutes: 170,
      goals: 2,
    });
    expect(seasonAtClubs(player, ({ club }) => club === 'b')).toMatchObject({
      team: 'FC b',
      club: 'b',
      appearances: 3,
      minutes: null,
      goals: 1,
    });
  });

  it('is the whole season where all its clubs count', () => {
    expect(seasonAtClubs(player, () => true)).toBe(player);
  });
});
