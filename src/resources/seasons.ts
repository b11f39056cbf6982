import * as z from 'zod';
import { arrayOf, count, described, source } from '../records/fields.ts';
import { season } from '../records/season.ts';
import { rowsIn } from './format.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

export const seasons = defineResource({
  name: 'seasons',
  path: '/seasons',
  tag: 'Matches',
  summary: 'Seasons and the coverage of their data',
  description:
    'Every season with its format, its champion and the coverage of each kind of data, counted from the data.',
  parameters: {},
  responseSchema: z
    .object({
      count: described(count, 'Seasons in this answer'),
      seasons: arrayOf(season, 'The seasons, oldest first'),
      source: described(source, 'snapshot: the rows are of the last refresh'),
    })
    .meta({ id: 'SeasonList', description: 'Every season' }),
  lifetime: lifetimes.hour,
  examples: [''],
  rows: [rowsIn('seasons', season, { ties: ['season'] })],
  tablesNeeded: () => [{ table: 'seasons' }],
  answer(tables) {
    const rows = tables.rows('seasons');
    return { count: rows.length, seasons: [...rows], source: 'snapshot' as const };
  },
  *prerenderedQueries() {
    yield {};
  },
});
