import type { ExpectedGoalsModel } from '../records/expected-goals.ts';
import { roundTo } from './numbers.ts';

/** Attempts of a side or a player by kind, as far as known. */
export interface Attempts {
  readonly big_chances: number | null;
  readonly shots_inside_box: number | null;
  readonly shots_outside_box: number | null;
}

/** The kinds the model knows: big chances, other attempts in the box, attempts from outside. Null if any is not known. */
export function attemptKinds(attempts: Attempts): [number, number, number] | null {
  const { big_chances, shots_inside_box, shots_outside_box } = attempts;
  if (big_chances === null || shots_inside_box === null || shots_outside_box === null) return null;
  // Once the feed counted one big chance more than attempts in the box.
  return [big_chances, Math.max(0, shots_inside_box - big_chances), shots_outside_box];
}

type Rates = Pick<ExpectedGoalsModel, 'big_chance' | 'other_inside_box' | 'outside_box'>;

/** Goals to be expected of attempts of each kind, unrounded: linear, nothing for nothing. */
export function modelGoals(rates: Rates, [big, inside, outside]: readonly [number, number, number]): number {
  return rates.big_chance * big + rates.other_inside_box * inside + rates.outside_box * outside;
}

/** Expected goals to two decimals, or null where the attempts are not known by kind: never a guess from shots alone. */
export function expectedGoals(rates: Rates, attempts: Attempts): number | null {
  const kinds = attemptKinds(attempts);
  return kinds && roundTo(modelGoals(rates, kinds), 2);
}
