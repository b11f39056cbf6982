import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ season, tables: derived, league }) => {
  const [match] = derived.rows('matches', season);
  if (!match) throw new Error(`${season} has no match`);

  it('InMemoryTables.rows throws for a table that was not loaded', () => {
    const tables = new InMemoryTables({ league });
    expect(() => tables.rows('teams')).toThrow('Table teams was not loaded');
    expect(() => tables.rows('matches')).toThrow('Table matches was not loaded');
    expect(() => tables.rows('matches', season)).toThrow(`Season ${season} of table matches was not loaded`);
  });

  it('InMemoryTables.rows throws for a season that was not loaded', () => {
    const tables = new InMemoryTables({ league });
    tables.set('matches', [match], season);
    expect(tables.rows('matches', season)).toEqual([match]);
    expect(() => tables.rows('matches', season + 1)).toThrow(
      `Season ${season + 1} of table matches was not loaded`,
    );
    expect(() => tables.rows('matches')).toThrow('Table matches was not loaded');
  });

  it('InMemoryTables.rows returns the rows of one season from a whole table', () => {
    const tables = new InMemoryTables({ league });
    tables.set('matches', [match]);
    expect(tables.rows('matches', season)).toEqual([match]);
    expect(tables.rows('matches', season + 1)).toEqual([]);
  });

  it('InMemoryTables.rows ignores the season of a table that is not seasonal', () => {
    expect(derived.rows('teams', season)).toEqual(derived.rows('teams'));
  });
});
