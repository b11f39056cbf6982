import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedGoals, expectedGoalsOfPlayer, modelGoals } from '../../../src/derive/expected-goals.ts';
import { worlds } from '../../support/worlds.ts';

/** An invented model: what is true of it is true of any. */
const model = { big_chance: 0.4, other_inside_box: 0.1, outside_box: 0.03 };

describe.for(worlds)('$name', ({ tables }) => {
  describe('the model of expected goals', () => {
    it('returns null where the kinds of attempts are unknown', () => {
      expect(
        expectedGoals(model, { big_chances: null, shots_inside_box: 9, shots_outside_box: 4 }),
      ).toBeNull();
    });

    it('counts a player’s attempts that are no big chance as the mean of theirs', () => {
      const ofPlayers = { big_chance: 0.4, other_attempt: 0.05 };
      expect(expectedGoalsOfPlayer(ofPlayers, 3, 13)).toBe(1.7);
      expect(expectedGoalsOfPlayer(ofPlayers, 3, 2)).toBe(1.2);
      expect(expectedGoalsOfPlayer(ofPlayers, null, 13)).toBeNull();
      expect(expectedGoalsOfPlayer(ofPlayers, 3, null)).toBeNull();
      expect(expectedGoalsOfPlayer(null, 3, 13)).toBeNull();
      for (const { xg, xg_source, shots, big_chances_missed } of tables.rows('players')) {
        expect(xg === null).toBe(shots === null || big_chances_missed === null);
        expect(xg_source).toBe(xg === null ? null : 'model');
      }
    });

    it('adds the rates of all kinds of attempts, to two decimals', () => {
      const attempts = { big_chances: 2, shots_inside_box: 5, shots_outside_box: 4 };
      expect(expectedGoals(model, attempts)).toBe(1.22);
      expect(expectedGoals({ ...model, big_chance: 0.4021 }, attempts)).toBe(1.22);
      expect(expectedGoals(null, attempts)).toBeNull();
      for (const kind of ['big_chances', 'shots_inside_box', 'shots_outside_box'] as const)
        expect(expectedGoals(model, { ...attempts, [kind]: null }), kind).toBeNull();
    });

    it('counts only big chances inside the box where the feed has more of them than attempts there', () => {
      expect(expectedGoals(model, { big_chances: 3, shots_inside_box: 2, shots_outside_box: 0 })).toBe(1.2);
    });

    it('gives two halves of a match the sum of the whole', () => {
      const kinds = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)) as fc.Arbitrary<[number, number, number]>;
      fc.assert(
        fc.property(kinds, kinds, (one, other) => {
          const both = one.map((count, index) => count + (other[index] ?? 0)) as [number, number, number];
          expect(modelGoals(model, both)).toBeCloseTo(modelGoals(model, one) + modelGoals(model, other), 9);
        }),
      );
    });
  });
});
