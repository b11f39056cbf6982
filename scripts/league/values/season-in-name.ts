/** A season of two years or one: `2024/25`, `2024-2025`, `2012`. */
const seasonPattern = /(?<![\d-])(?<first>(?:18|19|20)\d{2})(?:[-/_](?<second>\d{4}|\d{2})(?![\d]))?/g;

/**
 * Returns the season in a title or in the path of a file: `2024/25` of `Premier League 2024/25`, `2018-19` of
 * `2018-19/eng.1.csv`. Two years that do not follow each other are no season.
 */
export function seasonInName(name: string): string | null {
  for (const match of [...name.matchAll(seasonPattern)].reverse()) {
    const { first = '', second } = match.groups ?? {};
    if (second === undefined && name[match.index + first.length] !== '-') return first;
    if (second !== undefined && Number(second.slice(-2)) === (Number(first) + 1) % 100) return match[0];
  }
  return null;
}
