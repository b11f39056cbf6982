import { describe, expect, it } from 'vitest';
import { weather } from '../../../src/resources/weather.ts';
import { answer, dataset, settled } from '../../support/tables.ts';

describe('weather', () => {
  it('is known of at least 119 matches of 2019 to 2025, counted by season', () => {
    const atLeast = [5, 0, 0, 2, 10, 4, 98];
    for (const [index, season] of settled.entries()) {
      expect(answer(weather, { season }).total, `${season}`).toBeGreaterThanOrEqual(atLeast[index] ?? 0);
    }
    expect(answer(weather).total).toBe(dataset.weather.length);
  });

  it('of the second day of 2019 was 4.9 °C with 32.9 km/h of wind', () => {
    const match_id = 'c3e37172e9d44bfc843a2c3e34e88e8a';
    expect(answer(weather, { match_id }).observations).toMatchObject([
      { period: 'day', temperature_c: 4.9, wind_kmh: 32.9, precipitation_mm: 0 },
    ]);
  });
});
