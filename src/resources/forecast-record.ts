import * as z from 'zod';
import { count, described, source } from '../records/fields.ts';
import { forecastRecord as record } from '../records/forecast.ts';
import { rowsIn } from './format.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

export const forecastRecord = defineResource({
  name: 'forecast-record',
  path: '/forecasts/record',
  tag: 'Forecasts',
  summary: 'How well the forecasts have done',
  description:
    'Scores and calibration of the published forecasts by season, beside those of other forecasts. An interval of a ' +
    'difference that contains 0 shows none.',
  parameters: {},
  responseSchema: z
    .object({
      count: described(count, 'Samples in this answer'),
      record: z.array(record).meta({ description: 'The samples: single seasons, then several together' }),
      source: described(source, 'snapshot: the rows are of the last refresh'),
    })
    .meta({ id: 'ForecastRecordList', description: 'How well the forecasts have done' }),
  lifetime: lifetimes.hour,
  examples: [''],
  rows: [rowsIn('record', record, { ties: ['sample'] })],
  tablesNeeded: () => [{ table: 'seasons' }, { table: 'forecastRecord' }],
  answer(tables) {
    const rows = tables.rows('forecastRecord');
    return { count: rows.length, record: [...rows], source: 'snapshot' as const };
  },
  *prerenderedQueries() {
    yield {};
  },
});
