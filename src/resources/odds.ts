import * as z from 'zod';
import { clubsOfMatches } from '../derive/clubs-of-matches.ts';
import { aboutMatch } from '../query/about-match.ts';
import { team } from '../query/club.ts';
import { matchId, paging, season } from '../query/common.ts';
import { word } from '../query/kinds.ts';
import { everyPage, pageFields, paginate } from '../query/page.ts';
import { type Query, queryOf } from '../query/parameter.ts';
import { matcher } from '../query/text.ts';
import { type MatchOdds, matchOdds } from '../records/odds.ts';
import type { Tables } from '../records/published.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

export const bookmaker = word({
  description: 'Part of the name of the bookmaker or the average',
  example: 'market-average',
});

const parameters = { season, team, bookmaker, match_id: matchId, ...paging };

export const odds = defineResource({
  name: 'odds',
  path: '/odds',
  summary: 'Recorded prices of matches',
  description:
    'Decimal prices before a match with their margin and the probabilities they imply, newest match first. ' +
    'Known of a part of the matches.',
  parameters,
  responseSchema: z
    .object({
      ...pageFields,
      odds: z.array(matchOdds).meta({ description: 'The prices of this page, newest match first' }),
    })
    .meta({ id: 'OddsPage', description: 'A page of recorded prices' }),
  lifetime: lifetimes.hour,
  example: 'season=2019&team=forge-fc',
  canBeNotFound: false,
  tablesNeeded: ({ season }) => [{ table: 'odds', season }],
  answer(tables, query) {
    const { figures, rows } = paginate(select(tables, query), query);
    return { ...figures, odds: rows };
  },
  *prerenderedQueries(tables) {
    yield* everyPage(
      selections(tables),
      (selection) => select(tables, queryOf(parameters, selection)).length,
    );
  },
});

function select(tables: Tables, query: Query<typeof parameters>): MatchOdds[] {
  const isAbout = aboutMatch(query);
  const isNamed = query.bookmaker === undefined ? undefined : matcher(query.bookmaker);
  return tables
    .rows('odds', query.season)
    .filter((row) => isAbout(row) && (!isNamed || isNamed(row.bookmaker)))
    .reverse();
}

function* selections(tables: Tables): Iterable<Partial<Query<typeof parameters>>> {
  for (const season of [undefined, ...tables.rows('seasons').map((row) => row.season)]) {
    const rows = tables.rows('odds', season);
    yield { season };
    for (const team of clubsOfMatches(rows)) yield { season, team };
    for (const name of new Set(rows.map((row) => row.bookmaker))) yield { season, bookmaker: name };
  }
}
