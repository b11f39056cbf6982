import { describe, expect, it } from 'vitest';
import { clubsOfMatches } from '../../src/derive/matches.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { publishedTables } from '../../src/records/published.ts';
import { honours } from '../../src/resources/clubs.ts';
import { apiRoot, discoveryOf } from '../../src/resources/discovery.ts';
import { rowsFor } from '../../src/resources/format.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { matches } from '../../src/resources/matches.ts';
import { oddsQuotes } from '../../src/resources/odds.ts';
import { players } from '../../src/resources/players.ts';
import { sourceOf } from '../../src/resources/provenance.ts';
import { isPaged, type Resource } from '../../src/resources/resource.ts';
import { seasonsAndClubs } from '../../src/resources/selections.ts';
import { standings } from '../../src/resources/standings.ts';
import { teamStats } from '../../src/resources/team-stats.ts';
import { weather } from '../../src/resources/weather.ts';
import { worlds } from '../support/worlds.ts';

const exampleQueries = ({ parameters, examples }: Resource) =>
  examples.map((example) => parseQuery(parameters, new URLSearchParams(example)));

describe.for(worlds)('$name', (world) => {
  const { answer, context, current, earlier, resources, seasonStandings, tables, unknownSeason } = world;
  const hasPlayers = tables.rows('players').length > 0;
  /** The endpoints whose examples have an answer. */
  const answering = resources.filter(({ name }) => hasPlayers || name !== 'player');

  it('every list of rows about matches takes a day, days and a stage', () => {
    const lists = resources.filter(
      (resource) =>
        isPaged(resource) &&
        resource.name !== 'head-to-head' &&
        resource.rows?.some(({ schema }) => 'home_club' in schema.shape),
    );
    expect(lists.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['matches', 'referees', 'odds', 'goals']),
    );
    for (const { name, parameters } of lists)
      expect(Object.keys(parameters), name).toEqual(expect.arrayContaining(['date', 'from', 'to', 'stage']));
  });

  it('the registry has each name and each path once', () => {
    for (const values of [resources.map(({ name }) => name), resources.map(({ path }) => path)])
      expect(new Set(values).size).toBe(values.length);
  });

  it.for(answering)(
    '$name answers its examples as its schema says, with a total where it is paged',
    (resource) => {
      // A league without venues has none with the id of the example.
      const isAny = resource.name !== 'venue' || tables.rows('venues').length > 0;
      for (const query of isAny ? exampleQueries(resource) : []) {
        expect(resource.validate?.(query)).toBeUndefined();
        const answer = resource.answer(tables, resource.canonical?.(query, tables) ?? query, context);
        expect(resource.responseSchema.parse(answer)).toEqual(answer);
        const isPage = isPaged(resource) && rowsFor(resource, query)?.order !== null;
        expect('total' in answer && 'offset' in answer).toBe(isPage);
      }
    },
  );

  const withSeason = resources.filter(({ parameters }) => 'season' in parameters);

  it.for(withSeason)('$name says of which seasons it is without one, and is', (resource) => {
    const { description = '' } = resource.parameters.season ?? {};
    const isLatest = description.includes('left out, the latest that has what the endpoint gives');
    const isOver = /left out, (that of the date, or )?all$|required without match_id$/.test(description);
    expect(isLatest || isOver, description).toBe(true);
    if (description.includes('required')) return;
    const given = resource.name === 'head-to-head' ? { team: world.club, opponent: world.opponent } : {};
    const query = parseQuery(
      resource.parameters,
      Object.entries({ ...given, limit: '500' }).filter(([name]) => name in resource.parameters),
    );
    const whole = resource.answer(tables, resource.canonical?.(query, tables) ?? query, context);
    const seasons = new Set(
      (rowsFor(resource, query)?.of(whole) ?? []).map((row) => Object(row).season ?? Object(whole).season),
    );
    if (isLatest) expect([...seasons].filter((year) => year !== Object(whole).season)).toEqual([]);
    else expect(Object(whole).season ?? undefined).toBeUndefined();
  });

  it.for(resources)('$name has a live policy for tables that it needs', (resource) => {
    const [query = {}] = exampleQueries(resource);
    const { items } = (resource.parameters.include?.schema ?? {}) as { items?: { enum: readonly string[] } };
    const whole = items ? { ...query, include: items.enum } : query;
    const needed = resource.tablesNeeded(whole, tables).map(({ table }) => table);
    for (const table of needed) expect(publishedTables).toHaveProperty(table);
    expect(needed).toEqual(expect.arrayContaining([...(resource.livePolicy?.tables ?? [])]));
  });

  it('seasonsAndClubs yields the clubs of the rows, each in the seasons that it has rows of', () => {
    for (const { season, team } of seasonsAndClubs(tables, 'matches'))
      if (team) expect(clubsOfMatches(tables.rows('matches', season?.[0]))).toContain(team);
  });

  const others = resources.filter(({ name }) => name !== 'discovery');

  const index = answer(discoveryOf(others));

  it('the index lists itself and every other endpoint with its parameters', () => {
    expect(index.endpoints.map(({ path }) => path)).toEqual([
      apiRoot,
      ...others.map(({ path }) => apiRoot + path),
    ]);
    for (const { path, parameters } of index.endpoints.slice(1)) {
      const resource = others.find((one) => apiRoot + one.path === path);
      expect(parameters).toEqual(Object.keys(resource?.parameters ?? {}));
    }
  });

  const live = {
    season: current,
    tables: ['matches'] as const,
    updated_at: '2026-01-01T00:00:00Z',
    stale: false,
  };

  it.for([[current], [current - 1, current], undefined, [current, current + 1]])(
    'sourceOf of %j is official-live while the feed answers',
    (seasons) => {
      expect(sourceOf(tables, 'matches', seasons, live)).toBe('official-live');
    },
  );

  it('sourceOf of an earlier season is the archive, with the feed or without', ({ skip }) => {
    if (earlier === undefined) return skip('the league has no season before the current one');
    expect(sourceOf(tables, 'matches', [earlier], live)).toBe('archive');
    expect(sourceOf(tables, 'matches', [earlier, unknownSeason], undefined)).toBe('archive');
  });

  it('sourceOf is the snapshot without the feed', () => {
    expect(sourceOf(tables, 'matches', [current], undefined)).toBe('snapshot');
    expect(sourceOf(tables, 'standings', [current], live)).toBe(
      tables.rows('standings', current).length > 0 ? 'snapshot' : null,
    );
  });

  it('the source of an answer is null where the service has no rows of the season', () => {
    for (const resource of [weather, teamStats, players, leaderboards, honours])
      expect(answer<object>(resource, { season: unknownSeason }), resource.name).toMatchObject({
        source: null,
      });
    for (const season of tables.index.seasons.map((row) => row.season)) {
      const { total, source } = answer(oddsQuotes, { season });
      expect(source === null, String(season)).toBe(total === 0);
    }
    expect(answer(matches, { season: unknownSeason })).toMatchObject({ total: 0, source: null });
    expect(sourceOf(tables, 'matches', [unknownSeason, unknownSeason + 1], live)).toBeNull();
  });

  it('the tables of all seasons have the source of each, and none of their own', () => {
    const all = answer(standings);
    const sources = tables.index.seasons.map(({ season }) => ({
      season,
      source: seasonStandings({ season }).source,
    }));
    expect(all).toMatchObject({ sources });
    expect(all).not.toHaveProperty('source');
  });
});
