import { describe, expect, it } from 'vitest';
import { RowLocations } from '../../../../build/read/document.ts';

describe('RowLocations', () => {
  const locations = new RowLocations();
  const row = { club: 'a' };
  locations.set(row, { file: 'data/clubs.csv', line: 3 });

  it('names the line of a row, and the column where there is one', () => {
    expect(locations.fault(row, 'club', 'is unknown')).toEqual({
      file: 'data/clubs.csv',
      line: 3,
      column: 'club',
      message: 'is unknown',
    });
    expect(locations.fault(row, undefined, 'is unknown')).not.toHaveProperty('column');
  });

  it('throws for a row that was not read, even if an equal one was', () => {
    expect(() => locations.fault({ ...row }, 'club', 'is unknown')).toThrow('was not read from a file');
  });
});
