import type { CategoryEntry } from '../../feed/statistics-by-category.ts';

/** Entries of a list as they are stored: the name of each statistic once, which takes a quarter of the text. */
export interface PackedEntries {
  readonly names: readonly string[];
  readonly entries: readonly PackedEntry[];
}

interface PackedEntry extends Omit<CategoryEntry, 'stats'> {
  readonly malformed: number;
  /** By turns the index of a name, and the value. */
  readonly values: readonly number[];
}

/** Packs entries for storage. */
export function packEntries(entries: readonly CategoryEntry[]): PackedEntries {
  const indexes = new Map<string, number>();
  const indexOf = (name: string) => {
    const index = indexes.get(name) ?? indexes.size;
    indexes.set(name, index);
    return index;
  };
  const packed = entries.map(({ stats, ...entry }) => {
    const values: number[] = [];
    for (const [name, value] of stats.values) values.push(indexOf(name), value);
    return { ...entry, malformed: stats.malformed, values };
  });
  return { names: [...indexes.keys()], entries: packed };
}

/** Returns packed entries as they were. */
export function unpackEntries({ names, entries }: PackedEntries): CategoryEntry[] {
  return entries.map(({ malformed, values, ...entry }) => {
    const pairs: [string, number][] = [];
    for (let at = 0; at < values.length; at += 2)
      pairs.push([names[values[at] ?? 0] ?? '', values[at + 1] ?? 0]);
    return { ...entry, stats: { malformed, values: pairs } };
  });
}
