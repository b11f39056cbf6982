import type { Statistics } from './schemas/statistics.ts';

/** The statistics that somebody fills in: one that is 0 for everybody of a season is not supplied. */
export function suppliedNames(of: Iterable<Statistics>): Set<string> {
  const names = new Set<string>();
  for (const statistics of of) for (const [name, value] of statistics) if (value !== 0) names.add(name);
  return names;
}
