import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { downloadsOf } from '../../../../support/downloads.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { flat, textOf } = downloadsOf(world);

  it('the data dictionary describes every column of every table', () => {
    const rows = parse(textOf('dictionary.csv'), { columns: true }) as Record<string, string>[];
    expect(rows.map(({ table, column }) => [table, column])).toEqual(
      flat.flatMap(({ file, columns }) => columns.map(({ name }) => [file, name])),
    );
    for (const { table, column, description } of rows) expect(description, `${table}.${column}`).toMatch(/./);
    expect(rows.find(({ table, column }) => table === 'matches' && column === 'home_club')).toMatchObject({
      type: 'string',
      key: 'false',
      references: 'teams.club_id',
    });
  });
});
