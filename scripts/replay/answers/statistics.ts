import { derivedNumber } from './ids.ts';

/** Makes a figure as every list of the feed has it. */
export function makeStatistic(statsId: string, statsValue: unknown) {
  return {
    statsId,
    statsLabel: statsId.trim(),
    statsLabelAbbreviation: '',
    statsValue,
    statsUnit: null,
    statsUnitAbbreviation: null,
  };
}

export function makeStatistics(figures: Readonly<Record<string, unknown>>) {
  return Object.entries(figures).map(([name, value]) => makeStatistic(name, value));
}

const paces = ['walking', 'jogging', 'low-intensity-running', 'high-intensity-running', 'sprinting'];

/** Statistics in every list of players and clubs that are never supplied. */
export const neverSupplied: Readonly<Record<string, 0>> = Object.fromEntries(
  [
    'total-distance-covered',
    'avg-distance-covered',
    ...paces.flatMap((pace) => [`total-distance-covered-${pace}`, `average-distance-covered-${pace}`]),
    'sprints',
    'Xg',
    'XGEfficiency',
    'expected-goals',
  ].map((name) => [name, 0]),
);

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
