import { expect, it } from 'vitest';
import { parseQuery } from '../../../src/query/parse-query.ts';
import { resources } from '../../../src/resources/index.ts';
import { isPaged } from '../../../src/resources/resource.ts';
import { context, tables } from '../../support/tables.ts';

it.for(resources.map((resource) => [resource.name, resource] as const))(
  '%s is paged if its answers have a total and an offset',
  ([, resource]) => {
    for (const example of resource.examples) {
      const given = parseQuery(resource.parameters, new URLSearchParams(example));
      const query = resource.canonical?.(given, tables) ?? given;
      const answer = resource.answer(tables, query, context);
      expect('total' in answer && 'offset' in answer).toBe(isPaged(resource));
    }
  },
);
