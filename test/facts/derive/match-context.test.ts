import { expect, it } from 'vitest';
import { ofSettled, tables } from '../../support/tables.ts';

it('referees, weather and odds are those of 709, 119 and 74 matches', () => {
  const counts = (['referees', 'weather', 'odds'] as const).map(
    (name) => ofSettled<{ season: number }>(tables.rows(name)).length,
  );
  expect(counts).toEqual([709, 119, 74]);
});
