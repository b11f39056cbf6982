import { foldName } from './text.ts';

type Value = string | number | null;

/**
 * Returns records sorted by a value: numbers by size, texts ignoring case and accents, unknown values last in either
 * direction. `ties` compares records of equal value.
 */
export function sortBy<Row>(
  rows: readonly Row[],
  pick: (row: Row) => Value,
  order: 'asc' | 'desc',
  ties: (a: Row, b: Row) => number,
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  // Each value is picked and folded once, not once per comparison.
  return rows
    .map((row) => ({ row, key: foldValue(pick(row)) }))
    .sort((a, b) => compareKeys(a.key, b.key, sign) || ties(a.row, b.row))
    .map(({ row }) => row);
}

function foldValue(value: Value): Value {
  return typeof value === 'string' ? foldName(value) : value;
}

function compareKeys(a: Value, b: Value, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (a < b) return -sign;
  return a > b ? sign : 0;
}
