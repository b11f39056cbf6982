import { expect, it } from 'vitest';
import { players } from '../../../src/resources/players.ts';
import { seasonIndexOf } from '../../../src/resources/season-index.ts';
import { answer, tables } from '../../support/tables.ts';

const { seasons, scorers } = seasonIndexOf(tables);

it('has every season, in the order of the table', () => {
  expect(seasons.map(({ season }) => season)).toEqual(tables.rows('seasons').map(({ season }) => season));
});

it.for(['matches', 'goals', 'referees', 'weather', 'odds'] as const)(
  'a season’s first and last day enclose those of its %s',
  (table) => {
    for (const { season, first_day, last_day } of seasons) {
      const days = tables.rows(table, season).map(({ date }) => date);
      expect(days.filter((day) => day < `${first_day}` || day > `${last_day}`)).toEqual([]);
    }
  },
);

it('has the seasons in which each player scored, and no others', () => {
  const found = tables.rows('goals').map(({ player_id, season }) => `${player_id} ${season}`);
  const indexed = Object.entries(scorers).flatMap(([id, own]) => own.map((season) => `${id} ${season}`));
  expect(new Set(indexed)).toEqual(new Set(found.filter((one) => !one.startsWith('null '))));
  expect(new Set(indexed).size).toBe(indexed.length);
});

it('has the metrics that an answer about the season calls unavailable', () => {
  for (const { season, unavailable_metrics } of seasons)
    expect(answer(players, { season }).unavailable_metrics).toEqual(unavailable_metrics);
});
