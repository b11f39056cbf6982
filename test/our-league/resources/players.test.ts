import { expect, it } from 'vitest';
import { players } from '../../../src/resources/players.ts';
import { answer } from '../../support/tables.ts';

it('players are found without accents, by full names and clubs', () => {
  const found = (search: string, season = 2025) =>
    answer(players, { season, search }).players.map(({ name }) => name);
  expect(found('joao morelli', 2021)).toEqual(['João Morelli']);
  expect(found('didic', 2024)).toEqual(['A. Đidić']);
  expect(found('Pearlman')).toHaveLength(1);
  expect(answer(players, { season: 2025, search: 'adam pearl' }).players[0]?.full_name).toBe('Adam Pearlman');
  expect(found('atletico').length).toBeGreaterThan(15);
});

it('players sorted by name read as a person would look them up', () => {
  const names = answer(players, { season: 2021, sort: 'name', limit: 500 }).players.map(({ name }) => name);
  expect(answer(players, { season: 2021, sort: 'name' }).order).toBe('asc');
  expect(names.indexOf('Álvaro Rivero')).toBeLessThan(names.indexOf('B. Maan'));
});
