import { league } from '../records/league.ts';
import { entriesOf } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

const { weather_limits: limits } = league;

const [minTemperature, maxTemperature] = limits.temperature_c;

export const weatherPossible: IntegrityRule = {
  name: 'weather-possible',
  description:
    `The weather allows a match: ${minTemperature} to ${maxTemperature} °C, up to ${limits.wind_kmh[1]} km/h of wind, up to ` +
    `${limits.precipitation_mm[1]} mm of precipitation.`,
  tables: ['weather'],
  liveRows: 'none',
  *check({ weather }) {
    for (const row of weather) {
      for (const [column, [min, max]] of entriesOf(limits)) {
        const value = row[column];
        if (value === null || (value >= min && value <= max)) continue;
        yield breach('weather', row, column, `${value}; expected ${min} to ${max}`);
      }
    }
  },
};
