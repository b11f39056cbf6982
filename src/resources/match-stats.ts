import * as z from 'zod/mini';
import { lineUpsOf } from '../derive/appearances.ts';
import { opponent, team } from '../query/club.ts';
import { clubHint, clubHintTables, hint } from '../query/club-hint.ts';
import { aboutMatch, inOrder, matchId, order, season, span, validateMatches } from '../query/common.ts';
import { filterRows } from '../query/list.ts';
import { badCombination } from '../query/parse-query.ts';
import { hasMatches, seasonsNeeded } from '../query/seasons-needed.ts';
import { lineUps } from '../records/appearance.ts';
import { count, seasonYear } from '../records/fields.ts';
import { matchStats as matchRecord } from '../records/match-stats.ts';
import { arrayOf, described, orNull, record, withMeta } from '../records/schema.ts';
import { shortId } from '../records/text.ts';
import { rowsIn } from './format.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { orderOfPlay } from './list.ts';
import { type AnswerRows, defineResource, NotFound } from './resource.ts';
import { envelopeSource, sourceOf } from './source.ts';

const oneMatchStats = record('OneMatchStats', 'The statistics of one match', {
  kind: described(z.literal('match'), 'Which of the kinds of answer of the endpoint this is'),
  ...matchRecord.shape,
  line_ups: orNull(lineUps, 'Who played', 'not known'),
});

const seasonStats = record('SeasonMatchStats', 'The statistics of every finished match of a season', {
  kind: described(z.literal('season'), 'Which of the kinds of answer of the endpoint this is'),
  season: seasonYear,
  count: described(count, 'Matches in this answer'),
  matches: arrayOf(matchRecord, 'The finished matches of the season, in order of play'),
  source: envelopeSource,
  hint,
});

const oneMatch: AnswerRows = {
  name: 'match',
  schema: matchRecord,
  answerSchema: oneMatchStats,
  order: null,
  isFor: ({ match_id }) => match_id !== undefined,
  of: (answer) => [answer],
  // Rows are taken from answers of this resource, and this kind of answer has these fields.
  map: (answer, change) => ({ kind: (answer as z.infer<typeof oneMatchStats>).kind, ...change(answer) }),
  // The same.
  seasonOf: (answer) => (answer as z.infer<typeof oneMatchStats>).season,
};

/** The tables of an answer about a season, and of one about a match. */
const seasonTables = ['matchStats'] as const;
const matchTables = ['matchStats', 'appearances'] as const;

export const matchStats = defineResource({
  name: 'match-stats',
  path: '/match-stats',
  tag: 'Matches',
  summary: 'Statistics of a match, or of all matches of a season',
  description:
    'Possession, shots, expected goals, passes, duels, cards, scorers and attendance of one match, or of every finished ' +
    'match of a season; of one match also the line-ups. One of match_id and season is required; team, opponent, from, to ' +
    'and order are for those of a season. Where a match has no statistics, has_data is false.',
  parameters: {
    match_id: matchId,
    season,
    team,
    opponent,
    from: span.from,
    to: span.to,
    order: order('asc'),
  },
  responseSchema: withMeta(z.discriminatedUnion('kind', [oneMatchStats, seasonStats]), {
    id: 'MatchStatsAnswer',
    description: 'The statistics of one match, or of every finished match of a season',
  }),
  lifetime: statistics,
  livePolicy: { tables: ['matchStats'], lifetime: lifetimes.current },
  examples: ['season={season}', 'match_id={match_id}'],
  canBeNotFound: true,
  rows: [oneMatch, rowsIn('matches', matchRecord, orderOfPlay)],
  validate: ({ match_id, season, ...query }) =>
    match_id === undefined && season === undefined
      ? badCombination("neither 'match_id' nor 'season' is given; expected one of them", 'match_id', 'season')
      : validateMatches(query),
  tablesNeeded: (query, { index }) => [
    { table: 'seasons' },
    ...clubHintTables,
    ...(seasonsNeeded(query, index) ?? []).flatMap((season) =>
      (query.match_id === undefined ? seasonTables : matchTables).map((table) => ({ table, season })),
    ),
  ],
  answer(tables, { match_id, season, order, ...query }, { liveSource }) {
    const seasons = seasonsNeeded({ match_id, season }, tables.index) ?? [];
    const rows = seasons.flatMap((year) => tables.rows('matchStats', year));
    if (match_id !== undefined) {
      const match = rows.find((row) => shortId(row.match_id) === match_id);
      if (!match)
        throw new NotFound(
          `no match ${match_id}${season === undefined ? '' : ` in season ${season}`}`,
          'match_id',
        );
      const appearances = tables
        .rows('appearances', match.season)
        .filter((row) => row.match_id === match.match_id);
      return { kind: 'match' as const, ...match, line_ups: lineUpsOf(appearances) };
    }
    if (season === undefined || rows.length === 0)
      throw new NotFound(`no matches of season ${season}`, 'season');
    const finishedMatches = rows.filter(({ home_goals }) => home_goals !== null);
    const matches = inOrder(filterRows(finishedMatches, [aboutMatch(query)]), order);
    return {
      kind: 'season' as const,
      season,
      count: matches.length,
      matches,
      source: sourceOf(tables, 'matchStats', [season], liveSource),
      hint: clubHint(query.team, tables),
    };
  },
  *prerenderedQueries(tables) {
    for (const { season } of tables.rows('seasons').filter(hasMatches)) yield { season };
    // Of a match of which nothing is known but the result, the answer is made when it is asked for.
    for (const { match_id, has_data, home_scorers, away_scorers } of tables.rows('matchStats'))
      if (has_data || home_scorers.length + away_scorers.length > 0) yield { match_id: shortId(match_id) };
  },
});
