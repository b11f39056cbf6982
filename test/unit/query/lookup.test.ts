import { describe, expect, it } from 'vitest';
import { rowsOfKey } from '../../../src/query/lookup.ts';

const rows = [
  { id: 'a', kind: null, n: 1 },
  { id: 'b', kind: 'x', n: 2 },
  { id: 'a', kind: 'x', n: 3 },
];
const idOf = ({ id }: { id: string }) => id;
const kindOf = ({ kind }: { kind: string | null }) => kind;

describe('rowsOfKey', () => {
  it('returns the rows of a key in their order, by each key apart', () => {
    expect(rowsOfKey(rows, idOf, 'a').map(({ n }) => n)).toEqual([1, 3]);
    expect(rowsOfKey(rows, kindOf, 'x').map(({ n }) => n)).toEqual([2, 3]);
    expect(rowsOfKey(rows, kindOf, 'a')).toEqual([]);
  });

  it('reads the keys of a list once, and those of another list apart', () => {
    let reads = 0;
    const counted = (row: { id: string }) => {
      reads += 1;
      return row.id;
    };
    for (const key of ['a', 'b', 'c']) rowsOfKey(rows, counted, key);
    expect(reads).toBe(3);
    expect(rowsOfKey(rows.slice(0, 1), counted, 'b')).toEqual([]);
  });
});
