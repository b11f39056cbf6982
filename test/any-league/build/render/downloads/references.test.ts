import { describe, expect, it } from 'vitest';
import { referencesOf } from '../../../../../build/render/downloads/references.ts';
import { flat } from '../../../../support/downloads.ts';

describe('referencesOf', () => {
  it('finds the columns that refer to other tables, and no reference of a key to itself', () => {
    const columnsOf = (file: string) =>
      referencesOf(flat.find((table) => table.file === file) as (typeof flat)[0]);
    expect(columnsOf('venues')).toEqual([]);
    expect(columnsOf('matches')).toContainEqual({ column: 'winner', table: 'teams', key: 'club_id' });
    expect(columnsOf('honours').map(({ column }) => column)).not.toContain('winner');
  });

  it('refers to tables and columns that exist, with values that do', () => {
    const known = new Map<string, Set<unknown>>();
    for (const table of flat) {
      for (const { column, table: other, key } of referencesOf(table)) {
        const target = flat.find(({ file }) => file === other);
        const index = target?.columns.findIndex(({ name }) => name === key) ?? -1;
        expect(index, `${table.file}.${column}`).not.toBe(-1);
        const keys = known.get(other) ?? new Set(target?.rows.map((row) => row[index]));
        known.set(other, keys);
        const own = table.columns.findIndex(({ name }) => name === column);
        const missing = table.rows.filter((row) => row[own] !== null && !keys.has(row[own]));
        expect(missing, `${table.file}.${column}`).toEqual([]);
      }
    }
  });
});
