import type { DatasetRow } from '../records/dataset/index.ts';
import { breach, type IntegrityRule } from './rule.ts';

/** The weather in which a match in Canada can be played, generously. */
const possible = {
  temperature_c: [-30, 45],
  wind_kmh: [0, 100],
  precipitation_mm: [0, 100],
} as const satisfies Partial<Record<keyof DatasetRow<'weather'>, readonly [number, number]>>;

export const weatherPossible: IntegrityRule = {
  name: 'weather-possible',
  description:
    'The weather allows a match: -30 to 45 °C, up to 100 km/h of wind, up to 100 mm of precipitation.',
  tables: ['weather'],
  *check({ weather }) {
    for (const row of weather) {
      for (const [column, [min, max]] of Object.entries(possible)) {
        const value = row[column as keyof typeof possible];
        if (value === null || (value >= min && value <= max)) continue;
        yield breach('weather', row, column, `${value}; expected ${min} to ${max}`);
      }
    }
  },
};
