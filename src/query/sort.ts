import { ascending } from '../derive/order.ts';
import { fold } from './text.ts';

type Value = string | number | null;

/**
 * Returns a comparison of records by a field: numbers by size, texts ignoring case and accents, unknown values last in
 * either direction. `ties` compares records of equal value.
 */
export function comparison<Row>(
  pick: (row: Row) => Value,
  order: 'asc' | 'desc',
  ties: (a: Row, b: Row) => number,
): (a: Row, b: Row) => number {
  const folded = new Map<string, string>();
  const key = (value: string) => {
    const known = folded.get(value) ?? fold(value);
    folded.set(value, known);
    return known;
  };
  const sign = order === 'asc' ? 1 : -1;
  return (a, b) => {
    const [one, other] = [pick(a), pick(b)];
    if (one === null || other === null) return one === other ? ties(a, b) : one === null ? 1 : -1;
    const difference =
      typeof one === 'string' ? ascending(key(one), key(String(other))) : one - Number(other);
    return difference === 0 ? ties(a, b) : sign * difference;
  };
}
