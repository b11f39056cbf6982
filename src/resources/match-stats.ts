import * as z from 'zod';
import { matchId, season } from '../query/common.ts';
import { rowsOfKey } from '../query/lookup.ts';
import { hasMatches } from '../query/season.ts';
import { exampleFor, examples } from '../records/examples.ts';
import { count, described, seasonYear } from '../records/fields.ts';
import { shortId } from '../records/ids.ts';
import { matchStats as matchRecord } from '../records/match-stats.ts';
import { rowsIn } from './format.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { type Collection, defineResource, NotFound } from './resource.ts';
import { envelopeSource, sourceOf } from './source.ts';

const oneMatchStats = z
  .object({ kind: described(z.literal('match'), 'The kind of answer'), ...matchRecord.shape })
  .meta({ id: 'OneMatchStats', description: 'The statistics of one match' });

const seasonStats = z
  .object({
    kind: described(z.literal('season'), 'The kind of answer'),
    season: seasonYear,
    count: described(count, 'Matches in this answer'),
    matches: z
      .array(matchRecord)
      .meta({ description: 'The finished matches of the season, in order of play' }),
    source: envelopeSource,
  })
  .meta({ id: 'SeasonMatchStats', description: 'The statistics of every finished match of a season' });

const oneMatch: Collection = {
  row: matchRecord,
  rows: (answer) => [answer],
  mapRows: (answer, change) => change(answer),
};

const matchIdOf = ({ match_id }: { readonly match_id: string }) => shortId(match_id);

export const matchStats = defineResource({
  name: 'match-stats',
  path: '/match-stats',
  summary: 'Statistics of a match, or of all matches of a season',
  description:
    'Possession, shots, expected goals, passes, duels, cards, scorers and attendance of one match, or of every finished ' +
    'match of a season. One of match_id and season is required. Where a match has no statistics, has_data is false.',
  parameters: { match_id: matchId, season },
  responseSchema: z.discriminatedUnion('kind', [oneMatchStats, seasonStats]).meta({
    id: 'MatchStatsAnswer',
    description: 'The statistics of one match, or of every finished match of a season',
  }),
  lifetime: statistics,
  livePolicy: { tables: ['matchStats'], lifetime: lifetimes.current },
  example: exampleFor('match-stats', `season=${examples.season}`),
  furtherExamples: [`match_id=${examples.match_id}`],
  canBeNotFound: true,
  collection: ({ match_id }) => (match_id === undefined ? rowsIn('matches', matchRecord) : oneMatch),
  fieldNames: Object.keys(matchRecord.shape),
  recordParameter: 'match_id',
  validate: ({ match_id, season }) =>
    match_id === undefined && season === undefined
      ? "neither 'match_id' nor 'season' is given; expected one of them"
      : undefined,
  tablesNeeded: ({ season }) => [{ table: 'seasons' }, { table: 'matchStats', season }],
  answer(tables, { match_id, season }, { liveSource }) {
    const rows = tables.rows('matchStats', season);
    if (match_id !== undefined) {
      const [found] = rowsOfKey(rows, matchIdOf, match_id);
      if (!found)
        throw new NotFound(`no match ${match_id}${season === undefined ? '' : ` in season ${season}`}`);
      return { kind: 'match' as const, ...found };
    }
    if (season === undefined || rows.length === 0) throw new NotFound(`no matches of season ${season}`);
    const matches = rows.filter(({ home_goals }) => home_goals !== null);
    return {
      kind: 'season' as const,
      season,
      count: matches.length,
      matches,
      source: sourceOf(tables, 'matchStats', [season], liveSource),
    };
  },
  *prerenderedQueries(tables) {
    for (const { season } of tables.rows('seasons').filter(hasMatches)) yield { season };
    for (const { match_id } of tables.rows('matchStats')) yield { match_id: shortId(match_id) };
  },
});
