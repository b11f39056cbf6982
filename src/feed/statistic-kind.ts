import * as z from 'zod/mini';

const percentageName = /percent|perc$|-perc-|%|accuracy$|conversion$|tackle success$/i;
const notCumulativeName = /average|avg|\bper\b|ratio|index|efficiency|expected|^PPDA$|^Xg|\brank/i;

/**
 * Returns what a club's statistic is, by the feed's name of it. A count only grows, a percentage is a share of 100, and a
 * value may be any figure.
 */
export function statisticKind(name: string): 'count' | 'percentage' | 'value' {
  if (percentageName.test(name)) return 'percentage';
  return notCumulativeName.test(name) ? 'value' : 'count';
}

/** Returns whether the schema of a row says that a column is a share of 100. */
export function isPercentage(row: z.ZodMiniObject, column: string): boolean {
  const schema = Object.hasOwn(row.shape, column) ? row.shape[column] : undefined;
  return schema !== undefined && z.globalRegistry.get(schema)?.unit === '%';
}
