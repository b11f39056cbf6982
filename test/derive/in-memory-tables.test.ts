import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { tables as derived } from '../support/tables.ts';

const [goal] = derived.rows('goals', 2025);
if (!goal) throw new Error('2025 has no goal');

describe('rows', () => {
  it('throws for a table that was not loaded', () => {
    const tables = new InMemoryTables();
    expect(() => tables.rows('teams')).toThrow('Table teams was not loaded');
    expect(() => tables.rows('goals')).toThrow('Table goals was not loaded');
    expect(() => tables.rows('goals', 2025)).toThrow('Season 2025 of table goals was not loaded');
  });

  it('throws for a season, and for the whole, of a table of which another season was loaded', () => {
    const tables = new InMemoryTables();
    tables.set('goals', [goal], 2025);
    expect(tables.rows('goals', 2025)).toEqual([goal]);
    expect(() => tables.rows('goals', 2024)).toThrow('Season 2024 of table goals was not loaded');
    expect(() => tables.rows('goals')).toThrow('Table goals was not loaded');
  });

  it('returns none for a season that was loaded empty', () => {
    const tables = new InMemoryTables();
    tables.set('goals', [], 2024);
    expect(tables.rows('goals', 2024)).toEqual([]);
  });

  it('returns the rows of a season of a table that was loaded whole, none where it has no such season', () => {
    const tables = new InMemoryTables();
    tables.set('goals', [goal]);
    expect(tables.rows('goals', 2025)).toEqual([goal]);
    expect(tables.rows('goals', 2050)).toEqual([]);
  });

  it('ignores the season of a table that is not seasonal', () => {
    expect(derived.rows('teams', 2025)).toEqual(derived.rows('teams'));
  });
});
