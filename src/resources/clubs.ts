import { team } from '../query/club.ts';
import { hintOf } from '../query/hint.ts';
import { anyOf, flag, withoutFile } from '../query/parameter-kinds.ts';
import { contains, filterRows, filtersOf, isOneOf } from '../query/rows.ts';
import { common, order, venueId } from '../query/shared-parameters.ts';
import { fold, hasWords, idMatcher, matcher, text, textSegment } from '../query/text-matching.ts';
import { honour, type Team, team as teamRow, type Venue, venue } from '../records/directory.ts';
import { count, hint, seasonYear, source, surface } from '../records/fields.ts';
import { arrayOf, described, objectSchema } from '../records/schema.ts';
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
  description:
    'Every club that has played in the league, with its names, home venue and seasons. status and ' +
    'current_season are as of the current season.',
  parameters: {
    active_only: flag('Only clubs that currently play in the league'),
    search: text({
      description:
        'Part of a name that the club has had, of its city or its venue, or its whole acronym or club_id. Words of these ' +
        'together find it too',
      example: '{club_name}',
    }),
  },
  responseSchema: objectSchema('TeamList', 'The clubs that match the query', {
    count: described(count, 'Clubs in this answer'),
    season: described(seasonYear, 'The current season'),
    teams: arrayOf(teamRow, 'The clubs, by club_id'),
    source: described(source, 'archive: the service’s own list of clubs'),
    hint,
  }),
  lifetime: lifetimes.day,
  examples: ['active_only=true'],
  rows: [rowsIn('teams', teamRow, { ties: ['club_id'] })],
  tablesNeeded: () => [{ table: 'seasons' }, { table: 'teams' }],
  answer(tables, query) {
    const rows = tables.rows('teams');
    const filters = {
      active_only: isActive(query.active_only),
      search: query.search === undefined ? undefined : isFoundBy(query.search),
    };
    const clubs = filterRows(rows, filters);
    return {
      count: clubs.length,
      season: tables.index.current,
      teams: clubs,
      source: 'archive' as const,
      hint: hintOf(tables.index, {
        name: 'teams',
        table: 'teams',
        // A text that finds nothing is near to a club, as in `team`.
        query: { ...query, team: clubs.length === 0 ? query.search : undefined },
        count: clubs.length,
        select: () => ({ rows, filters }),
      }),
    };
  },
  *prerenderedQueries() {
    yield {};
    yield { active_only: true };
  },
});

/** Returns a filter of clubs that a text finds. */
function isFoundBy(search: string) {
  const isIn = matcher(search);
  const isWhole = idMatcher(fold(search));
  return ({ club_id, names, short_name, city, stadium }: Team) => {
    const places = [city, stadium].filter((place) => place !== null);
    const texts = [short_name, ...places, ...names.map(({ name }) => name)];
    return (
      isWhole(club_id) ||
      names.some(({ acronym }) => isWhole(fold(acronym))) ||
      texts.some(isIn) ||
      hasWords(texts, search)
    );
  };
}

function isActive(isRequired: boolean) {
  return isRequired ? isOneOf('status', ['active']) : undefined;
}

export const venues = defineResource({
  name: 'venues',
  path: '/venues',
  tag: 'Context',
  summary: 'Venues',
  description: 'Every venue of a played or scheduled match, and its home clubs.',
  parameters: {
    team,
    venue_id: withoutFile(venueId),
    city: text({ description: 'Part of the name of the city', example: '{city}' }),
    surface: anyOf({
      description: 'Only venues with this playing surface, or with one of several joined by commas',
      example: 'grass',
      values: surface.options,
    }),
    active_only: flag('Only venues currently in use'),
  },
  responseSchema: objectSchema('VenueList', 'The venues that match the query', {
    count: described(count, 'Venues in this answer'),
    venues: arrayOf(venue, 'The venues, by venue_id'),
    source: described(source, 'archive: the service’s own list of venues'),
    hint,
  }),
  lifetime: lifetimes.day,
  examples: ['surface=grass'],
  rows: [rowsIn('venues', venue, { ties: ['venue_id'] })],
  tablesNeeded: () => [{ table: 'venues' }],
  answer(tables, query) {
    const rows = tables.rows('venues');
    const filters = filtersOf(query, venue.shape, venueFilters);
    const venues = filterRows(rows, filters);
    return {
      count: venues.length,
      venues,
      source: 'archive' as const,
      hint: hintOf(tables.index, {
        name: 'venues',
        table: 'venues',
        query,
        count: venues.length,
        select: () => ({ rows, filters }),
      }),
    };
  },
  *prerenderedQueries(tables) {
    const rows = tables.rows('venues');
    const clubs = new Set(rows.flatMap((venue) => venue.clubs));
    const named = rows.flatMap(({ city }) => city ?? []);
    const cities = new Set(named.filter((name) => textSegment(name) !== null));
    for (const active_only of [false, true]) {
      for (const option of [undefined, ...surface.options])
        yield { surface: option && [option], active_only };
      for (const team of clubs) yield { team, active_only };
      for (const city of cities) yield { city, active_only };
    }
  },
});

const venueFilters = {
  /** Returns the row of a venue that is or was the home of a club. */
  team(text: string) {
    const isClub = idMatcher(text);
    return ({ clubs }: Venue) => clubs.some(isClub);
  },
  venue_id: (wanted: string) => (row: Venue) => row.venue_id === wanted,
  city: (text: string) => contains(['city'], text),
  active_only: isActive,
};

const honourKinds = honour.shape.kind.options;

export const honours = defineList({
  name: 'honours',
  tag: 'Clubs',
  summary: 'Champions, winners of tables and awards',
  description: 'Every champion, table winner and award of a season, each with a reference.',
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
      const isClub = idMatcher(text);
      return ({ club }) => club !== null && isClub(club);
    },
  },
  *selections(tables) {
    for (const { season } of seasonsAndAll(tables)) yield { season };
    for (const kind of honourKinds) yield { kind: [kind] };
    for (const { club_id } of tables.rows('teams')) yield { team: club_id };
  },
});
