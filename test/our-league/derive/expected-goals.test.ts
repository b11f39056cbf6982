import { describe, expect, it } from 'vitest';
import { expectedGoals } from '../../../src/derive/expected-goals.ts';
import { models } from '../../support/tables.ts';

const model = models.expectedGoals;

describe('the model of expected goals', () => {
  it('values a big chance over any other, one in the box over one from outside, and nothing at nothing', () => {
    expect(model.big_chance).toBeGreaterThan(model.other_inside_box);
    expect(model.other_inside_box).toBeGreaterThan(model.outside_box);
    expect(model.outside_box).toBeGreaterThan(0);
    expect(expectedGoals(model, { big_chances: 0, shots_inside_box: 0, shots_outside_box: 0 })).toBe(0);
  });
});
