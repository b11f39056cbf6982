import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orNull } from '../../../src/records/schema.ts';
import { fieldsOf } from '../../../src/site/docs/field-table.ts';
import { league } from '../../support/tables.ts';

it('the fields of a schema have a path, a type, a unit and the reason for null', () => {
  const schema = z.object({
    rows: z.array(
      z.object({
        minute: orNull(z.int(), 'The minute', 'no goal', 'minutes'),
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
