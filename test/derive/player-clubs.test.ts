import { describe, expect, it } from 'vitest';
import { clubsOf } from '../../src/derive/player-clubs.ts';
import { dataset } from '../support/tables.ts';

const row = dataset.players.find(({ club }) => club !== null);
const stint = dataset.playerStints[0];
if (!row || !stint) throw new Error('there are no players');

describe('clubsOf', () => {
  it('is the one club, with all the figures', () => {
    const { club, appearances, minutes, goals } = row;
    expect(clubsOf(row, [])).toEqual([{ club, from: null, to: null, appearances, minutes, goals }]);
  });

  it('is the stints in order, where there are any', () => {
    const stints = [
      { ...stint, stint: 2, club: 'b' },
      { ...stint, stint: 1, club: 'a' },
    ];
    expect(clubsOf(row, stints).map(({ club }) => club)).toEqual(['a', 'b']);
  });

  it('is empty where the club is not known', () => {
    expect(clubsOf({ ...row, club: null }, [])).toEqual([]);
  });
});
