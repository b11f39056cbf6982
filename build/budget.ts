import { sum } from '../src/derive/numbers.ts';
import { UserError } from './errors.ts';

export interface Budget {
  readonly files: number;
  readonly bytes: number;
  readonly fileBytes: number;
}

/** Our own limits. The platform's free plan allows 20,000 files a version and 25 MiB a file. */
export const budget: Budget = { files: 15_000, bytes: 250_000_000, fileBytes: 25 * 1024 * 1024 };

const answers = '/data/v1/';

/** The size in bytes of each file, by address. */
type Sizes = ReadonlyMap<string, number>;

/** Returns the part of the output that an address belongs to: a resource, or the first folder. */
export function partOf(address: string): string {
  return /^\/(?:data\/v1\/)?([^/.]+)/.exec(address)?.[1] ?? address;
}

export function isWithin(limit: Budget, files: number, bytes: number): boolean {
  return files <= limit.files && bytes <= limit.bytes;
}

/**
 * Returns the answers to write no file of, so that the other files are within the budget. The Worker computes them. The
 * first to go are those of the oldest seasons with several filters, then with one, then those of no season, then records. Answers
 * that a query without filters has always stay.
 */
export function answersToLeaveOut(sizes: Sizes, limit: Budget): Set<string> {
  let files = sizes.size;
  let bytes = sum([...sizes.values()]);
  const leftOut = new Set<string>();
  // All of a group are left out, or none.
  const groups = [...Map.groupBy(sizes.keys(), rankOf)].sort(([a = 0], [b = 0]) => a - b);
  for (const [rank, addresses] of groups) {
    if (rank === undefined) continue;
    if (isWithin(limit, files, bytes)) break;
    for (const address of addresses) leftOut.add(address);
    files -= addresses.length;
    bytes -= sum(addresses.map((address) => sizes.get(address) ?? 0));
  }
  return leftOut;
}

/** Returns the place of an answer in the order in which they are left out; undefined of one without filters, which stays. */
function rankOf(address: string): number | undefined {
  if (!address.startsWith(answers)) return undefined;
  const pairs = [...address.slice(answers.length).matchAll(/\/(\w+)\/([^/]+?)(?=\/|\.json$)/g)];
  // A record has its id in place of a filter.
  if (/^[a-z]+\/[^/]+\.json$/.test(address.slice(answers.length))) return 40_000;
  const filters = pairs.filter(([, name = '']) => !['season', 'limit', 'offset'].includes(name)).length;
  if (filters === 0) return undefined;
  const season = pairs.find(([, name]) => name === 'season')?.[2];
  return Number(season === undefined) * 20_000 + Number(filters === 1) * 10_000 + Number(season ?? 0);
}

/** @throws {UserError} for a file that the platform does not take */
export function checkFileSizes(sizes: Sizes, limit: Budget): void {
  for (const [address, size] of sizes) {
    if (size > limit.fileBytes)
      throw new UserError(`${address} has ${size} bytes; expected at most ${limit.fileBytes}`);
  }
}
