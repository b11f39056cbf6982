import * as z from 'zod';
import { clubsOfMatches } from '../derive/clubs-of-matches.ts';
import { aboutMatch } from '../query/about-match.ts';
import { team } from '../query/club.ts';
import { isWithin, matchId, order, paging, season, span, validateSpan } from '../query/common.ts';
import { choice, text } from '../query/kinds.ts';
import { everyPage, pageFields, paginate } from '../query/page.ts';
import { type Query, queryOf } from '../query/parameter.ts';
import { matcher } from '../query/text.ts';
import { matchStatus, stageName } from '../records/fields.ts';
import { match } from '../records/match.ts';
import type { Row, Tables } from '../records/published.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

const parameters = {
  season,
  team,
  status: choice({ description: 'The state of the match', example: 'FINISHED', values: matchStatus.options }),
  match_id: matchId,
  ...span,
  stage: choice({ description: 'The part of the season', example: 'final', values: stageName.options }),
  venue: text({ description: 'Part of the name of the ground, or its venue_id', example: 'Starlight' }),
  ...paging,
  order: order('asc', 'by day, kick-off and match_id'),
};

type MatchQuery = Query<typeof parameters>;

export const matches = defineResource({
  name: 'matches',
  path: '/matches',
  summary: 'Matches, played and to play',
  description:
    'Every match since 2019 in order of play: by day, kick-off (unknown ones last) and match_id. ' +
    'Clubs carry the name they played under; club_id joins them.',
  parameters,
  responseSchema: z
    .object({ ...pageFields, matches: z.array(match).meta({ description: 'The matches of this page' }) })
    .meta({ id: 'MatchPage', description: 'A page of matches' }),
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['matches'], lifetime: lifetimes.current },
  example: 'season=2024&team=forge-fc',
  canBeNotFound: false,
  validate: validateSpan,
  tablesNeeded: (query) => [{ table: 'matches', season: query.season }],
  answer(tables, query) {
    const { figures, rows } = paginate(select(tables, query), query);
    return { ...figures, matches: rows };
  },
  *prerenderedQueries(tables) {
    yield* everyPage(
      selections(tables),
      (selection) => select(tables, queryOf(parameters, selection)).length,
    );
    for (const { season } of tables.rows('seasons')) yield { season, limit: 500 };
  },
});

/** All matches a query means, in the order it asks for. */
function select(tables: Tables, query: MatchQuery): Row<'matches'>[] {
  const { season, status, stage, venue, order } = query;
  const isAbout = aboutMatch(query);
  const isVenue = venue === undefined ? undefined : matcher(venue);
  const found = tables
    .rows('matches', season)
    .filter(
      (row) =>
        isAbout(row) &&
        (status === undefined || row.status === status) &&
        (stage === undefined || row.stage === stage) &&
        (!isVenue || isVenue(row.venue) || row.venue_id === venue?.toLowerCase()) &&
        isWithin(row.date, query),
    );
  return order === 'desc' ? found.reverse() : found;
}

/** Season, club, status and order, alone and together; a club only where it has a match. */
function* selections(tables: Tables): Iterable<Partial<MatchQuery>> {
  for (const season of [undefined, ...tables.rows('seasons').map((row) => row.season)]) {
    for (const team of [undefined, ...clubsOfMatches(tables.rows('matches', season))]) {
      for (const status of [undefined, ...matchStatus.options]) {
        for (const order of ['asc', 'desc'] as const) yield { season, team, status, order };
      }
    }
  }
}
