import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../src/query/parse-query.ts';
import { publishedTables } from '../../../src/records/published.ts';
import { isPaged, type Resource } from '../../../src/resources/resource.ts';
import { worlds } from '../../support/worlds.ts';

const exampleQueries = ({ parameters, examples }: Resource) =>
  examples.map((example) => parseQuery(parameters, new URLSearchParams(example)));

describe.for(worlds)('$name', ({ resources, context, tables }) => {
  describe('the registry', () => {
    it('has each name and each path once', () => {
      for (const values of [resources.map(({ name }) => name), resources.map(({ path }) => path)])
        expect(new Set(values).size).toBe(values.length);
    });

    it.for(resources)(
      '$name answers its examples as its schema says, with a total where it is paged',
      (resource) => {
        for (const query of exampleQueries(resource)) {
          expect(resource.validate?.(query)).toBeUndefined();
          const answer = resource.answer(tables, resource.canonical?.(query, tables) ?? query, context);
          expect(resource.responseSchema.parse(answer)).toEqual(answer);
          expect('total' in answer && 'offset' in answer).toBe(isPaged(resource));
        }
      },
    );

    it.for(resources)('$name has a live policy for tables that it needs', (resource) => {
      const [query = {}] = exampleQueries(resource);
      const whole = 'include' in resource.parameters ? { ...query, include: ['all'] } : query;
      const needed = resource.tablesNeeded(whole, tables).map(({ table }) => table);
      for (const table of needed) expect(publishedTables).toHaveProperty(table);
      expect(needed).toEqual(expect.arrayContaining([...(resource.livePolicy?.tables ?? [])]));
    });
  });
});
