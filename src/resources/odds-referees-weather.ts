import * as z from 'zod/mini';
import { summariseReferees } from '../derive/odds-referees-weather.ts';
import { anyOf, flag } from '../query/parameter-kinds.ts';
import { contains, type Filter, sortBy } from '../query/rows.ts';
import { common, order } from '../query/shared-parameters.ts';
import { matcher, partsOf, text, word } from '../query/text.ts';
import { assignment, type RefereedMatch, refereedMatch, refereeSummary } from '../records/directory.ts';
import { origin, seasonYear } from '../records/fields.ts';
import { matchOdds, observation, type Quote, quote } from '../records/odds-referees-weather.ts';
import { arrayOf, described, withMeta } from '../records/schema.ts';
import { ascending, shortId } from '../records/text.ts';
import { perObject } from '../records/typed.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, orderOfPlay } from './list.ts';
import { type AnswerRows, defineResource } from './resource.ts';
import { seasonsAndAll, seasonsAndClubs } from './selections.ts';
import { sourceOf } from './source.ts';

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

const units = { temperature_c: '°C', wind_kmh: 'km/h', precipitation_mm: 'mm' } as const;

export const weather = defineList({
  name: 'weather',
  tag: 'Context',
  summary: 'The weather at matches',
  description:
    'Temperature, wind and precipitation at the venue of a match, newest match first. Not every ' +
    'match has a record.',
  parameters: {
    ...common('team', 'date', 'from', 'to', 'season', 'limit', 'offset', 'match_id', 'opponent', 'stage'),
    order: order('desc'),
  },
  lifetime: lifetimes.day,
  examples: ['season={season}&team={club}'],
  table: 'weather',
  collection: 'weather',
  row: observation,
  sortedBy: orderOfPlay,
  page: 'WeatherPage',
  envelope: (page) => ({
    ...page,
    units: described(
      z.object({
        temperature_c: described(z.literal(units.temperature_c), 'The unit of the temperature'),
        wind_kmh: described(z.literal(units.wind_kmh), 'The unit of the wind speed'),
        precipitation_mm: described(z.literal(units.precipitation_mm), 'The unit of the precipitation'),
      }),
      'The units of the figures of an observation',
    ),
    origin: origin('the service has no rows of the season'),
  }),
  extras: (tables, { season }, { liveSource }) => ({
    units,
    origin: sourceOf(tables, 'weather', season, liveSource) === null ? null : 'historical weather archive',
  }),
  selections: (tables) => seasonsAndClubs(tables, 'weather'),
});

const shared = {
  name: 'referees',
  tag: 'Context',
  summary: 'The referee of each match',
  description:
    'The referee of each match, newest match first; with summary=true each referee of those matches, with ' +
    'cards per match.',
  parameters: {
    ...common('season', 'team'),
    referee: text({
      description: "Part of the referee's name, or their whole id or the last part of it",
      example: 'a',
    }),
    ...common('match_id'),
    summary: flag('One row per referee instead of one per match'),
    ...common('limit', 'offset', 'from', 'to', 'opponent', 'date', 'stage'),
    order: order('desc'),
  },
  lifetime: lifetimes.day,
  examples: ['season={season}&summary=true', 'season={season}'],
  table: 'referees',
  filters: { referee: byReferee },
  selectedRow: refereedMatch,
} as const;

const assignments = defineList({
  ...shared,
  collection: 'referees',
  row: assignment,
  sortedBy: orderOfPlay,
  page: 'AssignmentPage',
  list: (rows) => rows.map(assignmentOf),
  *selections(tables) {
    yield* seasonsAndClubs(tables, 'referees');
    for (const id of new Set(tables.rows('referees').map(({ referee_id }) => shortId(referee_id))))
      yield { referee: id };
  },
});

const summaries = defineList({
  ...shared,
  collection: 'referees',
  row: refereeSummary,
  sortedBy: { ties: ['-matches', 'referee_id'] },
  page: 'RefereeSummaryPage',
  envelope: ({ whole_file, ...page }) => page,
  sort: (rows) => rows,
  list: summariseReferees,
  *selections(tables) {
    for (const { season } of seasonsAndAll(tables)) yield { season, summary: true };
  },
});

export const referees = defineResource({
  ...assignments,
  responseSchema: withMeta(z.union([assignments.responseSchema, summaries.responseSchema]), {
    id: 'Referees',
    description: 'A page of assignments, or of summaries',
  }),
  answer: (tables, query, context) =>
    (query.summary ? summaries : assignments).answer(tables, query, context),
  rows: [
    ...assignments.rows.map((rows): AnswerRows => ({ ...rows, isFor: ({ summary }) => summary === false })),
    ...summaries.rows,
  ],
  *prerenderedQueries(tables) {
    yield* assignments.prerenderedQueries(tables);
    yield* summaries.prerenderedQueries(tables);
  },
});

/** Returns a match without its cards: always the same object, since each object is encoded once. */
const assignmentOf = perObject(({ yellow_cards, red_cards, ...fields }: RefereedMatch) => fields);

function byReferee(referee: string): Filter<RefereedMatch> {
  const isNamed = matcher(referee);
  const ids = partsOf(referee.toLowerCase()).map(shortId);
  return ({ referee_id, referee_name, referee_short_name }) =>
    ids.includes(shortId(referee_id)) ||
    [referee_name, referee_short_name].some((name) => name !== null && isNamed(name));
}
