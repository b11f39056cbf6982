import { describe, expect, it } from 'vitest';
import { deriveTables } from '../../src/derive/index.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import type { Player } from '../../src/records/player.ts';
import { byMinutes, memberOf, players, sortFields } from '../../src/resources/players.ts';
import { answer, dataset, tables, tablesAt } from '../support/tables.ts';

/** A day of 2025 between two match days: the final is to be played, and no totals are known. */
const underWay = tablesAt('2025-08-08T12:00:00Z', 2025);

describe('players', () => {
  it.for([
    [2019, 'T. Borges', 13],
    [2021, 'João Morelli', 14],
    [2024, 'T. Warschewski', 14],
    [2025, 'S. Salter', 20],
  ] as const)('of %i: %s scored most, %i', ([season, name, goals]) => {
    expect(answer(players, { season, sort: 'goals', limit: 1 }).players[0]).toMatchObject({ name, goals });
  });

  it('are found without accents, by full names and clubs', () => {
    const found = (search: string, season = 2025) =>
      answer(players, { season, search }).players.map(({ name }) => name);
    expect(found('joao morelli', 2021)).toEqual(['João Morelli']);
    expect(found('didic', 2024)).toEqual(['A. Đidić']);
    expect(found('Pearlman')).toHaveLength(1);
    expect(answer(players, { season: 2025, search: 'adam pearl' }).players[0]?.full_name).toBe(
      'Adam Pearlman',
    );
    expect(found('atletico').length).toBeGreaterThan(15);
  });

  it('are those of the latest season with players where none is named', () => {
    expect(answer(players).season).toBe(Math.max(...dataset.players.map(({ season }) => season)));
    expect(answer(players, {}, underWay).season).toBe(2024);
    expect(answer(players, { season: 2025 }, underWay)).toMatchObject({
      season: 2025,
      total: 0,
      players: [],
    });
  });

  it.for(sortFields)('sorted by %s are in order either way, unknown last', (sort) => {
    for (const order of ['asc', 'desc'] as const) {
      const values = answer(players, { season: 2025, sort, order, limit: 500 }).players.map(
        (player) => player[sort as 'name'],
      );
      const known = values.filter((value) => value !== null);
      expect(values.slice(0, known.length)).toEqual(known);
      if (typeof known[0] !== 'number') continue;
      const sorted = [...(known as unknown as number[])].sort((a, b) => (order === 'asc' ? a - b : b - a));
      expect(known).toEqual(sorted);
    }
  });

  it('sorted by name are in alphabetical order, whatever their accents', () => {
    const names = answer(players, { season: 2021, sort: 'name', limit: 500 }).players.map(({ name }) => name);
    expect(answer(players, { season: 2021, sort: 'name' }).order).toBe('asc');
    expect(names.indexOf('Álvaro Rivero')).toBeLessThan(names.indexOf('B. Maan'));
  });

  it('of an unknown club are listed, and belong to no club', () => {
    const rows = dataset.players.map((row) => ({ ...row, club: null, club_basis: null }));
    const unknown = answer(
      players,
      { season: 2020, search: 'dunn' },
      deriveTables({ ...dataset, players: rows }, []),
    );
    expect(unknown.players).toMatchObject([{ name: 'J. Dunn', team: null, club: null, clubs: [] }]);
  });

  it('refuse an unknown field to sort by', () => {
    expect(() => parseQuery(players.parameters, [['sort', 'speed']])).toThrow(
      /expected one of shirt_number|expected one of season/,
    );
  });
});

describe('memberOf', () => {
  const [player] = tables.rows('players', 2025) as [Player];

  it('finds players by part of the name of their team, or by their club_id', () => {
    const forge = { ...player, team: 'Forge FC', club: 'forge-fc' };
    expect([memberOf('forge')?.(forge), memberOf('forge-fc')?.(forge), memberOf('york')?.(forge)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(memberOf('forge')?.({ ...player, team: null, club: null })).toBe(false);
    expect(memberOf(undefined)).toBeUndefined();
  });
});

describe('byMinutes', () => {
  const [player] = tables.rows('players', 2025) as [Player];

  it('orders players of equal value by minutes, then name, then id', () => {
    const rows = [
      { ...player, minutes: null, name: 'A', player_id: 'a' },
      { ...player, minutes: 90, name: 'B', player_id: 'c' },
      { ...player, minutes: 90, name: 'B', player_id: 'b' },
      { ...player, minutes: 90, name: 'A', player_id: 'd' },
      { ...player, minutes: 91, name: 'Z', player_id: 'e' },
    ];
    expect(rows.sort(byMinutes).map(({ player_id }) => player_id)).toEqual(['e', 'd', 'b', 'c', 'a']);
  });
});
