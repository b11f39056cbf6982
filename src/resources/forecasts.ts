import * as z from 'zod/mini';
import { common, order } from '../query/common.ts';
import { anyOf } from '../query/list.ts';
import { count, source } from '../records/fields.ts';
import { forecast, forecastRecord as recordRow, stake } from '../records/forecast.ts';
import { arrayOf, described, record } from '../records/schema.ts';
import { rowsIn } from './format.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { defineList, orderOfPlay, seasonsAndClubs } from './list.ts';
import { defineResource } from './resource.ts';

const stakes = described(
  z.nullable(z.array(stake)),
  'What these matches mean for each club; null without `include=stakes`',
);

export const forecasts = defineList({
  name: 'forecasts',
  tag: 'Forecasts',
  summary: 'Forecasts of matches',
  parameters: {
    ...common('season', 'team', 'opponent', 'match_id', 'stage', 'date', 'from', 'to'),
    order: order('asc'),
    include: anyOf({
      description:
        'What to add about the matches of the page: what those of the next 14 days mean for each club',
      example: 'stakes',
      values: ['stakes'],
    }),
    ...common('limit', 'offset'),
  },
  lifetime: statistics,
  examples: ['season={season}&team={club}'],
  table: 'forecasts',
  collection: 'forecasts',
  row: forecast,
  sortedBy: orderOfPlay,
  page: 'ForecastPage',
  envelope: ({ source, hint, ...page }) => ({ ...page, stakes, source, hint }),
  extras(tables, { include, limit, offset }, _, selectedRows) {
    const ids = new Set(selectedRows.slice(offset, offset + limit).map(({ match_id }) => match_id));
    const { current } = tables.index;
    return {
      stakes: include ? tables.rows('stakes', current).filter(({ match_id }) => ids.has(match_id)) : null,
    };
  },
  tablesBeside: ({ include }, { current }) => (include ? [{ table: 'stakes', season: current }] : []),
  selections: (tables) => seasonsAndClubs(tables, 'forecasts'),
});

export const forecastRecord = defineResource({
  name: 'forecast-record',
  path: '/forecasts/record',
  tag: 'Forecasts',
  summary: 'How well the forecasts have done',
  parameters: {},
  responseSchema: record('ForecastRecordList', 'How well the forecasts have done', {
    count: described(count, 'Samples in this answer'),
    record: arrayOf(recordRow, 'The samples: single seasons, then several together'),
    source: described(source, 'snapshot: the rows are of the last refresh'),
  }),
  lifetime: lifetimes.hour,
  examples: [''],
  rows: [rowsIn('record', recordRow, { ties: ['sample'] })],
  tablesNeeded: () => [{ table: 'seasons' }, { table: 'forecastRecord' }],
  answer(tables) {
    const rows = tables.rows('forecastRecord');
    return { count: rows.length, record: [...rows], source: 'snapshot' as const };
  },
  *prerenderedQueries() {
    yield {};
  },
});
