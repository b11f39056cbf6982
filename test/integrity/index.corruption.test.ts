import { describe, expect, it } from 'vitest';
import { readDatasetFiles } from '../../build/read/dataset.ts';
import { brokenOf, type Change } from '../support/broken.ts';
import { worlds } from '../support/worlds.ts';

/** Returns a random number generator with a seed (mulberry32): numbers from 0 to below 1. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const below = (random: Random, end: number) => Math.floor(random() * end);

function pick<One>(random: Random, list: readonly One[]): One {
  const one = list[below(random, list.length)];
  if (one === undefined) throw new Error('there is nothing to pick from');
  return one;
}

/** The rows of a CSV as lists of fields, header first. Fields with quotes are left whole, as one line. */
function withRows(text: string, change: (rows: string[][]) => void): string {
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => (line.includes('"') ? [line] : line.split(',')));
  change(rows);
  return `${rows.map((row) => row.join(',')).join('\n')}\n`;
}

/** The index of a row that is not the header. */
const anyRow = (random: Random, rows: readonly unknown[]) => 1 + below(random, rows.length - 1);

/** The kinds of corruption. Each may leave a text unchanged, which is then not counted. */
const corruptions: Readonly<Record<string, (random: Random) => Change>> = {
  'digit changed': (random) => (text) => {
    // Digits of ids are references: others than of numbers.
    const digits = [...text.matchAll(/(?<=[,:T-]\d{0,3})\d(?=[\d.]*[,:\n])/g)].filter(
      ({ index }) => index > text.indexOf('\n'),
    );
    if (digits.length === 0) return text;
    const { index, 0: digit } = pick(random, digits);
    const other = (Number(digit) + 1 + below(random, 9)) % 10;
    return text.slice(0, index) + other + text.slice(index + 1);
  },
  'file cut off': (random) => (text) => {
    const bytes = Buffer.from(text);
    const end = below(random, bytes.length);
    // After a line is another kind.
    return bytes.subarray(0, bytes[end - 1] === 0x0a ? end - 1 : end);
  },
  'file cut off after a line': (random) => (text) => {
    const lines = text.split('\n');
    return `${lines.slice(0, anyRow(random, lines)).join('\n')}\n`;
  },
  'bit flipped': (random) => (text) => {
    const bytes = Buffer.from(text);
    const index = below(random, bytes.length);
    bytes[index] = (bytes[index] ?? 0) ^ (1 << below(random, 8));
    return bytes;
  },
  'row lost': (random) => (text) => withRows(text, (rows) => rows.splice(anyRow(random, rows), 1)),
  'row repeated': (random) => (text) =>
    withRows(text, (rows) => rows.push([...(rows[anyRow(random, rows)] ?? [])])),
  'values of two rows swapped': (random) => (text) =>
    withRows(text, (rows) => {
      const one = rows[anyRow(random, rows)];
      const other = rows[anyRow(random, rows)];
      const column = below(random, rows[0]?.length ?? 0);
      if (!one || !other || one.length !== other.length) return;
      [one[column], other[column]] = [other[column] ?? '', one[column] ?? ''];
    }),
  'neighbouring values swapped': (random) => (text) =>
    withRows(text, (rows) => {
      const row = rows[anyRow(random, rows)] ?? [];
      if (row.length < 2) return;
      const column = below(random, row.length - 1);
      [row[column], row[column + 1]] = [row[column + 1] ?? '', row[column] ?? ''];
    }),
  'value emptied': (random) => (text) =>
    withRows(text, (rows) => {
      const row = rows[anyRow(random, rows)] ?? [];
      row[below(random, row.length)] = '';
    }),
};

/** Picks a file with a probability in proportion to its size. */
function pickFile(random: Random, files: ReadonlyMap<string, Uint8Array>): string {
  const total = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  let rest = random() * total;
  for (const [file, { length }] of files) {
    rest -= length;
    if (rest < 0) return file;
  }
  throw new Error('there are no files');
}

describe.for(worlds)('$name', async (world) => {
  const { dataset, project } = world;
  /** A league with every table takes a third of a second for each. */
  const count = dataset.players.length > 0 ? 36 : 180;
  const { faultsWith } = await brokenOf(world);

  const files = new Map([...(await readDatasetFiles(project))].filter(([file]) => file.endsWith('.csv')));

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
      const before = Buffer.from(files.get(file) ?? []).toString('utf8');
      const result = results.get(kind);
      if (!result) continue;
      const corrupted = corruption(random)(before);
      if (Buffer.from(corrupted).equals(Buffer.from(before))) continue;
      done += 1;
      if (faultsWith({ [file]: () => corrupted }).length > 0) result.found += 1;
      else result.missed.push(`${file}, seed ${seed}`);
    }
    return results;
  }

  describe('corrupted data', () => {
    const results = corrupt();

    it('is found in every kind where a rule can find it', () => {
      for (const [kind, { found }] of results) expect(found, kind).toBeGreaterThan(0);
    });

    it.for(['file cut off', 'row repeated'] as const)('is always found for a %s', (kind) => {
      expect(results.get(kind)?.missed).toEqual([]);
    });

    it('is found in most cases', () => {
      const found = [...results.values()].reduce((sum, result) => sum + result.found, 0);
      expect(found / count).toBeGreaterThan(0.6);
    });
  });
});
