import type { TranslateOfBoth } from '../words.ts';

/** Returns who is most likely to finish first, or that it is open between two clubs. */
export function favouriteStatement(
  t: TranslateOfBoth,
  rows: readonly { readonly club: string; readonly first: number }[],
  nameOf: (club: string) => string,
  percent: (share: number) => string,
): string | undefined {
  const [first, second] = rows.toSorted((a, b) => b.first - a.first);
  if (!first || !second) return undefined;
  const chance = percent(first.first);
  return first.first >= 0.5
    ? t('{club} are the favourites to finish first, at {chance}', { club: nameOf(first.club), chance })
    : t('First place is open: {first} {chance}, {second} {secondChance}', {
        first: nameOf(first.club),
        chance,
        second: nameOf(second.club),
        secondChance: percent(second.first),
      });
}
