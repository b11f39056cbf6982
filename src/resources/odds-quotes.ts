import * as z from 'zod';
import { clubsOfMatches } from '../derive/clubs-of-matches.ts';
import { ascending } from '../derive/order.ts';
import { aboutMatch } from '../query/about-match.ts';
import { team } from '../query/club.ts';
import { paging, season } from '../query/common.ts';
import { calendarDay, choice } from '../query/kinds.ts';
import { everyPage, pageFields, paginate } from '../query/page.ts';
import { type Query, queryOf } from '../query/parameter.ts';
import { matcher } from '../query/text.ts';
import { seasonYear } from '../records/fields.ts';
import { type Quote, quote } from '../records/odds.ts';
import type { Tables } from '../records/published.ts';
import { lifetimes } from './lifetimes.ts';
import { bookmaker } from './odds.ts';
import { defineResource } from './resource.ts';

const market = quote.shape.market;

const parameters = {
  season,
  team,
  bookmaker: { ...bookmaker, description: 'Part of the name of the bookmaker', example: 'pinnacle' },
  market: choice({
    description: '1x2: home, draw or away; ah: Asian handicap',
    example: '1x2',
    values: market.options,
  }),
  date: calendarDay({ description: 'The day of the match', example: '2026-04-04' }),
  ...paging,
};

export const oddsQuotes = defineResource({
  name: 'odds-quotes',
  path: '/odds-quotes',
  summary: "Bookmakers' prices at a moment",
  description:
    "A bookmaker's prices as seen at a moment, the latest seen first, then by match, bookmaker, market and handicap. " +
    'available_seasons says which seasons have any.',
  parameters,
  responseSchema: z
    .object({
      ...pageFields,
      quotes: z.array(quote).meta({ description: 'The quotes of this page, latest first' }),
      available_seasons: z.array(seasonYear).meta({ description: 'The seasons that have quotes' }),
    })
    .meta({ id: 'QuotePage', description: "A page of bookmakers' quotes" }),
  lifetime: lifetimes.quote,
  example: 'season=2026&market=1x2',
  canBeNotFound: false,
  tablesNeeded: ({ season }) => [{ table: 'seasons' }, { table: 'oddsQuotes', season }],
  answer(tables, query) {
    const { figures, rows } = paginate(select(tables, query), query);
    const available_seasons = tables
      .rows('seasons')
      .filter(({ coverage }) => coverage.odds_quotes > 0)
      .map(({ season }) => season);
    return { ...figures, quotes: rows, available_seasons };
  },
  *prerenderedQueries(tables) {
    yield* everyPage(
      selections(tables),
      (selection) => select(tables, queryOf(parameters, selection)).length,
    );
  },
});

function select(tables: Tables, query: Query<typeof parameters>): Quote[] {
  const { market, date } = query;
  const isAbout = aboutMatch(query);
  const isNamed = query.bookmaker === undefined ? undefined : matcher(query.bookmaker);
  return tables
    .rows('oddsQuotes', query.season)
    .filter(
      (row) =>
        isAbout(row) &&
        (!isNamed || isNamed(row.bookmaker)) &&
        (market === undefined || row.market === market) &&
        (date === undefined || row.date === date),
    )
    .sort(latestFirst);
}

function latestFirst(a: Quote, b: Quote): number {
  return (
    ascending(b.captured_at, a.captured_at) ||
    ascending(a.match_id, b.match_id) ||
    ascending(a.bookmaker, b.bookmaker) ||
    ascending(a.market, b.market) ||
    (a.handicap ?? 0) - (b.handicap ?? 0)
  );
}

function* selections(tables: Tables): Iterable<Partial<Query<typeof parameters>>> {
  for (const season of [undefined, ...tables.rows('seasons').map((row) => row.season)]) {
    const rows = tables.rows('oddsQuotes', season);
    yield { season };
    for (const team of clubsOfMatches(rows)) yield { season, team };
    for (const name of new Set(rows.map((row) => row.bookmaker))) {
      for (const one of [undefined, ...market.options]) yield { season, bookmaker: name, market: one };
    }
    if (rows.length > 0) for (const one of market.options) yield { season, market: one };
  }
}
