import type { DatasetRow } from '../records/dataset/index.ts';
import type { ExpectedGoalsModel } from '../records/rating-model.ts';
import { roundTo, sumAll } from './numbers.ts';

/** Attempts of a side or a player by kind. */
type Attempts = Pick<DatasetRow<'matchStats'>, 'big_chances' | 'shots_inside_box' | 'shots_outside_box'>;

/**
 * Returns the counts that the model needs, or null if one is unknown: big chances, other attempts inside the box, attempts
 * from outside it.
 */
export function attemptKinds(attempts: Attempts): [number, number, number] | null {
  const { big_chances, shots_inside_box, shots_outside_box } = attempts;
  if (big_chances === null || shots_inside_box === null || shots_outside_box === null) return null;
  // In one match the feed counts one big chance more than attempts inside the box.
  return [big_chances, Math.max(0, shots_inside_box - big_chances), shots_outside_box];
}

export type Rates = Pick<ExpectedGoalsModel, 'big_chance' | 'other_inside_box' | 'outside_box'>;

/** Returns the expected goals of attempts by kind, not rounded. The model is linear, without a constant. */
export function modelGoals(rates: Rates, [big, inside, outside]: readonly [number, number, number]): number {
  return rates.big_chance * big + rates.other_inside_box * inside + rates.outside_box * outside;
}

/**
 * Returns the expected goals of attempts together, to two decimals. It is null without a model, or where the kind of an
 * attempt is unknown. Attempts are summed before they are rounded, since a sum of rounded figures errs by more.
 */
export function expectedGoals(rates: Rates | null, attempts: readonly Attempts[]): number | null {
  const goals = sumAll(
    attempts.map((some) => {
      const kinds = attemptKinds(some);
      return rates && kinds && modelGoals(rates, kinds);
    }),
  );
  return goals === null ? null : roundTo(goals, 2);
}

/**
 * Returns a player's expected goals to two decimals. Attempts that are no big chance count as the mean of theirs, since the
 * feed does not say where a player attempts from. It is null without a model or where a count is unknown.
 */
export function expectedGoalsOfPlayer(
  model: Pick<ExpectedGoalsModel, 'big_chance' | 'other_attempt'> | null,
  bigChances: number | null,
  shots: number | null,
): number | null {
  if (!model || bigChances === null || shots === null) return null;
  return roundTo(model.big_chance * bigChances + model.other_attempt * Math.max(0, shots - bigChances), 2);
}
