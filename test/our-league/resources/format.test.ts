import { expect, it } from 'vitest';
import { parseQuery } from '../../../src/query/parse-query.ts';
import { resources } from '../../../src/resources/index.ts';
import { context, tables } from '../../support/tables.ts';

const lists = resources.filter(({ collection }) => collection !== undefined);

it.for(lists.map((resource) => [resource.name, resource] as const))(
  'the example of %s has rows',
  ([, { example, parameters, ...resource }]) => {
    const given = parseQuery(parameters, new URLSearchParams(example));
    const query = resource.canonical?.(given, tables) ?? given;
    const rows = resource.collection?.(query).rows(resource.answer(tables, query, context)) ?? [];
    expect(rows.length).toBeGreaterThan(0);
  },
);
