import { derivedNumber } from './ids.ts';

/** Makes statistics as every list of the feed has them. */
export function makeStatistics(figures: Readonly<Record<string, unknown>>) {
  return Object.entries(figures).map(([statsId, statsValue]) => ({ statsId, statsValue }));
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
const gaps = 8;

/** By name, in place of a hash for each statistic of each player. */
const gapsByName = new Map<string, number>();

function gapOf(name: string): number {
  const gap = gapsByName.get(name) ?? derivedNumber(name, gaps);
  gapsByName.set(name, gap);
  return gap;
}

/**
 * Whether the answer to a category has a statistic: each category lacks one in eight, and together they have all. An unknown
 * category has all.
 */
export function isInCategory(name: string, category: string | null): boolean {
  const index = categories.indexOf(category ?? '');
  return index === -1 || gapOf(name) !== index;
}
