import { hintOf } from '../query/hint.ts';
import { common, stageList } from '../query/shared-parameters.ts';
import { stages as stored } from '../records/dataset/season-rows.ts';
import { count, hint, source } from '../records/fields.ts';
import { arrayOf, described, objectSchema, withMeta } from '../records/schema.ts';
import { season } from '../records/season.ts';
import { rowsIn } from './format.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';
import { defineResource } from './resource.ts';
import { seasonsAndAll } from './selections.ts';

export const seasons = defineResource({
  name: 'seasons',
  path: '/seasons',
  tag: 'Matches',
  summary: 'Seasons and the coverage of their data',
  description:
    'Every season with its format, its champion and the coverage of each kind of data, counted from ' +
    'the data.',
  parameters: {},
  responseSchema: objectSchema('SeasonList', 'Every season', {
    count: described(count, 'Seasons in this answer'),
    seasons: arrayOf(season, 'The seasons, oldest first'),
    source: described(source, 'snapshot: the rows are of the last refresh'),
    hint,
  }),
  lifetime: lifetimes.hour,
  examples: [''],
  rows: [rowsIn('seasons', season, { ties: ['season'] })],
  tablesNeeded: () => [{ table: 'seasons' }],
  answer(tables) {
    const rows = tables.rows('seasons');
    const count = rows.length;
    return {
      count,
      seasons: [...rows],
      source: 'snapshot' as const,
      hint: hintOf(tables.index, {
        name: 'seasons',
        table: 'seasons',
        query: {},
        count,
        select: () => ({ rows, filters: {} }),
      }),
    };
  },
  *prerenderedQueries() {
    yield {};
  },
});

export const stages = defineList({
  name: 'stages',
  tag: 'Matches',
  summary: 'Stages of the seasons',
  description:
    'The stages of each season, with the number of matches of the format and the table they count for.',
  parameters: {
    ...common('season'),
    stage: stageList('The stage, or several joined by commas'),
    ...common('limit', 'offset'),
  },
  lifetime: lifetimes.hour,
  examples: ['season={season}'],
  table: 'stages',
  collection: 'stages',
  row: withMeta(stored.row, { id: 'SeasonStage', description: 'A stage of a season' }),
  sortedBy: { ties: ['season', 'stage'] },
  page: 'StagePage',
  *selections(tables) {
    for (const { season } of seasonsAndAll(tables)) yield { season };
  },
});
