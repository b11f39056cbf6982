import { expect, it } from 'vitest';
import { forecasts } from '../../src/resources/forecasts.ts';
import { answer, tablesAt } from '../support/tables.ts';

const moment = '2026-08-08T12:00:00Z';
const tables = tablesAt(moment, 2026);
const current = tables.rows('forecasts', 2026);
const projections = tables.rows('projections', 2026);
const last = projections.filter(({ date }) => date === projections.at(-1)?.date);
const staked = current.filter(({ stakes }) => stakes !== null);

it('stakes are of the matches of the 14 days after the last results, each for every club', () => {
  const [{ date = '' } = {}] = last;
  const until = new Date(Date.parse(date) + 14 * 86_400_000).toISOString().slice(0, 10);
  const expected = current.filter((match) => match.date > date && match.date <= until);
  expect(expected.length).toBeGreaterThan(5);
  expect(staked).toEqual(expected);
  const rows = tables.rows('stakes', 2026);
  expect(rows).toHaveLength(expected.length * last.length);
});

it('stakes are in an answer that includes them, for its matches', () => {
  const asked = { season: 2026, match_id: staked[0]?.match_id, include: 'stakes' };
  const { stakes } = answer(forecasts, asked, tables) as { stakes: { club: string }[] };
  expect(new Set(stakes.map(({ club }) => club)).size).toBe(last.length);
  expect(answer(forecasts, { ...asked, include: undefined }, tables)).toMatchObject({ stakes: null });
});
