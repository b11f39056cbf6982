import { expect, it } from 'vitest';
import { players } from '../../../src/resources/players.ts';
import { answer, tables } from '../../support/tables.ts';

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

it('what the source lacks of 2019 and 2020 follows from the line-ups, and says so', () => {
  const rows = [2019, 2020].flatMap((season) => tables.rows('players', season));
  expect(rows.filter(({ yellow_cards }) => yellow_cards === null)).toEqual([]);
  expect(rows.filter(({ calculated }) => calculated.includes('yellow_cards'))).toHaveLength(51);
  const carducci = rows.find(({ name, season }) => name === 'M. Carducci' && season === 2019);
  const own = tables.rows('appearances', 2019).filter(({ player_id }) => player_id === carducci?.player_id);
  expect(carducci?.clean_sheets).toBe(own.filter(({ opponent_goals }) => opponent_goals === 0).length);
  expect(carducci?.calculated).toEqual(['starts', 'clean_sheets']);
  expect(tables.rows('players', 2025).flatMap(({ calculated }) => calculated)).toEqual([]);
});
