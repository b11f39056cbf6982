import * as z from 'zod/mini';
import { addDays } from '../derive/forecasts.ts';
import { runs } from '../derive/projection-runs.ts';
import { team } from '../query/club.ts';
import { currentSeasonRemark, defaultSeason, defaultSeasonText } from '../query/default-season.ts';
import { hintOf } from '../query/hint.ts';
import { anyOf, calendarDay } from '../query/parameter-kinds.ts';
import { filterRows, isOfClub } from '../query/rows.ts';
import { hasMatches, seasonOn } from '../query/selector.ts';
import { common, order, season, seasonsOrLatest } from '../query/shared-parameters.ts';
import { count, day, hint, positive, seasonYear, source, zoneFields } from '../records/fields.ts';
import {
  type ClubStrength,
  clubStrength,
  forecast,
  forecastRecord as forecastRecordSchema,
  type Projection,
  projection,
  stake,
} from '../records/forecast.ts';
import type { World } from '../records/published.ts';
import { arrayOf, described, objectSchema, orNull } from '../records/schema.ts';
import { playOffPlaces, zonesIn } from '../records/season-rules.ts';
import { ascending } from '../records/text.ts';
import { rowsIn } from './format.ts';
import { lifetimes, statistics } from './lifetimes.ts';
import { defineList, orderOfPlay, seasonOf, withSeason } from './list.ts';
import { envelopeSource, sourceOf } from './provenance.ts';
import { defineResource } from './resource.ts';
import { seasonsAndClubs, seasonsWithRows } from './selections.ts';

const stakes = described(
  z.nullable(z.array(stake)),
  'What these matches mean for each club; null without `include=stakes`',
);

export const forecasts = defineList({
  name: 'forecasts',
  tag: 'Forecasts',
  summary: 'Forecasts of matches',
  description:
    'The probabilities of the results after 90 minutes. A forecast knows the results up to the day ' +
    'before the match, and nothing of squads, injuries or travel. Results of the live feed count ' +
    'from the next refresh.',
  parameters: {
    ...common('season', 'team', 'opponent', 'match_id', 'stage', 'date', 'from', 'to'),
    order: order('asc'),
    include: anyOf({
      description:
        'What to add about the matches of the page: what those of the next 14 days mean for each club',
      example: 'stakes',
      values: ['stakes'],
    }),
    ...common('limit', 'offset'),
  },
  lifetime: statistics,
  examples: ['season={season}&team={club}'],
  table: 'forecasts',
  collection: 'forecasts',
  row: forecast,
  sortedBy: orderOfPlay,
  page: 'ForecastPage',
  envelope: ({ source, hint, ...page }) => ({ ...page, stakes, source, hint }),
  extras(tables, { include, limit, offset }, _, selectedRows) {
    const ids = new Set(selectedRows.slice(offset, offset + limit).map(({ match_id }) => match_id));
    const { current } = tables.index;
    return {
      stakes: include ? tables.rows('stakes', current).filter(({ match_id }) => ids.has(match_id)) : null,
    };
  },
  tablesBeside: ({ include }, { current }) => (include ? [{ table: 'stakes', season: current }] : []),
  selections: (tables) => seasonsAndClubs(tables, 'forecasts'),
});

export const forecastRecord = defineResource({
  name: 'forecast-record',
  path: '/forecasts/record',
  tag: 'Forecasts',
  summary: 'How well the forecasts have done',
  description:
    'Scores and calibration of the published forecasts by season, beside those of other forecasts. ' +
    'An interval of a difference that contains 0 shows none.',
  parameters: {},
  responseSchema: objectSchema('ForecastRecordList', 'How well the forecasts have done', {
    count: described(count, 'Samples in this answer'),
    record: arrayOf(forecastRecordSchema, 'The samples: single seasons, then several together'),
    source: described(source, 'snapshot: the rows are of the last refresh'),
    hint,
  }),
  lifetime: lifetimes.hour,
  examples: [''],
  rows: [rowsIn('record', forecastRecordSchema, { ties: ['sample'] })],
  tablesNeeded: () => [{ table: 'seasons' }, { table: 'forecastRecord' }],
  answer(tables) {
    const rows = tables.rows('forecastRecord');
    const count = rows.length;
    return {
      count,
      record: [...rows],
      source: 'snapshot' as const,
      hint: hintOf(tables.index, {
        name: 'forecast-record',
        table: 'forecastRecord',
        query: {},
        count,
        select: () => ({ rows, filters: {} }),
      }),
    };
  },
  *prerenderedQueries() {
    yield {};
  },
});

const days = common('from', 'to');

export const strength = defineList({
  name: 'strength',
  tag: 'Forecasts',
  summary: 'The strength of clubs over time',
  description:
    'The strength of each club by the Elo formula, from results alone: before each season and after ' +
    'each match, newest first. With date, the last of each club up to that day, in the season that ' +
    'had begun by then. Results of the live feed count from the next refresh.',
  parameters: {
    season: seasonsOrLatest('from or to'),
    ...common('team'),
    date: calendarDay({
      description: 'Only the strength of each club at the end of this day',
      example: '{day}',
    }),
    from: { ...days.from, description: 'Only strengths of this day or later' },
    to: { ...days.to, description: 'Only strengths of this day or earlier' },
    order: order('desc'),
    ...common('limit', 'offset'),
  },
  lifetime: statistics,
  examples: ['date={last_day}'],
  canonical({ season, date, ...query }, world) {
    if (season !== undefined) return { ...query, date, season };
    if (date !== undefined) return { ...query, date, season: [seasonOn(date, world)] };
    const isOfDays = query.from !== undefined || query.to !== undefined;
    return { ...query, date, season: isOfDays ? undefined : [defaultSeason('clubStrength', world.index)] };
  },
  table: 'clubStrength',
  collection: 'strength',
  row: clubStrength,
  sortedBy: { fields: ['date'], ties: ['-strength', 'club'] },
  page: 'StrengthPage',
  envelope: withSeason,
  extras: (_, { season }) => seasonOf(season),
  remark: ({ index }, { season }) =>
    currentSeasonRemark('strength', 'clubStrength', seasonOf(season).season, index),
  filters: {
    date: (date) => (row) => row.date <= date,
    // The day of the strength decides.
    to: (to, { date }) => (date === undefined ? (row) => row.date <= to : undefined),
  },
  sort: (rows, { order }) =>
    rows.sort((a, b) => (order === 'asc' ? ascending(a.date, b.date) : ascending(b.date, a.date))),
  list: (rows, { date }) => (date === undefined ? rows : lastOfEach(rows)),
  selections: (tables) => seasonsAndClubs(tables, 'clubStrength', seasonsWithRows(tables, 'clubStrength')),
});

/** Returns the last strength of each club, in the order of the rows. */
function lastOfEach(rows: readonly ClubStrength[]): ClubStrength[] {
  const last = new Map<string, ClubStrength>();
  for (const row of rows) if (row.date > (last.get(row.club)?.date ?? '')) last.set(row.club, row);
  return rows.filter((row) => last.get(row.club) === row);
}

export const projections = defineResource({
  name: 'projections',
  path: '/projections',
  tag: 'Forecasts',
  summary: 'The expected end of a season',
  description:
    'The points each club can expect at the end of a season, and the probability of each place, from ' +
    `${runs.toLocaleString('en')} runs of the remaining matches. A probability is 0 or 1 only where ` +
    'that is certain, which the best and the worst place say that the club can reach. They follow ' +
    'from points; a tie that goals would decide is open. Where play-offs decide the title, the chance ' +
    'of it follows from the same strengths: every path through the bracket is counted, after each run ' +
    'until the table is complete, then from the results of the play-offs. A match that is level after ' +
    '90 minutes is won by either club with a chance of one half. A season without one table, such as ' +
    'a cup, has no projections. Results of the live feed count from the next refresh.',
  parameters: {
    season: {
      ...season,
      description: `A season, by its year; ${defaultSeasonText}, or that of the date`,
    },
    date: calendarDay({
      description: 'The projection at the end of this day; left out, the latest',
      example: '{day}',
    }),
    team,
  },
  responseSchema: objectSchema('ProjectionList', 'The expected end of a season', {
    season: seasonYear,
    date: orNull(
      day,
      'The last day whose results the projection knows',
      'there is no projection so early, or none of the season',
    ),
    count: described(count, 'Clubs in this answer'),
    play_off_places: orNull(
      positive,
      'How many clubs the table sends to the play-offs',
      'it sends none, their number is not known, or the season has no projections',
    ),
    zones: arrayOf(
      z.object({
        ...zoneFields,
        first: described(positive, 'Its first place'),
        last: described(positive, 'Its last place'),
      }),
      'The zones of the table, from the top',
    ),
    projections: arrayOf(projection, 'The clubs, in the expected order'),
    source: envelopeSource,
    hint,
  }),
  lifetime: statistics,
  examples: ['season={season}&date={day}'],
  rows: [rowsIn('projections', projection, { ties: ['position'] })],
  canonical: ({ season, date, ...query }, world) => ({
    ...query,
    date,
    season:
      season ?? (date === undefined ? defaultSeason('projections', world.index) : projectedOn(date, world)),
  }),
  tablesNeeded: ({ season }) => [{ table: 'seasons' }, { table: 'projections', season }],
  answer(tables, { season = defaultSeason('projections', tables.index), date: until, team }, { liveSource }) {
    const rowsOfSeason = tables.rows('projections', season);
    const date = rowsOfSeason.findLast((row) => until === undefined || row.date <= until)?.date ?? null;
    const rows = rowsOfSeason.filter((row) => row.date === date);
    const filters = { team: isOfClub<Projection>(team, ({ club }) => club) };
    const clubs = filterRows(rows, filters);
    return {
      season,
      date,
      count: clubs.length,
      play_off_places: rowsOfSeason.length === 0 ? null : playOffPlaces(tables.league, season),
      zones:
        rowsOfSeason.length === 0 ? [] : zonesIn(tables.league, season, rowsOfSeason[0]?.places.length ?? 0),
      projections: clubs,
      source: sourceOf(tables, 'projections', [season], liveSource),
      hint: hintOf(
        tables.index,
        {
          name: 'projections',
          table: 'projections',
          query: { season, date: until, team },
          count: clubs.length,
          select: () => ({ rows, filters }),
        },
        currentSeasonRemark('projections', 'projections', season, tables.index),
      ),
    };
  },
  *prerenderedQueries(tables) {
    for (const { season, current } of tables.rows('seasons').filter(hasMatches)) {
      const rows = tables.rows('projections', season);
      if (rows.length > 0) yield { season };
      for (const date of new Set(current ? rows.map((row) => row.date) : [])) yield { season, date };
    }
  },
});

/** Returns the season of the projection of a day: the first of a season is of the day before it begins. */
function projectedOn(day: string, world: World): number {
  // A day before the first season has the answer of that season, in which no projection is so early.
  return Math.max(seasonOn(addDays(day, 1), world), world.league.first_season);
}
