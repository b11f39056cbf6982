import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../src/query/parse-query.ts';
import { publishedTables } from '../../../src/records/published.ts';
import { resources } from '../../../src/resources/index.ts';
import type { Resource } from '../../../src/resources/resource.ts';
import { context, tables } from '../../support/tables.ts';

const cases = resources.map((resource) => [resource.name, resource] as const);
const exampleQuery = ({ parameters, examples }: Resource) =>
  parseQuery(parameters, new URLSearchParams(examples[0]));

describe('the registry', () => {
  it('has each name and each path once', () => {
    for (const values of [resources.map(({ name }) => name), resources.map(({ path }) => path)])
      expect(new Set(values).size).toBe(values.length);
  });

  it.for(cases)('%s answers its example as its schema says', ([, resource]) => {
    const query = exampleQuery(resource);
    expect(resource.validate?.(query)).toBeUndefined();
    const answer = resource.answer(tables, query, context);
    expect(resource.responseSchema.parse(answer)).toEqual(answer);
  });

  it.for(cases)('%s has a live policy for tables that it needs', ([, resource]) => {
    const needed = resource.tablesNeeded(exampleQuery(resource), tables.index).map(({ table }) => table);
    for (const table of needed) expect(publishedTables).toHaveProperty(table);
    expect(needed).toEqual(expect.arrayContaining([...(resource.livePolicy?.tables ?? [])]));
  });
});
