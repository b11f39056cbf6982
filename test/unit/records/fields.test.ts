import { expect, it } from 'vitest';
import { nameText } from '../../../src/records/fields.ts';
import { oddNames, rejectedNames } from '../../fixtures/hostile-names.ts';

it.for(rejectedNames)('a name is not %j', (name) => {
  expect(nameText.safeParse(name).success).toBe(false);
});

it.for(oddNames)('a name may be %j', (name) => {
  expect(nameText.parse(name)).toBe(name);
});
