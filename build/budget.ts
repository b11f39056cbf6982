import { sum } from '../src/derive/numbers.ts';

/** How many answers are files, and of how many bytes together. */
export interface Budget {
  readonly files: number;
  readonly bytes: number;
}

/** Our own limit. The other files of a league of ten seasons are as many, and the platform's free plan allows 20,000. */
export const budget: Budget = { files: 8000, bytes: 125_000_000 };

/** What the platform takes as one file. */
export const maxFileBytes = 25 * 1024 * 1024;

/**
 * Returns the answers that are left to the Worker, so that the files of the others are within the budget. The first to go
 * are those of the oldest seasons, with several filters before those with one. Then come those of no season, then those of
 * one object. Answers that a query without filters has always stay.
 *
 * @param sizes the size in bytes of each answer, by address
 */
export function answersToLeaveOut(sizes: ReadonlyMap<string, number>, limit: Budget): Set<string> {
  let files = sizes.size;
  let bytes = sum([...sizes.values()]);
  const leftOut = new Set<string>();
  // All of a group are left out, or none.
  const groups = [...Map.groupBy(sizes.keys(), rankOf)].sort(([a = 0], [b = 0]) => a - b);
  for (const [rank, addresses] of groups) {
    if (rank === undefined) continue;
    if (files <= limit.files && bytes <= limit.bytes) break;
    for (const address of addresses) leftOut.add(address);
    files -= addresses.length;
    bytes -= sum(addresses.map((address) => sizes.get(address) ?? 0));
  }
  return leftOut;
}

/** Returns the place of an answer in the order in which they are left out; undefined of one without filters, which stays. */
function rankOf(address: string): number | undefined {
  const [, query = ''] = /^\/data\/v1\/(.*)$/.exec(address) ?? [];
  // The path of one object has its id in place of a filter.
  if (/^[a-z]+\/[^/]+\.json$/.test(query)) return 40_000;
  const pairs = [...query.matchAll(/\/(\w+)\/([^/]+?)(?=\/|\.json$)/g)];
  const filters = pairs.filter(([, name = '']) => !['season', 'limit', 'offset'].includes(name)).length;
  if (filters === 0) return undefined;
  const season = pairs.find(([, name]) => name === 'season')?.[2];
  return Number(season === undefined) * 20_000 + Number(filters === 1) * 10_000 + Number(season ?? 0);
}
