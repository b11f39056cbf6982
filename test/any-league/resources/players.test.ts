import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../src/query/parse-query.ts';
import type { Player } from '../../../src/records/player.ts';
import { byMinutes, clubsOfPlayers, memberOf, players, sortFields } from '../../../src/resources/players.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { midSeason, season, unknownSeason, answer, tables, tablesAt } = world;

  /** Tables in the middle of a season, when no totals are known. */
  const underWay = tablesAt(`${midSeason}T00:00:00Z`, season);

  const unavailable = (one: number): readonly string[] =>
    answer(players, { season: one }).unavailable_metrics;

  describe('players', () => {
    it('are none in an unknown season, and the scorers in one without a list of players', () => {
      expect(answer(players, { season: unknownSeason })).toMatchObject({ total: 0, players: [] });
      const scorers = answer(players, { season }, underWay).players;
      for (const row of scorers) expect(row).toMatchObject({ basis: 'goals', minutes: null, rating: null });
    });

    it.for(sortFields)('sorted by %s are in order either way, unknown last', (sort) => {
      const withFigures = tables.rows('seasons').findLast((row) => !unavailable(row.season).includes(sort));
      if (!withFigures) return;
      for (const order of ['asc', 'desc'] as const) {
        const query = { season: withFigures.season, sort, order, limit: 500 };
        const values = answer(players, query).players.map((player) => player[sort as 'name']);
        const known = values.filter((value) => value !== null);
        expect(values.slice(0, known.length)).toEqual(known);
        if (typeof known[0] !== 'number') continue;
        const sorted = [...(known as unknown as number[])].sort((a, b) => (order === 'asc' ? a - b : b - a));
        expect(known).toEqual(sorted);
      }
    });

    it('are listed for each club that they had in the season, and for no other', () => {
      for (const { season: one } of tables.rows('seasons')) {
        const rows = tables.rows('players', one);
        for (const club of clubsOfPlayers(tables, one)) {
          const { players: found } = answer(players, { season: one, team: club, limit: 500 });
          const ids = rows.filter(({ clubs }) => clubs.some((stint) => stint.club === club));
          expect(found.map(({ player_id }) => player_id).toSorted()).toEqual(
            ids.map(({ player_id }) => player_id).toSorted(),
          );
        }
        for (const { club, team, clubs } of rows)
          expect(clubs.at(-1) ?? { club: null, team: null }).toMatchObject({ club, team });
      }
    });

    it('are found by the name of any club of the season', () => {
      for (const { season: one } of tables.rows('seasons')) {
        const rows = tables.rows('players', one);
        const teams = new Set(rows.flatMap(({ clubs }) => clubs.map(({ team }) => team)));
        for (const search of teams) {
          const { players: found } = answer(players, { season: one, search, limit: 500 });
          const members = rows.filter(({ clubs }) => clubs.some(({ team }) => team === search));
          expect(new Set(found)).toEqual(new Set([...found, ...members]));
        }
      }
    });

    it('refuse an unknown field to sort by', () => {
      expect(() => parseQuery(players.parameters, [['sort', 'speed']])).toThrow(
        /expected one of shirt_number|expected one of season/,
      );
    });
  });

  describe('memberOf', () => {
    it('finds players by part of the name of a club of the season, or by its club_id', () => {
      const rovers = { team: 'Rovers FC', club: 'rovers-fc' };
      const city = { team: 'City', club: 'city' };
      const moved = { ...rovers, clubs: [city, rovers] } as unknown as Player;
      const texts = ['rovers', 'rovers-fc', 'ROVERS', 'city', 'york'];
      expect(texts.map((text) => memberOf(text)?.(moved))).toEqual([true, true, true, true, false]);
      expect(memberOf('rovers')?.({ ...moved, clubs: [] })).toBe(false);
      expect(memberOf(undefined)).toBeUndefined();
    });
  });

  describe('byMinutes', () => {
    it('orders players of equal value by minutes, then name, then id', () => {
      const rows = [
        { minutes: null, name: 'A', player_id: 'a' },
        { minutes: 90, name: 'B', player_id: 'c' },
        { minutes: 90, name: 'B', player_id: 'b' },
        { minutes: 90, name: 'A', player_id: 'd' },
        { minutes: 91, name: 'Z', player_id: 'e' },
      ] as Player[];
      expect(rows.sort(byMinutes).map(({ player_id }) => player_id)).toEqual(['e', 'd', 'b', 'c', 'a']);
    });
  });
});
