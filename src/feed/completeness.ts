/** A list that lacks more than this share of the stored rows is another season's, or broken. */
const maxMissingShare = 0.5;

/**
 * Whether a list lacks so many of the stored rows that it cannot be the season's.
 *
 * @param missing how many of them it lacks
 */
export function lacksMost(missing: number, stored: number): boolean {
  return missing > maxMissingShare * stored;
}
