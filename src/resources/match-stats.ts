import * as z from 'zod/mini';
import { lineUpsOf } from '../derive/appearances.ts';
import { hasMatches, readingsOf, seasonsNeeded } from '../query/selector.ts';
import { common, order, seasonsOrCurrent } from '../query/shared-parameters.ts';
import { lineUps } from '../records/appearance.ts';
import { type MatchStats, matchStats as matchRecord } from '../records/match-stats.ts';
import { answerKind, orNull, record, withMeta } from '../records/schema.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';
import { type AnswerRows, defineResource, NotFound } from './resource.ts';

const oneMatchStats = record('OneMatchStats', 'The statistics of one match', {
  kind: answerKind('match'),
  ...matchRecord.shape,
  line_ups: orNull(lineUps, 'Who played', 'not known'),
});

const oneMatch: AnswerRows = {
  name: 'match',
  schema: matchRecord,
  answerSchema: oneMatchStats,
  order: null,
  isFor: ({ match_id }) => isOne(match_id),
  of: (answer) => [answer],
  // Rows are taken from answers of this resource, and this kind of answer has these fields.
  map: (answer, change) => ({ kind: (answer as z.infer<typeof oneMatchStats>).kind, ...change(answer) }),
};

const isOne = (ids: unknown) => Array.isArray(ids) && ids.length === 1;

const list = defineList({
  name: 'match-stats',
  tag: 'Matches',
  summary: 'Statistics of a match, or of all matches of a season',
  parameters: {
    season: seasonsOrCurrent('match_id'),
    ...common('match_id', 'team', 'opponent', 'from', 'to'),
    order: order('asc'),
    ...common('limit', 'offset'),
  },
  lifetime: statistics,
  livePolicy: { tables: ['matchStats'], lifetime: lifetimes.current },
  examples: ['season={season}', 'match_id={match_id}'],
  canBeNotFound: true,
  canonical: (query, { index }) => ({
    ...query,
    season: query.season ?? (query.match_id ? undefined : [index.current]),
  }),
  table: 'matchStats',
  collection: 'match_stats',
  row: matchRecord,
  sortedBy: orderOfPlay,
  page: 'MatchStatsPage',
  envelope: (page) => ({ kind: answerKind('page'), ...page }),
  extras: () => ({ kind: 'page' as const }),
  tablesBeside: ({ match_id }, index) =>
    isOne(match_id) ? readingsOf(['appearances'], seasonsNeeded({ match_id }, index)) : [],
  selects: ({ match_id }) => (isOne(match_id) ? undefined : isFinished),
  *selections(tables) {
    for (const { season } of tables.rows('seasons').filter(hasMatches)) yield { season: [season] };
  },
});

const isFinished = ({ home_goals }: MatchStats) => home_goals !== null;

export const matchStats = defineResource({
  ...list,
  responseSchema: withMeta(z.discriminatedUnion('kind', [oneMatchStats, list.responseSchema]), {
    id: 'MatchStatsAnswer',
    description: 'The statistics of one match, or a page of them',
  }),
  rows: [oneMatch, ...list.rows],
  answer(tables, query, context) {
    const page = list.answer(tables, isOne(query.match_id) ? { ...query, offset: 0 } : query, context);
    if (!isOne(query.match_id)) return page;
    const [match] = page.match_stats;
    if (!match) throw new NotFound(`no match ${query.match_id}`, 'match_id');
    const appearances = tables
      .rows('appearances', match.season)
      .filter((row) => row.match_id === match.match_id);
    return { kind: 'match' as const, ...match, line_ups: lineUpsOf(appearances) };
  },
});
