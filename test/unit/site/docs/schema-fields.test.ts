import { expect, it } from 'vitest';
import * as z from 'zod';
import { resourcesOf } from '../../../../src/resources/index.ts';
import { fieldsOf } from '../../../../src/site/docs/schema-fields.ts';
import { league } from '../../../support/tables.ts';

it('the fields of a schema have a path, a type, a unit and the reason for null', () => {
  const schema = z.object({
    rows: z.array(
      z.object({
        minute: z
          .int()
          .nullable()
          .meta({ description: 'The minute', unit: 'minutes', nullMeaning: 'no goal' }),
      }),
    ),
    kind: z.enum(['a', 'b']),
  });
  expect(fieldsOf(league, schema)).toMatchObject([
    { path: 'rows', type: 'list' },
    { path: 'rows[].minute', type: 'integer', unit: 'minutes', nullMeaning: 'no goal' },
    { path: 'kind', type: 'a | b', nullMeaning: undefined },
  ]);
});

it.for(resourcesOf(league))('the fields of a schema of $name are all described', ({ responseSchema }) => {
  const fields = fieldsOf(league, responseSchema);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ description }) => description === '').map(({ path }) => path)).toEqual([]);
});
