import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedGoals, modelGoals } from '../../src/derive/expected-goals.ts';
import { tables } from '../support/tables.ts';

/** An invented model: what is true of it is true of any. */
const model = { big_chance: 0.4, other_inside_box: 0.1, outside_box: 0.03 };

describe('the model of expected goals', () => {
  it('does not guess where the kinds of attempt are not known', () => {
    expect(expectedGoals(model, { big_chances: null, shots_inside_box: 9, shots_outside_box: 4 })).toBeNull();
    for (const { xg, xg_source } of tables.rows('players')) expect([xg, xg_source]).toEqual([null, null]);
  });

  it('adds up: a match’s attempts in two halves', () => {
    const kinds = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)) as fc.Arbitrary<[number, number, number]>;
    fc.assert(
      fc.property(kinds, kinds, (one, other) => {
        const both = one.map((count, index) => count + (other[index] ?? 0)) as [number, number, number];
        expect(modelGoals(model, both)).toBeCloseTo(modelGoals(model, one) + modelGoals(model, other), 9);
      }),
    );
  });
});
