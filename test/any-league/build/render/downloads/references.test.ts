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
});
