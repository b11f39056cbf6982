import { describe, expect, it, vi } from 'vitest';
import { memoize } from '../../src/records/memoize.ts';

describe('memoize', () => {
  it('computes a value once for each text, each object and each pair', () => {
    const length = vi.fn((text: string) => text.length);
    const size = vi.fn((rows: readonly number[]) => rows.length);
    const at = vi.fn((rows: readonly number[], index: number) => rows[index]);
    const [lengthOnce, sizeOnce, atOnce] = [memoize(length), memoize(size), memoize(at)];
    const rows = [3, 4];
    for (let round = 0; round < 2; round += 1) {
      expect(lengthOnce('ab')).toBe(2);
      expect(lengthOnce('abc')).toBe(3);
      expect(sizeOnce(rows)).toBe(2);
      expect(atOnce(rows, 0)).toBe(3);
      expect(atOnce(rows, 1)).toBe(4);
    }
    expect([length, size, at].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 2]);
  });

  it('does not share the value of one object with an equal one', () => {
    const sizeOnce = memoize((rows: number[]) => rows.length);
    const rows = [1];
    sizeOnce(rows);
    expect(sizeOnce([1, 2])).toBe(2);
    expect(sizeOnce([])).toBe(0);
  });

  it('keeps undefined and null as values', () => {
    const find = vi.fn((value: string | null) => (value === 'none' ? undefined : value));
    const findOnce = memoize(find);
    expect([findOnce('none'), findOnce('none'), findOnce(null), findOnce(null)]).toEqual([
      undefined,
      undefined,
      null,
      null,
    ]);
    expect(find).toHaveBeenCalledTimes(2);
  });
});
