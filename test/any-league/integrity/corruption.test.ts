import { describe, expect, it } from 'vitest';
import { readDatasetFiles } from '../../../build/read/dataset.ts';
import { faultsWith } from '../../support/broken.ts';
import { corruptions, pickFile, seeded } from '../../support/corruption.ts';
import { datasetRoot } from '../../support/tables.ts';

const files = new Map([...(await readDatasetFiles(datasetRoot))].filter(([file]) => file.endsWith('.csv')));

/** How many of each kind; `CORRUPTIONS=1000` prints a table of a thousand, for the record. */
const count = Number(process.env.CORRUPTIONS ?? 90);

/** Corrupts the dataset with each kind in turn, and returns by kind what was found and what was not. */
function corrupt() {
  const kinds = Object.entries(corruptions);
  const results = new Map(kinds.map(([kind]) => [kind, { found: 0, missed: [] as string[] }]));
  let seed = 0;
  for (let done = 0; done < count; seed += 1) {
    const random = seeded(seed);
    const [kind, corruption] = kinds[seed % kinds.length] ?? [];
    if (!kind || !corruption) continue;
    const file = pickFile(random, files);
    let after = '';
    const change = (text: string) => {
      const changed = corruption(random)(text);
      after = Buffer.from(changed).toString('utf8');
      return changed;
    };
    const before = Buffer.from(files.get(file) ?? []).toString('utf8');
    const result = results.get(kind);
    if (!result) continue;
    const corrupted = change(before);
    if (Buffer.from(corrupted).equals(Buffer.from(before))) continue;
    done += 1;
    if (faultsWith({ [file]: () => corrupted }).length > 0) result.found += 1;
    else result.missed.push(`${file}: ${difference(before, after)}`);
  }
  return results;
}

/** The first line that differs, before and after. */
function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const line = old.findIndex((text, index) => text !== now[index]);
  const columns = old[0]?.split(',') ?? [];
  const [was, is] = [old[line]?.split(',') ?? [], now[line]?.split(',') ?? []];
  const changed = columns.flatMap((column, index) =>
    was[index] === is[index] ? [] : [`${column} ${was[index]} → ${is[index]}`],
  );
  return changed.length > 3 ? `line ${line + 1}: ${old.length} → ${now.length} lines` : changed.join(', ');
}

describe('corrupted data', () => {
  const results = corrupt();
  if (process.env.CORRUPTIONS) {
    for (const [kind, { found, missed }] of results) {
      console.log(`${kind}: ${found} found, ${missed.length} missed\n  ${missed.join('\n  ')}`);
    }
  }

  it('of every kind is found, where a rule can find it', () => {
    for (const [kind, { found }] of results) expect(found, kind).toBeGreaterThan(0);
  });

  it.for(['file cut off', 'row repeated'] as const)('by a %s is always found', (kind) => {
    expect(results.get(kind)?.missed).toEqual([]);
  });

  it('is found in most cases', () => {
    const found = [...results.values()].reduce((sum, result) => sum + result.found, 0);
    expect(found / count).toBeGreaterThan(0.6);
  });
});
