import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MergedTable, tableRules } from '../../../src/feed/column-rules.ts';
import { isApplied, mergeRows } from '../../../src/feed/merge.ts';
import { muchLater, options, soonAfter } from '../../fixtures/merge.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

describe('properties', () => {
  const seasonal = ['matches', 'matchStats', 'referees', 'players', 'teamStats'] as const;
  const rowsOf = (table: (typeof seasonal)[number]) =>
    ofSeason<{ season: number }>(dataset[table], 2025).slice(-30);
  const value = fc.oneof(
    fc.constant(null),
    fc.nat({ max: 100 }),
    fc.double({ min: 0, max: 100, noNaN: true }),
  );
  /** Rows with some of their values changed, some columns and some rows left out. */
  const malformed = (rows: readonly object[]) =>
    fc
      .array(
        fc.record({
          row: fc.nat({ max: rows.length - 1 }),
          column: fc.nat(),
          change: fc.oneof(
            value.map((to) => ({ to })),
            fc.constant(undefined),
          ),
        }),
        { maxLength: 40 },
      )
      .map((changes) => {
        const copies = rows.map((row) => ({ ...row }) as Record<string, unknown>);
        for (const { row, column, change } of changes) {
          const copy = copies[row] as Record<string, unknown>;
          const names = Object.keys(copy).filter((name) => !/_id$|^(season|side|club)$/.test(name));
          const name = names[column % names.length] as string;
          if (change) copy[name] = change.to;
          else delete copy[name];
        }
        return copies;
      });
  const runs = { numRuns: 60, seed: 20250405 };

  describe.for(seasonal)('%s', (table) => {
    const stored = rowsOf(table);

    it('no known value becomes unknown', () => {
      fc.assert(
        fc.property(malformed(stored), fc.boolean(), (feed, isRecent) => {
          const { rows } = mergeRows(
            table,
            stored,
            feed as never,
            options({ now: isRecent ? soonAfter : muchLater }),
          );
          expect(rows).toHaveLength(stored.length);
          stored.forEach((row, index) => {
            const merged = rows[index] as Record<string, unknown>;
            const lost = Object.entries(row).filter(([column, before]) =>
              before === null ? merged[column] === undefined : (merged[column] ?? null) === null,
            );
            expect(lost).toEqual([]);
          });
        }),
        runs,
      );
    });

    it('merging the same answer twice changes nothing more', () => {
      fc.assert(
        fc.property(malformed(stored), (feed) => {
          const once = mergeRows(table, stored, feed as never, options({ accepts: () => true }));
          const twice = mergeRows(table, once.rows, feed as never, options({ accepts: () => true }));
          expect(twice.rows).toEqual(once.rows);
          expect(twice.changes.filter(isApplied)).toEqual([]);
        }),
        runs,
      );
    });

    it('the order of the feed does not matter', () => {
      fc.assert(
        fc.property(malformed(stored), (feed) => {
          const known = stored.slice(0, 20);
          const there = mergeRows(table, known, feed as never, options());
          const back = mergeRows(table, known, feed.toReversed() as never, options());
          expect(back).toEqual(there);
        }),
        runs,
      );
    });
  });

  it('a row without a change is the stored object', () => {
    for (const table of Object.keys(tableRules) as MergedTable[]) {
      const stored = dataset[table] as readonly { season?: number }[];
      const own = stored.filter(({ season }) => season === undefined || season === 2025);
      const { rows, changes } = mergeRows(table, own, structuredClone(own), options());
      expect(changes).toEqual([]);
      expect(rows.every((row, index) => row === own[index])).toBe(true);
    }
  });
});
