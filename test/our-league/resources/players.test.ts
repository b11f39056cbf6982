import { expect, it } from 'vitest';
import { deriveTables } from '../../../src/derive/index.ts';
import { players } from '../../../src/resources/players.ts';
import { answer, dataset, tablesAt } from '../../support/tables.ts';

/** A day of 2025 between two match days: the final is to be played, and no totals are known. */
const underWay = tablesAt('2025-08-08T12:00:00Z', 2025);

it.for([
  [2019, 'T. Borges', 13],
  [2021, 'João Morelli', 14],
  [2024, 'T. Warschewski', 14],
  [2025, 'S. Salter', 20],
] as const)('players of %i: %s scored most, %i', ([season, name, goals]) => {
  expect(answer(players, { season, sort: 'goals', limit: 1 }).players[0]).toMatchObject({ name, goals });
});

it('players are found without accents, by full names and clubs', () => {
  const found = (search: string, season = 2025) =>
    answer(players, { season, search }).players.map(({ name }) => name);
  expect(found('joao morelli', 2021)).toEqual(['João Morelli']);
  expect(found('didic', 2024)).toEqual(['A. Đidić']);
  expect(found('Pearlman')).toHaveLength(1);
  expect(answer(players, { season: 2025, search: 'adam pearl' }).players[0]?.full_name).toBe('Adam Pearlman');
  expect(found('atletico').length).toBeGreaterThan(15);
});

it('players of a season without a list are its scorers', () => {
  const scorers = answer(players, { season: 2025 }, underWay);
  expect(scorers.season).toBe(2025);
  expect(new Set(scorers.players.map(({ source }) => source))).toEqual(new Set(['calculated']));
});

it('players sorted by name read as a person would look them up', () => {
  const names = answer(players, { season: 2021, sort: 'name', limit: 500 }).players.map(({ name }) => name);
  expect(answer(players, { season: 2021, sort: 'name' }).order).toBe('asc');
  expect(names.indexOf('Álvaro Rivero')).toBeLessThan(names.indexOf('B. Maan'));
});

it('players of an unknown club are listed, and belong to no club', () => {
  const rows = dataset.players.map((row) => ({ ...row, club: null, club_basis: null }));
  const unknown = answer(
    players,
    { season: 2020, search: 'dunn' },
    deriveTables({ ...dataset, players: rows }, []),
  );
  expect(unknown.players).toMatchObject([{ name: 'J. Dunn', team: null, club: null, clubs: [] }]);
});
