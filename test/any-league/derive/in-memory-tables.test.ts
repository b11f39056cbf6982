import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import { season } from '../../support/examples.ts';
import { tables as derived } from '../../support/tables.ts';

const [match] = derived.rows('matches', season);
if (!match) throw new Error(`${season} has no match`);

describe('rows', () => {
  it('throws for a table that was not loaded', () => {
    const tables = new InMemoryTables();
    expect(() => tables.rows('teams')).toThrow('Table teams was not loaded');
    expect(() => tables.rows('matches')).toThrow('Table matches was not loaded');
    expect(() => tables.rows('matches', season)).toThrow(`Season ${season} of table matches was not loaded`);
  });

  it('throws for a season, and for the whole, of a table of which another season was loaded', () => {
    const tables = new InMemoryTables();
    tables.set('matches', [match], season);
    expect(tables.rows('matches', season)).toEqual([match]);
    expect(() => tables.rows('matches', season + 1)).toThrow(
      `Season ${season + 1} of table matches was not loaded`,
    );
    expect(() => tables.rows('matches')).toThrow('Table matches was not loaded');
  });

  it('returns none for a season that was loaded empty', () => {
    const tables = new InMemoryTables();
    tables.set('matches', [], season + 1);
    expect(tables.rows('matches', season + 1)).toEqual([]);
  });

  it('returns the rows of a season of a table that was loaded whole, none where it has no such season', () => {
    const tables = new InMemoryTables();
    tables.set('matches', [match]);
    expect(tables.rows('matches', season)).toEqual([match]);
    expect(tables.rows('matches', season + 1)).toEqual([]);
  });

  it('searches a table that was loaded whole once for all its seasons, those of another anew', () => {
    const tables = new InMemoryTables();
    const later = { ...match, season: season + 1 };
    tables.set('matches', [match, later]);
    expect(tables.rows('matches', season)).toBe(tables.rows('matches', season));
    tables.set('matches', [later]);
    expect([season, season + 1].map((one) => tables.rows('matches', one))).toEqual([[], [later]]);
  });

  it('ignores the season of a table that is not seasonal', () => {
    expect(derived.rows('teams', season)).toEqual(derived.rows('teams'));
  });
});

describe('seasons', () => {
  it('are those loaded one by one, in ascending order; none of a table that was not', () => {
    const tables = new InMemoryTables();
    for (const one of [season, season + 10, season - 1]) tables.set('matches', [], one);
    tables.set('goals', []);
    expect(tables.seasons('matches')).toEqual([season - 1, season, season + 10]);
    expect([tables.seasons('goals'), tables.seasons('players')]).toEqual([[], []]);
  });
});
