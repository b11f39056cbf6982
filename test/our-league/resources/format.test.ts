import { expect, it } from 'vitest';
import { parseQuery } from '../../../src/query/parse-query.ts';
import { rowsFor } from '../../../src/resources/format.ts';
import { resources } from '../../../src/resources/index.ts';
import { context, tables } from '../../support/tables.ts';

const lists = resources.filter(({ rows }) => rows !== undefined);

it.for(lists)('the example of $name has rows', (resource) => {
  const given = parseQuery(resource.parameters, new URLSearchParams(resource.examples[0]));
  const query = resource.canonical?.(given, tables) ?? given;
  const rows = rowsFor(resource, query)?.of(resource.answer(tables, query, context)) ?? [];
  expect(rows.length, `${resource.examples[0]}: expected an example with rows`).toBeGreaterThan(0);
});
