import { describe, expect, it } from 'vitest';
import { deriveWeather } from '../../src/derive/weather.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ dataset, tables }) => {
  it('deriveWeather joins each observation with its match and venue, in order of play', () => {
    const matches = tables.rows('matches');
    const observations = deriveWeather({ ...dataset, weather: dataset.weather.toReversed() }, matches);
    const order = observations.map(({ match_id }) =>
      matches.findIndex((match) => match.match_id === match_id),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(observations).toHaveLength(dataset.weather.length);
    for (const { match_id, temperature_c, venue_id, period } of observations) {
      const stored = dataset.weather.find((row) => row.match_id === match_id && row.period === period);
      expect(temperature_c).toBe(stored?.temperature_c);
      expect(venue_id).toBe(matches.find((match) => match.match_id === match_id)?.venue_id);
    }
  });
});
