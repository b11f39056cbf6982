import { expect, it } from 'vitest';
import {
  figureColumns,
  knownOf,
  type LeadersChoice,
  leadersOf,
  type PlayerSeason,
} from '../../../src/site/player/player-figures.ts';

/** A season of a player with goals, goals conceded, appearances and minutes; the other figures are not known. */
const season = (player: number, year: number, goals: number | null, minutes: number | null): PlayerSeason => {
  const figures = { goals, minutes, goals_conceded: goals, appearances: 1 };
  const row: Readonly<Record<string, number | null>> = figures;
  return [player, year, 'a', 'Forward', ...figureColumns.map((column) => row[column] ?? null)];
};
const seasons = [
  [season(0, 2024, 0, 900)],
  [season(1, 2024, null, 90), season(1, 2025, 2, 450)],
  [season(2, 2024, 1, 90), season(2, 2025, 1, 360)],
  [season(3, 2025, 3, null)],
].flat();
const leaders = (choice: Partial<LeadersChoice>) =>
  leadersOf({ players: [], seasons }, { metric: 'goals', isPer90: false, leastMinutes: 0, ...choice }).map(
    ({ player, place, value }) => [player, place, value],
  );

it('leaders are ordered by what is known of all their seasons, then by fewer minutes', () => {
  expect(leaders({})).toEqual([
    [3, 1, 3],
    [2, 2, 2],
    [1, 2, 2],
  ]);
  expect(leaders({ season: 2024 })).toEqual([[2, 1, 1]]);
  expect(leaders({ metric: 'assists' })).toEqual([]);
});

it('leaders are of the players chosen, of whom the metric is known in one season at least', () => {
  const figures = { players: [], seasons };
  expect(knownOf(figures, { metric: 'goals' })).toEqual({ known: 4, players: 4 });
  expect(knownOf(figures, { metric: 'goals', season: 2024 })).toEqual({ known: 2, players: 3 });
  expect(knownOf(figures, { metric: 'assists', club: 'a' })).toEqual({ known: 0, players: 4 });
});

it('leaders per 90 minutes have known minutes, and reach the least', () => {
  expect(leaders({ isPer90: true })).toEqual(
    [
      [1, 1, 0.4],
      [2, 1, 0.4],
    ].toSorted(([a = 0], [b = 0]) => b - a),
  );
  expect(leaders({ leastMinutes: 500 })).toEqual([[1, 1, 2]]);
});

it('leaders in goals conceded are those with the fewest', () => {
  expect(leaders({ metric: 'goals_conceded' })[0]).toEqual([0, 1, 0]);
});
