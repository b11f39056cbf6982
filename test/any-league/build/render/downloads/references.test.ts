import { describe, expect, it } from 'vitest';
import { referencesOf } from '../../../../../build/render/downloads/documents.ts';
import { downloadsOf } from '../../../../support/downloads.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { flat } = downloadsOf(world);

  it('referencesOf finds the columns that refer to other tables, but no key of the table itself', () => {
    const columnsOf = (file: string) =>
      referencesOf(flat.find((table) => table.file === file) as (typeof flat)[0]);
    expect(columnsOf('venues')).toEqual([]);
    expect(columnsOf('matches')).toContainEqual({ column: 'winner', table: 'teams', key: 'club_id' });
    expect(columnsOf('honours').map(({ column }) => column)).not.toContain('winner');
  });
});
