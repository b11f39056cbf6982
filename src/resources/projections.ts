import * as z from 'zod/mini';
import { team } from '../query/club.ts';
import { clubHint, clubHintTables, hint } from '../query/club-hint.ts';
import { season } from '../query/common.ts';
import { calendarDay } from '../query/kinds.ts';
import { filterRows, isOfClub, isOneOf } from '../query/rows.ts';
import { hasMatches } from '../query/seasons-needed.ts';
import { count, day, positive, seasonYear, zoneFields } from '../records/fields.ts';
import { projection } from '../records/forecast.ts';
import { arrayOf, described, orNull, record } from '../records/schema.ts';
import { playOffPlaces, seasonOfDay, zonesIn } from '../records/season-rules.ts';
import { rowsIn } from './format.ts';
import { statistics } from './lifetimes.ts';
import { defineResource } from './resource.ts';
import { envelopeSource, sourceOf } from './source.ts';

export const projections = defineResource({
  name: 'projections',
  path: '/projections',
  tag: 'Forecasts',
  summary: 'The expected end of a season',
  parameters: {
    season: {
      ...season,
      description: 'A season, by its year; left out, the current one, or that of the date',
    },
    date: calendarDay({
      description: 'The projection at the end of this day; left out, the latest',
      example: '{day}',
    }),
    team,
  },
  responseSchema: record('ProjectionList', 'The expected end of a season', {
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
  canonical: ({ season, date, ...query }, { league, index }) => ({
    ...query,
    date,
    // A day before the first season has the answer of that season, in which no projection is so early.
    season:
      season ??
      (date === undefined ? index.current : Math.max(seasonOfDay(league, date), league.first_season)),
  }),
  tablesNeeded: ({ season }) => [{ table: 'seasons' }, ...clubHintTables, { table: 'projections', season }],
  answer(tables, { season = tables.index.current, date: until, team }, { liveSource }) {
    const rows = tables.rows('projections', season);
    const date = rows.findLast((row) => until === undefined || row.date <= until)?.date ?? null;
    const clubs = filterRows(rows, [isOneOf('date', [date]), isOfClub(team, (row) => [row.team, row.club])]);
    return {
      season,
      date,
      count: clubs.length,
      play_off_places: rows.length === 0 ? null : playOffPlaces(tables.league, season),
      zones: rows.length === 0 ? [] : zonesIn(tables.league, season, rows[0]?.places.length ?? 0),
      projections: clubs,
      source: sourceOf(tables, 'projections', [season], liveSource),
      hint: clubHint(team, tables),
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
