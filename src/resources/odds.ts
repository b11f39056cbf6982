import { ascending } from '../derive/order.ts';
import { opponent, team } from '../query/club.ts';
import { aboutMatch, matchId, order, paging, seasons, span, validateMatches } from '../query/common.ts';
import { calendarDay, choice, word } from '../query/kinds.ts';
import { contains, equals, sortBy } from '../query/list.ts';
import { matchOdds, type Quote, quote } from '../records/context.ts';
import { seasonYear } from '../records/fields.ts';
import { arrayOf } from '../records/schema.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay, seasonsAndAll, seasonsAndClubs } from './list.ts';

const bookmaker = word({
  description: 'Part of the name of the bookmaker or the average',
  example: 'market-average',
});

export const odds = defineList({
  name: 'odds',
  path: '/odds',
  tag: 'Context',
  summary: 'Recorded prices of matches',
  description:
    'Decimal prices before a match, with their margin and the probabilities they imply, newest match first. ' +
    'Not every match has a recorded price.',
  parameters: {
    season: seasons,
    team,
    bookmaker,
    match_id: matchId,
    ...paging,
    from: span.from,
    to: span.to,
    opponent,
    order: order('desc'),
  },
  lifetime: lifetimes.hour,
  examples: ['season={season}&team={club}'],
  validate: validateMatches,
  table: 'odds',
  collection: 'odds',
  row: matchOdds,
  rowsDescription: 'The prices of this page, newest match first',
  sortedBy: { fields: [...orderOfPlay.fields, 'bookmaker'] },
  page: { id: 'OddsPage', description: 'A page of recorded prices' },
  filters: (query) => [aboutMatch(query), contains(['bookmaker'], query.bookmaker)],
  *selections(tables) {
    yield* seasonsAndClubs(tables, 'odds');
    for (const { season, year } of seasonsAndAll(tables)) {
      for (const name of new Set(tables.rows('odds', year).map((row) => row.bookmaker)))
        yield { season, bookmaker: name };
    }
  },
});

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
  validate: validateMatches,
  examples: ['season={season}&market=1x2'],
  table: 'oddsQuotes',
  collection: 'quotes',
  row: quote,
  rowsDescription: 'The quotes of this page, latest first',
  sortedBy: { fields: ['captured_at'], ties: ['match_id', 'bookmaker', 'market', 'handicap'] },
  page: { id: 'QuotePage', description: "A page of bookmakers' quotes" },
  envelope: (page) => ({
    ...page,
    available_seasons: arrayOf(seasonYear, 'The seasons that have quotes'),
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
  ],
  sort: (rows, { order }) => sortBy(rows, ({ captured_at }) => captured_at, order, inOrderOfPlay),
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

function inOrderOfPlay(a: Quote, b: Quote): number {
  return (
    ascending(a.match_id, b.match_id) ||
    ascending(a.bookmaker, b.bookmaker) ||
    ascending(a.market, b.market) ||
    (a.handicap ?? 0) - (b.handicap ?? 0)
  );
}
