import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calibration,
  fitRates,
  rmse,
  rmseLeavingASeasonOut,
  ruleOfThumb,
  sides,
} from '../../scripts/fit/expected-goals.ts';
import { expectedGoals, modelGoals } from '../../src/derive/expected-goals.ts';
import { dataset, ofSettled, settled, tables } from '../support/tables.ts';

const model = dataset.expectedGoals;
const rows = ofSettled(sides(dataset));

describe('the model of expected goals', () => {
  it('misses a side by at most 0.96 goals, each season predicted by the others: a rule of thumb misses by more', () => {
    expect(rows).toHaveLength(1400);
    expect(rmseLeavingASeasonOut(rows)).toBeLessThanOrEqual(0.96);
    expect(rmse(rows, ruleOfThumb)).toBeCloseTo(1.043, 3);
  });

  it('expects as many goals as there were, within 2 % in all and within 15 % in each season', () => {
    expect(Math.abs(calibration(rows, model) - 1)).toBeLessThan(0.02);
    for (const season of settled) {
      const ofSeason = rows.filter((row) => row.season === season);
      expect(Math.abs(calibration(ofSeason, model) - 1)).toBeLessThan(0.15);
    }
  });

  it('is the least squares it says it is: any other rates of the same total miss by more', () => {
    const best = fitRates(rows);
    const error = (rates: typeof best) => rmse(rows, ({ kinds }) => modelGoals(rates, kinds));
    const [big, inside] = [0, 1].map((kind) =>
      rows.reduce((sum, { kinds }) => sum + (kinds[kind] ?? 0), 0),
    ) as [number, number];
    fc.assert(
      fc.property(
        fc.double({ min: -0.2, max: 0.2, noNaN: true }).filter((step) => Math.abs(step) > 0.01),
        (step) => {
          const moved = {
            ...best,
            big_chance: best.big_chance + step,
            other_inside_box: best.other_inside_box - (step * big) / inside,
          };
          expect(error(moved)).toBeGreaterThan(error(best));
        },
      ),
    );
  });

  it('values a big chance over any other, one in the box over one from outside, and nothing at nothing', () => {
    expect(model.big_chance).toBeGreaterThan(model.other_inside_box);
    expect(model.other_inside_box).toBeGreaterThan(model.outside_box);
    expect(model.outside_box).toBeGreaterThan(0);
    expect(expectedGoals(model, { big_chances: 0, shots_inside_box: 0, shots_outside_box: 0 })).toBe(0);
  });

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
