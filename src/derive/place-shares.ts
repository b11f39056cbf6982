import { roundTo, sum } from './numbers.ts';

/** Shares are published as whole numbers of this part. */
const unit = 0.0001;

const units = Math.round(1 / unit);

/** The places that a club can end on, the first being 1. */
interface PossiblePlaces {
  readonly best: number;
  readonly worst: number;
}

/**
 * Returns the shares of a club's places, as published.
 *
 * @param shares of the runs, in which clubs that are level have any order, also where theirs is known
 */
export function publishedPlaces(shares: readonly number[], { best, worst }: PossiblePlaces): number[] {
  return publishedShares(shares, (index) => best <= index + 1 && index + 1 <= worst);
}

/**
 * Returns shares with four decimals, which add up to 1. They are rounded down, and what is missing goes to those with the
 * largest remainders. One that is possible has at least .0001, at the expense of the largest.
 */
export function publishedShares(
  exactShares: readonly number[],
  isPossible: (index: number) => boolean,
): number[] {
  const possible = sum(exactShares.filter((_, index) => isPossible(index)));
  const shares = exactShares.map((share, index) => {
    const isOpen = isPossible(index);
    const exact = isOpen && possible > 0 ? (share / possible) * units : 0;
    const count = isOpen ? Math.max(1, Math.floor(exact)) : 0;
    return { index, isOpen, count, remainder: exact - count };
  });
  const missing = units - sum(shares.map(({ count }) => count));
  const byRemainder = shares.filter(({ isOpen }) => isOpen).sort((a, b) => b.remainder - a.remainder);
  const largest = shares.toSorted((a, b) => b.count - a.count)[0]?.index;
  const isRaised = new Set(byRemainder.slice(0, Math.max(0, missing)).map(({ index }) => index));
  return shares.map(({ index, count }) => {
    const surplus = index === largest ? Math.min(0, missing) : 0;
    return roundTo((count + Number(isRaised.has(index)) + surplus) * unit, 4);
  });
}

/** Returns the share of some places, from one to another, by the published shares of each. */
export function shareOfPlaces(places: readonly number[], last: number, first = 1): number {
  return roundTo(sum(places.slice(first - 1, last)), 4);
}
