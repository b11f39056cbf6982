import { paging, seasons, stageList } from '../query/common.ts';
import { isOneOf } from '../query/list.ts';
import { stages as stored } from '../records/dataset/seasons.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, seasonsAndAll } from './list.ts';

export const stages = defineList({
  name: 'stages',
  path: '/stages',
  tag: 'Matches',
  summary: 'Stages of the seasons',
  description:
    'The stages of each season, with the number of matches of the format and the table they count for.',
  parameters: {
    season: seasons,
    stage: stageList('The stage, or several joined by commas'),
    ...paging,
  },
  lifetime: lifetimes.hour,
  examples: ['season={season}'],
  table: 'stages',
  collection: 'stages',
  row: stored.row.meta({ id: 'SeasonStage', description: 'A stage of a season' }),
  rowsDescription: 'The stages of this page, by season and in order of play',
  sortedBy: { ties: ['season', 'stage'] },
  page: { id: 'StagePage', description: 'A page of stages' },
  filters: (query) => [isOneOf('season', query.season), isOneOf('stage', query.stage)],
  *selections(tables) {
    for (const { season } of seasonsAndAll(tables)) yield { season };
  },
});
