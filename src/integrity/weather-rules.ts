import { entriesOf } from '../records/typed.ts';
import { type IntegrityRule, unexpected } from './rule.ts';

export const weatherPossible: IntegrityRule = {
  name: 'weather-possible',
  description: 'The weather allows a match: it is within the weather_limits of league.json.',
  tables: ['weather'],
  *check({ league, weather }) {
    for (const row of weather) {
      for (const [column, [min, max]] of entriesOf(league.weather_limits)) {
        const value = row[column];
        if (value === null || (value >= min && value <= max)) continue;
        yield unexpected('weather', row, column, `${min} to ${max}`);
      }
    }
  },
};
