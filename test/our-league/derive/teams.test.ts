import { expect, it } from 'vitest';
import { tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

it('a club has its former names with their years', () => {
  expect(the(tables.rows('teams'), { club_id: 'inter-toronto-fc' })).toMatchObject({
    name: 'Inter Toronto FC',
    former_names: [
      { name: 'York9 FC', from: 2019, to: 2020 },
      { name: 'York United FC', from: 2021, to: 2025 },
    ],
  });
});
