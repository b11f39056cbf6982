import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { flat, textOf } from '../../../../support/downloads.ts';

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
