import { expect, it } from 'vitest';
import { publishedTables, type TableName } from '../../../src/records/published.ts';
import { tables } from '../../support/tables.ts';

it.for(Object.keys(publishedTables) as TableName[])('the table %s has rows', (name) => {
  expect(tables.rows(name).length).toBeGreaterThan(0);
});
