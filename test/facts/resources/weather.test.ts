import { describe, expect, it } from 'vitest';
import { weather } from '../../../src/resources/weather.ts';
import { answer, dataset, settled } from '../../support/tables.ts';

describe('weather', () => {
  it('is of 119 matches of 2019 to 2025, most of them of the last', () => {
    expect(settled.map((season) => answer(weather, { season }).total)).toEqual([5, 0, 0, 2, 10, 4, 98]);
    expect(answer(weather).total).toBe(dataset.weather.length);
    expect(
      answer(weather, { from: '2025-05-01', to: '2025-05-31' }).observations.every(({ date }) =>
        date.startsWith('2025-05'),
      ),
    ).toBe(true);
  });
});
