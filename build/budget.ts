import { UserError } from './errors.ts';

export interface Budget {
  readonly files: number;
  readonly bytes: number;
  readonly fileBytes: number;
}

const remedy = 'set or lower fully_prerendered_seasons in data/league.json to prerender less';

/** Our own limits. The platform's free plan allows 20,000 files a version and 25 MiB a file. */
export const budget: Budget = { files: 15_000, bytes: 250_000_000, fileBytes: 25 * 1024 * 1024 };

/** Returns the part of the output that an address belongs to: a resource, or the first folder. */
export function partOf(address: string): string {
  return /^\/(?:data\/v1\/)?([^/.]+)/.exec(address)?.[1] ?? address;
}

/** The size in bytes of each file, by address. */
type Sizes = ReadonlyMap<string, number>;

/** Sums the files and bytes of each part. */
function sizesOfParts(files: Sizes): Map<string, { files: number; bytes: number }> {
  const parts = new Map<string, { files: number; bytes: number }>();
  for (const [address, bytes] of files) {
    const part = partOf(address);
    const size = parts.get(part) ?? { files: 0, bytes: 0 };
    parts.set(part, { files: size.files + 1, bytes: size.bytes + bytes });
  }
  return parts;
}

/**
 * Checks that the files are within the budget.
 *
 * @throws {UserError} where they exceed it, with the parts by size
 */
export function checkBudget(files: Sizes, limit: Budget = budget): void {
  const parts = [...sizesOfParts(files)].sort(([, a], [, b]) => b.files - a.files || b.bytes - a.bytes);
  const bytes = parts.reduce((sum, [, part]) => sum + part.bytes, 0);
  if (files.size > limit.files || bytes > limit.bytes) {
    const list = parts
      .map(([name, part]) => `  ${name}: ${part.files} files, ${part.bytes} bytes`)
      .join('\n');
    const sizes = `${files.size} files and ${bytes} bytes; expected at most ${limit.files} and ${limit.bytes}`;
    throw new UserError(`the output has ${sizes}; ${remedy}. By part:\n${list}`);
  }
  for (const [address, size] of files) {
    if (size > limit.fileBytes)
      throw new UserError(`${address} has ${size} bytes; expected at most ${limit.fileBytes}`);
  }
}
