import { describe, expect, it } from 'vitest';
import { weather } from '../../../src/resources/weather.ts';
import { answer } from '../../support/tables.ts';

describe('weather', () => {
  it('comes newest first, with its units', () => {
    const { observations, units } = answer(weather, { limit: 500 });
    const days = observations.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().reverse());
    expect(units).toMatchObject({ temperature_c: '°C', wind_kmh: 'km/h', precipitation_mm: 'mm' });
  });
});
