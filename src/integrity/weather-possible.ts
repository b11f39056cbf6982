import type { DatasetRow } from '../records/dataset/index.ts';
import { breach, type IntegrityRule } from './rule.ts';

/** What a match could be played in, in Canada, with room: nobody plays in 100 km/h of wind. */
const possible = {
  temperature_c: [-30, 45],
  wind_kmh: [0, 100],
  precipitation_mm: [0, 100],
} as const satisfies Partial<Record<keyof DatasetRow<'weather'>, readonly [number, number]>>;

export const weatherPossible: IntegrityRule = {
  name: 'weather-possible',
  description:
    'The weather of a match is one it could be played in: -30 to 45 °C, up to 100 km/h of wind, up to 100 mm.',
  tables: ['weather'],
  *check({ weather }) {
    for (const row of weather) {
      for (const [column, [least, most]] of Object.entries(possible)) {
        const value = row[column as keyof typeof possible];
        if (value === null || (value >= least && value <= most)) continue;
        yield breach('weather', row, column, `${value}; expected ${least} to ${most}`);
      }
    }
  },
};
