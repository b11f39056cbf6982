import * as z from 'zod/mini';
import { lineUpsOf } from '../derive/appearances.ts';
import { hintOf } from '../query/hint.ts';
import { badCombination } from '../query/parse-query.ts';
import { filterRows, filtersOf, inOrder } from '../query/rows.ts';
import { hasMatches, readingsOf, seasonsNeeded, validateSelection } from '../query/selector.ts';
import { common, matchId, order, season } from '../query/shared-parameters.ts';
import { lineUps } from '../records/appearance.ts';
import { count, hint, seasonYear } from '../records/fields.ts';
import type { Tables } from '../records/published.ts';
import { arrayOf, described, objectSchema, orNull, withMeta } from '../records/schema.ts';
import { type MatchStats, matchStats as matchStatsSchema } from '../records/side-stats.ts';
import { shortId } from '../records/text.ts';
import { rowsIn } from './format.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { orderOfPlay } from './list.ts';
import { envelopeSource, sourceOf } from './provenance.ts';
import { type AnswerRows, defineResource, NotFound } from './resource.ts';

const oneMatchStats = objectSchema('OneMatchStats', 'The statistics of one match', {
  ...matchStatsSchema.shape,
  line_ups: orNull(lineUps, 'Who played', 'not known'),
});

const seasonMatchStats = objectSchema('SeasonMatchStats', 'The statistics of the matches of a season', {
  season: seasonYear,
  count: described(count, 'Matches in this answer'),
  match_stats: arrayOf(matchStatsSchema, 'All finished matches that the query selects'),
  source: envelopeSource,
  hint,
});

const oneMatch: AnswerRows = {
  name: 'match',
  schema: matchStatsSchema,
  answerSchema: oneMatchStats,
  order: null,
  isFor: ({ match_id }) => match_id !== undefined,
  of: (answer) => [answer],
  map: (answer, change) => change(answer),
};

export const matchStats = defineResource({
  name: 'match-stats',
  path: '/match-stats',
  tag: 'Matches',
  summary: 'Statistics of a match, or of all matches of a season',
  description:
    'Possession, shots, expected goals, passes, duels, cards, scorers and attendance. match_id asks for one match, ' +
    'with the line-ups; season for all finished matches of a season. One of the two is required. Where a match has ' +
    'no statistics, has_data is false.',
  parameters: {
    season: { ...season, description: `${season.description}; required without match_id` },
    match_id: { ...matchId, description: `${matchId.description}; required without season` },
    ...common('team', 'opponent', 'date', 'from', 'to', 'stage'),
    order: order('asc'),
  },
  responseSchema: withMeta(z.union([oneMatchStats, seasonMatchStats]), {
    id: 'MatchStatsAnswer',
    description: 'The statistics of one match, or of the matches of a season',
  }),
  lifetime: statistics,
  livePolicy: { tables: ['matchStats'], lifetime: lifetimes.current },
  examples: ['season={season}', 'match_id={match_id}'],
  canBeNotFound: true,
  rows: [oneMatch, rowsIn('match_stats', matchStatsSchema, orderOfPlay)],
  validate(query) {
    if (query.match_id === undefined && query.season === undefined)
      return badCombination(
        "neither 'match_id' nor 'season' is given; expected one match or one season",
        'match_id',
        'season',
      );
    return validateSelection({ ...query, match_id: undefined }, matchStatsSchema.shape);
  },
  tablesNeeded({ season, match_id }, index) {
    const seasons = seasonsNeeded(
      { season, match_id: match_id === undefined ? undefined : [match_id] },
      index.index,
    );
    return [
      { table: 'seasons' },
      ...readingsOf(['matchStats'], seasons),
      ...(match_id === undefined ? [] : readingsOf(['appearances'], seasons)),
    ];
  },
  answer(tables, { match_id, ...query }, { liveSource }) {
    const ids = match_id === undefined ? undefined : [match_id];
    const [season = tables.index.current] =
      seasonsNeeded({ season: query.season, match_id: ids }, tables.index) ?? [];
    const rows = tables.rows('matchStats', season);
    const filters = filtersOf<MatchStats>({ ...query, match_id: ids }, matchStatsSchema.shape, {});
    const selectedRows = filterRows(rows, filters);
    if (match_id !== undefined) return answerOne(tables, match_id, selectedRows);
    const finishedMatches = inOrder(selectedRows.filter(isFinished), query.order);
    return {
      season,
      count: finishedMatches.length,
      match_stats: finishedMatches,
      source: sourceOf(tables, 'matchStats', [season], liveSource),
      hint: hintOf(tables.index, {
        name: 'match-stats',
        table: 'matchStats',
        query: { ...query, season },
        count: finishedMatches.length,
        select: () => ({ rows: rows.filter(isFinished), filters }),
      }),
    };
  },
  *prerenderedQueries(tables) {
    for (const { season } of tables.rows('seasons').filter(hasMatches)) {
      yield { season };
      for (const row of tables.rows('matchStats', season)) yield { match_id: shortId(row.match_id) };
    }
  },
});

const isFinished = ({ home_goals }: MatchStats) => home_goals !== null;

/** @throws {NotFound} if no row is left */
function answerOne(tables: Tables, id: string, [row]: readonly MatchStats[]) {
  if (!row) throw new NotFound(`no match ${id}`, 'match_id');
  const appearances = tables
    .rows('appearances', row.season)
    .filter(({ match_id }) => match_id === row.match_id);
  return { ...row, line_ups: lineUpsOf(appearances) };
}
