import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import { parseQuery } from '../../../src/query/parse-query.ts';
import type { Match } from '../../../src/records/match.ts';
import { publishedTables } from '../../../src/records/published.ts';
import { apiRoot, discoveryOf, exampleOf } from '../../../src/resources/discovery.ts';
import { honours } from '../../../src/resources/honours.ts';
import { leaderboards } from '../../../src/resources/leaderboards.ts';
import { seasonsAndAll, seasonsAndClubs } from '../../../src/resources/list.ts';
import { matches } from '../../../src/resources/matches.ts';
import { oddsQuotes } from '../../../src/resources/odds.ts';
import { players } from '../../../src/resources/players.ts';
import { isPaged, type Resource } from '../../../src/resources/resource.ts';
import { isFromFeed, sourceOf } from '../../../src/resources/source.ts';
import { standings } from '../../../src/resources/standings.ts';
import { teamStats } from '../../../src/resources/team-stats.ts';
import { weather } from '../../../src/resources/weather.ts';
import { worlds } from '../../support/worlds.ts';

const exampleQueries = ({ parameters, examples }: Resource) =>
  examples.map((example) => parseQuery(parameters, new URLSearchParams(example)));

describe.for(worlds)('$name', ({ context, league, resources, tables }) => {
  describe('the registry', () => {
    it('has each name and each path once', () => {
      for (const values of [resources.map(({ name }) => name), resources.map(({ path }) => path)])
        expect(new Set(values).size).toBe(values.length);
    });

    it.for(resources)(
      '$name answers its examples as its schema says, with a total where it is paged',
      (resource) => {
        for (const query of exampleQueries(resource)) {
          expect(resource.validate?.(query)).toBeUndefined();
          const answer = resource.answer(tables, resource.canonical?.(query, tables) ?? query, context);
          expect(resource.responseSchema.parse(answer)).toEqual(answer);
          expect('total' in answer && 'offset' in answer).toBe(isPaged(resource));
        }
      },
    );

    it.for(resources)('$name has a live policy for tables that it needs', (resource) => {
      const [query = {}] = exampleQueries(resource);
      const whole = 'include' in resource.parameters ? { ...query, include: ['all'] } : query;
      const needed = resource.tablesNeeded(whole, tables).map(({ table }) => table);
      for (const table of needed) expect(publishedTables).toHaveProperty(table);
      expect(needed).toEqual(expect.arrayContaining([...(resource.livePolicy?.tables ?? [])]));
    });
  });

  const [match] = tables.rows('matches') as [Match];
  const [season] = tables.rows('seasons');
  if (!season) throw new Error('there are no seasons');

  const small = new InMemoryTables({ league });
  small.set('seasons', [
    { ...season, season: 2024 },
    { ...season, season: 2025 },
  ]);
  small.set('matches', [
    { ...match, season: 2024, home_club: 'b', away_club: 'a' },
    { ...match, season: 2025, home_club: 'a', away_club: 'c' },
  ]);

  it('seasonsAndAll yields all seasons together, then each', () => {
    expect([...seasonsAndAll(small)]).toEqual([
      { season: undefined, year: undefined },
      { season: [2024], year: 2024 },
      { season: [2025], year: 2025 },
    ]);
  });

  it('seasonsAndClubs yields each club of the rows, in all seasons and in those it has rows of', () => {
    const yielded = [...seasonsAndClubs(small, 'matches')].map(
      ({ season, team }) => `${season ?? 'all'} ${team ?? ''}`,
    );
    expect(yielded).toEqual([
      'all ',
      'all a',
      'all b',
      'all c',
      '2024 ',
      '2024 a',
      '2024 b',
      '2025 ',
      '2025 a',
      '2025 c',
    ]);
  });
});

describe.for(worlds)('$name', ({ resources, answer, dataset }) => {
  const others = resources.filter(({ name }) => name !== 'discovery');

  describe('the index', () => {
    const index = answer(discoveryOf(others));

    it('lists itself and every other endpoint with its parameters', () => {
      expect(index.endpoints.map(({ path }) => path)).toEqual([
        apiRoot,
        ...others.map(({ path }) => apiRoot + path),
      ]);
      for (const { path, parameters } of index.endpoints.slice(1)) {
        const resource = others.find((one) => apiRoot + one.path === path);
        expect(parameters).toEqual(Object.keys(resource?.parameters ?? {}));
      }
    });

    it('leads to the documentation', () => {
      expect(index.documentation).toBe('/docs');
    });

    it('says how current the data is', () => {
      expect(index).toMatchObject({
        current_season: dataset.snapshot.season,
        data_as_of: dataset.snapshot.as_of,
      });
    });
  });

  it('exampleOf is a path with a query, where there is one', () => {
    expect(exampleOf('/matches', 'season=2024')).toBe(`${apiRoot}/matches?season=2024`);
    expect(exampleOf('/teams', '')).toBe(`${apiRoot}/teams`);
    expect(exampleOf('/', '')).toBe(apiRoot);
  });
});

/** Answers about the service, which have no rows. */
const withoutRows = ['discovery', 'health'];

describe.for(worlds)('$name', ({ resources, earlier, unknownSeason, answer, current, tables }) => {
  const live = {
    season: current,
    tables: ['matches'] as const,
    updated_at: '2026-01-01T00:00:00Z',
    stale: false,
  };

  it('isFromFeed is true of the live tables of the live season', () => {
    expect(isFromFeed('matches', current, live)).toBe(true);
    expect(isFromFeed('players', current, live)).toBe(false);
    expect(isFromFeed('matches', current - 1, live)).toBe(false);
    expect(isFromFeed('matches', current, undefined)).toBe(false);
  });

  describe('sourceOf', () => {
    it.for([[current], [current - 1, current], undefined, [current, current + 1]])(
      'of %j is official-live while the feed answers',
      (seasons) => {
        expect(sourceOf(tables, 'matches', seasons, live)).toBe('official-live');
      },
    );

    it('of an earlier season is the archive, with the feed or without', ({ skip }) => {
      if (earlier === undefined) return skip('the league has no season before the current one');
      expect(sourceOf(tables, 'matches', [earlier], live)).toBe('archive');
      expect(sourceOf(tables, 'matches', [earlier, unknownSeason], undefined)).toBe('archive');
    });

    it('is the snapshot without the feed', () => {
      expect(sourceOf(tables, 'matches', [current], undefined)).toBe('snapshot');
      expect(sourceOf(tables, 'standings', [current], live)).toBe(
        tables.rows('standings', current).length > 0 ? 'snapshot' : null,
      );
    });
  });

  describe('the source of an answer', () => {
    it.for(resources.filter(({ name }) => !withoutRows.includes(name)))(
      'is in every kind of answer of $name',
      (resource) => {
        for (const example of resource.examples) {
          const given = Object.fromEntries(new URLSearchParams(example));
          expect(answer(resource, given), example).toHaveProperty('source');
        }
      },
    );

    it('is null where the service has no rows of the season', () => {
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

    it('of all tables is calculated as long as one of them is', () => {
      expect(answer(standings)).toMatchObject({ kind: 'all-seasons', source: 'calculated' });
    });
  });
});
