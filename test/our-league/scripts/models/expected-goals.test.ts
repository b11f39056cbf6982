import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  collectSides,
  computeLeaveOutRmse,
  computeRmse,
  fitRates,
} from '../../../../scripts/models/expected-goals.ts';
import { computeCalibration } from '../../../../scripts/models/expected-goals-evidence.ts';
import { modelGoals } from '../../../../src/derive/expected-goals.ts';
import { dataset, models, ofSettled, settled } from '../../../support/tables.ts';

const model = models.expectedGoals;
const rows = ofSettled(collectSides(dataset));

describe('the fit of expected goals', () => {
  it('errs by at most 0.96 goals a side, each season predicted by the others', () => {
    expect(rows.length).toBeGreaterThanOrEqual(1400);
    expect(computeLeaveOutRmse(rows)).toBeLessThanOrEqual(0.96);
  });

  it('expects as many goals as there were, within 2 % in all and within 15 % in each season', () => {
    expect(Math.abs(computeCalibration(rows, model) - 1)).toBeLessThan(0.02);
    for (const season of settled) {
      const ofSeason = rows.filter((row) => row.season === season);
      expect(Math.abs(computeCalibration(ofSeason, model) - 1)).toBeLessThan(0.15);
    }
  });

  it('is the least-squares fit: other rates of the same total have a larger error', () => {
    const best = fitRates(rows);
    const error = (rates: typeof best) => computeRmse(rows, ({ kinds }) => modelGoals(rates, kinds));
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
});
