import { describe, expect, it } from 'vitest';
import { honours } from '../../../src/resources/honours.ts';
import { leaderboards } from '../../../src/resources/leaderboards.ts';
import { matches } from '../../../src/resources/matches.ts';
import { oddsQuotes } from '../../../src/resources/odds.ts';
import { players } from '../../../src/resources/players.ts';
import { isFromFeed, sourceOf } from '../../../src/resources/source.ts';
import { standings } from '../../../src/resources/standings.ts';
import { teamStats } from '../../../src/resources/team-stats.ts';
import { weather } from '../../../src/resources/weather.ts';
import { worlds } from '../../support/worlds.ts';

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
