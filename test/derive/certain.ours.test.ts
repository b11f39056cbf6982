import { expect, it } from 'vitest';
import { standings } from '../../src/resources/standings.ts';
import { answer, tables } from '../support/tables.ts';

const projections = tables.rows('projections');

interface TableAnswer {
  standings: { club: string; certain: string | null }[];
}

it('what is certain of a place comes true in the table at the end of each closed season', () => {
  for (const rows of Map.groupBy(projections, ({ season }) => season).values()) {
    const last = rows.filter(({ date }) => date === rows.at(-1)?.date);
    if (!last.every(({ best_place, worst_place }) => best_place === worst_place)) continue;
    const finalPlaces = new Map(last.map((row) => [row.club, row.best_place]));
    for (const { club, best_place, worst_place } of rows) {
      const place = finalPlaces.get(club) ?? 0;
      expect(best_place).toBeLessThanOrEqual(place);
      expect(worst_place).toBeGreaterThanOrEqual(place);
    }
  }
});

it('what is certain of a place is never taken back on a later day', () => {
  for (const rows of Map.groupBy(projections, ({ season, club }) => `${season} ${club}`).values()) {
    for (const [index, row] of rows.entries()) {
      expect(row.best_place).toBeGreaterThanOrEqual(rows[index - 1]?.best_place ?? 1);
      expect(row.worst_place).toBeLessThanOrEqual(rows[index - 1]?.worst_place ?? rows.length);
    }
  }
});

it('what is certain of a place is all that a share of 0 or 1 says', () => {
  for (const { places, first, play_offs, best_place, worst_place, certain } of projections) {
    if (best_place === null || worst_place === null) throw new Error('expected that both places are decided');
    for (const [index, share] of places.entries()) {
      const isReachable = best_place <= index + 1 && index + 1 <= worst_place;
      expect(share > 0).toBe(isReachable);
      expect(share === 1).toBe(isReachable && best_place === worst_place);
    }
    expect(first === 1).toBe(certain === 'first');
    expect(play_offs === 0).toBe(certain === 'out_of_play_offs');
  }
});

it('what is certain of a place is the same in the table of a day, unless matches in play count', () => {
  const days = new Set(projections.filter(({ certain }) => certain !== null).map(({ date }) => date));
  for (const date of days) {
    const rows = projections.filter((row) => row.date === date);
    const marks = new Map(rows.map(({ club, certain }) => [club, certain]));
    const table = answer(standings, { date }) as TableAnswer;
    for (const { club, certain } of table.standings) expect([date, certain]).toEqual([date, marks.get(club)]);
  }
  const inPlay = answer(standings, { date: [...days].at(-1), in_play: true }) as TableAnswer;
  expect(inPlay.standings.every(({ certain }) => certain === null)).toBe(true);
});

it('certain places are known on the days on which the first ones of 2020 and 2022 were decided', () => {
  const decided = new Map<number, string>();
  for (const { season, date, certain } of projections) {
    if (certain === 'first' && !decided.has(season)) decided.set(season, date);
  }
  expect(Object.fromEntries(decided)).toMatchObject({ 2022: '2022-10-08', 2020: '2020-09-05' });
});

// By an integer programme, in which it is a variable whether a match is won or drawn, and whether a rival is ahead.
it.for([
  ['2021-10-12', '4-8 1-6 4-8 1-6 1-8 1-8 1-6 1-8'],
  ['2021-10-17', '6-8 1-5 4-8 1-5 1-7 2-7 1-5 4-8'],
  ['2021-10-24', '7-8 1-3 5-8 1-5 2-6 3-7 1-4 4-7'],
  ['2022-09-02', '1-6 1-7 6-8 1-7 1-8 1-8 1-7 1-7'],
  ['2022-09-11', '1-6 1-7 8-8 1-6 3-7 2-7 1-7 1-7'],
  ['2022-09-23', '1-5 1-5 8-8 1-5 4-7 4-7 1-7 1-7'],
  ['2023-09-03', '1-8 1-6 1-8 1-8 1-8 1-7 2-8 4-8'],
  ['2023-09-16', '2-7 1-3 1-7 2-7 2-8 1-7 2-8 6-8'],
  ['2023-09-20', '2-6 1-3 1-6 2-6 2-7 1-5 7-8 6-8'],
  ['2024-09-13', '1-7 1-8 1-6 1-8 1-8 1-8 2-8 1-8'],
  ['2024-09-21', '1-6 1-6 1-4 4-8 1-7 2-8 4-8 3-8'],
  ['2024-09-30', '1-4 1-4 1-3 5-8 2-6 4-8 4-8 4-8'],
  ['2025-09-06', '1-5 1-7 1-4 1-7 1-7 3-8 3-8 6-8'],
  ['2025-09-20', '1-4 1-5 1-3 2-5 2-6 5-8 5-8 6-8'],
  ['2025-09-28', '1-2 3-5 1-2 3-5 3-5 6-8 6-8 6-8'],
] as const)('the best and the worst place of each club on %s, by its id, are %s', ([day, places]) => {
  const rows = projections.filter(({ date }) => date === day).sort((a, b) => (a.club < b.club ? -1 : 1));
  expect(rows.map((row) => `${row.best_place}-${row.worst_place}`).join(' ')).toBe(places);
});
