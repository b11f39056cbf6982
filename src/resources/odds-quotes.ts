import * as z from 'zod';
import { ascending } from '../derive/order.ts';
import { aboutMatch, validateOpponent } from '../query/about-match.ts';
import { opponent, team } from '../query/club.ts';
import { matchId, order, paging, seasons, span, validateSpan, within } from '../query/common.ts';
import { contains, equals } from '../query/filter.ts';
import { calendarDay, choice } from '../query/kinds.ts';
import { sortBy } from '../query/sort.ts';
import { seasonYear } from '../records/fields.ts';
import { type Quote, quote } from '../records/odds.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';
import { bookmaker } from './odds.ts';
import { seasonsAndAll, seasonsAndClubs } from './selections.ts';

const market = quote.shape.market;

export const oddsQuotes = defineList({
  name: 'odds-quotes',
  path: '/odds-quotes',
  tag: 'Context',
  summary: 'Timestamped bookmaker prices',
  description:
    "A bookmaker's prices at a moment, latest capture first. " +
    'available_seasons lists the seasons that have quotes.',
  parameters: {
    season: seasons,
    team,
    bookmaker: { ...bookmaker, description: 'Part of the name of the bookmaker', example: 'pinnacle' },
    market: choice({
      description: '1x2: home, draw or away; ah: Asian handicap',
      example: '1x2',
      values: market.options,
    }),
    date: calendarDay({
      description: 'The day of the match',
      example: '{day}',
    }),
    ...paging,
    match_id: matchId,
    from: span.from,
    to: span.to,
    opponent,
    order: order('desc'),
  },
  lifetime: lifetimes.quote,
  validate: (query) => validateSpan(query) ?? validateOpponent(query),
  examples: ['season={season}&market=1x2'],
  table: 'oddsQuotes',
  collection: 'quotes',
  row: quote,
  rowsDescription: 'The quotes of this page, latest first',
  sortedBy: { fields: ['captured_at'], ties: ['match_id', 'bookmaker', 'market', 'handicap'] },
  page: { id: 'QuotePage', description: "A page of bookmakers' quotes" },
  envelope: (page) => ({
    ...page,
    available_seasons: z.array(seasonYear).meta({ description: 'The seasons that have quotes' }),
  }),
  extras: (tables) => ({
    available_seasons: tables
      .rows('seasons')
      .filter(({ coverage }) => coverage.odds_quotes > 0)
      .map(({ season }) => season),
  }),
  filters: (query) => [
    aboutMatch(query),
    contains(['bookmaker'], query.bookmaker),
    equals('market', query.market),
    within(query),
  ],
  sort: (rows, { order }) => sortBy(rows, ({ captured_at }) => captured_at, order, inOrder),
  *selections(tables) {
    yield* seasonsAndClubs(tables, 'oddsQuotes');
    for (const { season, year } of seasonsAndAll(tables)) {
      const rows = tables.rows('oddsQuotes', year);
      for (const name of new Set(rows.map((row) => row.bookmaker))) {
        for (const option of [undefined, ...market.options])
          yield { season, bookmaker: name, market: option };
      }
      if (rows.length > 0) for (const option of market.options) yield { season, market: option };
    }
  },
});

function inOrder(a: Quote, b: Quote): number {
  return (
    ascending(a.match_id, b.match_id) ||
    ascending(a.bookmaker, b.bookmaker) ||
    ascending(a.market, b.market) ||
    (a.handicap ?? 0) - (b.handicap ?? 0)
  );
}
