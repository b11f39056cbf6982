import { describe, expect, it } from 'vitest';
import { resourcesOf } from '../../../../src/resources/index.ts';
import { fieldNames } from '../../../../src/site/docs/field-names.ts';
import { fieldsOf } from '../../../../src/site/docs/schema-fields.ts';
import { league } from '../../../support/tables.ts';

describe('the dictionary of fields', () => {
  const resources = resourcesOf(league);
  const names = fieldNames(league, resources);

  it('has every field name of every answer, once and in order', () => {
    const all = resources.flatMap(({ responseSchema }) =>
      fieldsOf(league, responseSchema).map(({ path }) => path),
    );
    const last = all.map((path) => path.split('.').at(-1) ?? '');
    expect(names.map(({ name }) => name)).toEqual([...new Set(last)].sort());
  });

  it('lists the endpoints of each meaning, once each', () => {
    const stage = names.find(({ name }) => name === 'stage');
    for (const { places } of stage?.meanings ?? []) {
      const endpoints = places.map(({ endpoint }) => endpoint);
      expect(new Set(endpoints).size).toBe(endpoints.length);
    }
    const anywhere = stage?.meanings.flatMap(({ places }) => places) ?? [];
    expect(anywhere).toContainEqual({ endpoint: 'matches', path: 'matches[].stage' });
  });
});
