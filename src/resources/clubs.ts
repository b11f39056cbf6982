import { clubHint, clubHintTables, clubMatcher, clubSearch, hint, team } from '../query/club.ts';
import { anyOf, flag } from '../query/parameter-kinds.ts';
import { contains, filterRows, filtersOf, isOneOf } from '../query/rows.ts';
import { common, order } from '../query/shared-parameters.ts';
import { text, textSegment } from '../query/text.ts';
import { honour, team as teamRow, type Venue, venue } from '../records/directory.ts';
import { count, seasonYear, source, surface } from '../records/fields.ts';
import { arrayOf, described, record } from '../records/schema.ts';
import { rowsIn } from './format.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList } from './list.ts';
import { defineResource } from './resource.ts';
import { seasonsAndAll } from './selections.ts';

export const teams = defineResource({
  name: 'teams',
  path: '/teams',
  tag: 'Clubs',
  summary: 'Clubs, present and past',
  parameters: {
    active_only: flag('Only clubs that currently play in the league'),
    search: clubSearch({
      description: 'Part of a name, a former name, the city or the venue, or a whole club_id',
      example: '{club_name}',
    }),
  },
  responseSchema: record('TeamList', 'The clubs that match the query', {
    count: described(count, 'Clubs in this answer'),
    season: described(seasonYear, 'The current season'),
    teams: arrayOf(teamRow, 'The clubs, by club_id'),
    source: described(source, 'archive: the service’s own list of clubs'),
    hint,
  }),
  lifetime: lifetimes.day,
  examples: ['active_only=true'],
  rows: [rowsIn('teams', teamRow, { ties: ['club_id'] })],
  tablesNeeded: () => [{ table: 'seasons' }, ...clubHintTables],
  answer(tables, { active_only, search }) {
    const isMatch = search === undefined ? () => true : clubMatcher(search);
    const clubs = tables.rows('teams').filter(({ club_id, status, name, city, stadium, former_names }) => {
      const texts = [name, city, stadium, ...former_names.map((former) => former.name)];
      return (
        (!active_only || status === 'active') && texts.some((text) => text !== null && isMatch(text, club_id))
      );
    });
    return {
      count: clubs.length,
      season: tables.index.current,
      teams: clubs,
      source: 'archive' as const,
      hint: clubs.length === 0 ? clubHint(search, tables) : null,
    };
  },
  *prerenderedQueries() {
    yield {};
    yield { active_only: true };
  },
});

export const venues = defineResource({
  name: 'venues',
  path: '/venues',
  tag: 'Context',
  summary: 'Venues',
  parameters: {
    team,
    city: text({ description: 'Part of the name of the city', example: '{city}' }),
    surface: anyOf({
      description: 'Only venues with this playing surface, or with one of several joined by commas',
      example: 'grass',
      values: surface.options,
    }),
    active_only: flag('Only venues currently in use'),
  },
  responseSchema: record('VenueList', 'The venues that match the query', {
    count: described(count, 'Venues in this answer'),
    venues: arrayOf(venue, 'The venues, by venue_id'),
    source: described(source, 'archive: the service’s own list of venues'),
    hint,
  }),
  lifetime: lifetimes.day,
  examples: ['surface=grass'],
  rows: [rowsIn('venues', venue, { ties: ['venue_id'] })],
  tablesNeeded: () => [{ table: 'venues' }, ...clubHintTables],
  answer(tables, query) {
    const venues = filterRows(tables.rows('venues'), filtersOf(query, venue.shape, venueFilters));
    return {
      count: venues.length,
      venues,
      source: 'archive' as const,
      hint: clubHint(query.team, tables),
    };
  },
  *prerenderedQueries(tables) {
    const rows = tables.rows('venues');
    const clubs = new Set(rows.flatMap((venue) => venue.clubs));
    const cities = new Set(rows.map((venue) => venue.city).filter((name) => textSegment(name) !== null));
    for (const active_only of [false, true]) {
      for (const option of [undefined, ...surface.options])
        yield { surface: option && [option], active_only };
      for (const team of clubs) yield { team, active_only };
      for (const city of cities) yield { city, active_only };
    }
  },
});

const venueFilters = {
  /** Of venues that are or were the home of a club. */
  team(text: string) {
    const isClub = clubMatcher(text);
    return ({ teams, clubs }: Venue) =>
      teams.some((name) => isClub(name, '')) || clubs.some((club) => isClub('', club));
  },
  city: (text: string) => contains(['city'], text),
  active_only: (isRequired: boolean) => (isRequired ? isOneOf('status', ['active']) : undefined),
};

const honourKinds = honour.shape.kind.options;

export const honours = defineList({
  name: 'honours',
  tag: 'Clubs',
  summary: 'Champions, winners of tables and awards',
  parameters: {
    ...common('season', 'team'),
    kind: anyOf({
      description: 'The kind, or several joined by commas',
      example: 'champion',
      values: honourKinds,
    }),
    ...common('player_id', 'limit', 'offset'),
    order: order('asc'),
  },
  lifetime: lifetimes.day,
  examples: ['kind=champion'],
  table: 'honours',
  collection: 'honours',
  row: honour,
  sortedBy: { fields: ['season', 'kind', 'honour', 'recipient'] },
  page: 'HonourPage',
  filters: {
    team(text) {
      const isClub = clubMatcher(text);
      return (row) => row.club !== null && isClub(row.team ?? '', row.club);
    },
  },
  *selections(tables) {
    for (const { season } of seasonsAndAll(tables)) yield { season };
    for (const kind of honourKinds) yield { kind: [kind] };
    for (const { club_id } of tables.rows('teams')) yield { team: club_id };
  },
});
