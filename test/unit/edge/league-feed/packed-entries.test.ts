import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packEntries, unpackEntries } from '../../../../src/edge/league-feed/packed-entries.ts';

const name = fc.constantFrom('Goals', 'goals', '__proto__', '', 'Total Passes ( Excl Crosses ) ');
const entry = fc.record({
  id: fc.string(),
  category: fc.string(),
  what: fc.string(),
  row: fc.record({ name: fc.string() }),
  stats: fc.record({ values: fc.array(fc.tuple(name, fc.integer())), malformed: fc.nat() }),
});

it('entries are the same after they were stored, and name each statistic once', () => {
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const packed = packEntries(entries);
      expect(new Set(packed.names).size).toBe(packed.names.length);
      expect(unpackEntries(JSON.parse(JSON.stringify(packed)))).toEqual(entries);
    }),
  );
});
