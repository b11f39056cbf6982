/** How long after a match the feed may correct its details: two weeks. */
const correctionMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Whether a match was played so recently that the feed may correct its details.
 *
 * @param day the day of the match; undefined where it is not known
 */
export function isCorrectable(day: string | undefined, now: Date): boolean {
  return day !== undefined && now.getTime() - Date.parse(day) < correctionMs;
}
