import { anyOf } from '../query/parameter-kinds.ts';
import { contains, sortBy } from '../query/rows.ts';
import { common, order } from '../query/shared-parameters.ts';
import { word } from '../query/text-matching.ts';
import { seasonYear } from '../records/fields.ts';
import { matchOdds, type Quote, quote } from '../records/match-odds.ts';
import { arrayOf } from '../records/schema.ts';
import { ascending } from '../records/text.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';
import { seasonsAndAll, seasonsAndClubs } from './selections.ts';

const bookmaker = word({
  description: 'Part of the name of the bookmaker or the average',
  example: 'market-average',
});

export const odds = defineList({
  name: 'odds',
  tag: 'Context',
  summary: 'Recorded prices of matches',
  description:
    'Decimal prices before a match, with their margin and the probabilities they imply, newest match ' +
    'first. Not every match has a recorded price.',
  parameters: {
    ...common('season', 'team'),
    bookmaker,
    ...common('match_id', 'limit', 'offset', 'from', 'to', 'opponent', 'date', 'stage'),
    order: order('desc'),
  },
  lifetime: lifetimes.hour,
  examples: ['season={season}&team={club}'],
  table: 'odds',
  collection: 'odds',
  row: matchOdds,
  sortedBy: { fields: [...orderOfPlay.fields, 'bookmaker'] },
  page: 'OddsPage',
  filters: { bookmaker: (text) => contains(['bookmaker'], text) },
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
  tag: 'Context',
  summary: 'Timestamped bookmaker prices',
  description:
    "A bookmaker's prices at a moment, latest capture first. available_seasons lists the seasons " +
    'that have quotes.',
  parameters: {
    ...common('season', 'team'),
    bookmaker: { ...bookmaker, description: 'Part of the name of the bookmaker', example: 'pinnacle' },
    market: anyOf({
      description: '1x2: home, draw or away; ah: Asian handicap; or both joined by a comma',
      example: '1x2',
      values: market.options,
    }),
    ...common('date', 'limit', 'offset', 'match_id', 'from', 'to', 'opponent', 'stage'),
    order: order('desc'),
  },
  lifetime: lifetimes.quote,
  examples: ['season={season}&market=1x2'],
  table: 'oddsQuotes',
  collection: 'odds_quotes',
  row: quote,
  sortedBy: { fields: ['captured_at'], ties: ['match_id', 'bookmaker', 'market', 'handicap'] },
  page: 'QuotePage',
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
  filters: { bookmaker: (text) => contains(['bookmaker'], text) },
  sort: (rows, { order }) => sortBy(rows, ({ captured_at }) => captured_at, order, byMatchAndMarket),
  *selections(tables) {
    yield* seasonsAndClubs(tables, 'oddsQuotes');
    for (const { season, year } of seasonsAndAll(tables)) {
      const rows = tables.rows('oddsQuotes', year);
      for (const name of new Set(rows.map((row) => row.bookmaker))) {
        for (const option of [undefined, ...market.options])
          yield { season, bookmaker: name, market: option && [option] };
      }
      if (rows.length > 0) for (const option of market.options) yield { season, market: [option] };
    }
  },
});

function byMatchAndMarket(a: Quote, b: Quote): number {
  return (
    ascending(a.match_id, b.match_id) ||
    ascending(a.bookmaker, b.bookmaker) ||
    ascending(a.market, b.market) ||
    (a.handicap ?? 0) - (b.handicap ?? 0)
  );
}
