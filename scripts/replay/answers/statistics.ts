/** Makes statistics as every list of the feed has them; where a category is requested, those in it. */
export function makeStatistics(figures: Readonly<Record<string, unknown>>, category: string | null = null) {
  return Object.entries(figures)
    .filter(([name]) => isInCategory(name, category))
    .map(([statsId, statsValue]) => ({ statsId, statsValue }));
}

/** Statistics in every list of players and clubs that are never supplied. */
export const neverSupplied = {
  'total-distance-covered': 0,
  sprints: 0,
  Xg: 0,
  XGEfficiency: 0,
  'expected-goals': 0,
} as const;

const categories = ['general', 'attacking', 'passing', 'defending', 'goalkeeping'];

/**
 * Returns whether the answer to a category has a statistic. Each category lacks one in eight, chosen by the length
 * of its name; together they have all. An unknown category has all.
 */
function isInCategory(name: string, category: string | null): boolean {
  return categories.indexOf(category ?? '') !== name.length % 8;
}
