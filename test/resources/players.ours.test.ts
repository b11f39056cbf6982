import { expect, it } from 'vitest';
import type { LineUps } from '../../src/records/appearance.ts';
import { shortId } from '../../src/records/text.ts';
import { matchStats } from '../../src/resources/match-stats.ts';
import { players } from '../../src/resources/players.ts';
import { answer, tables } from '../support/tables.ts';

interface OneMatch {
  readonly line_ups: LineUps | null;
}

it('players are found without accents, by full names and clubs', () => {
  const found = (search: string, season = 2025) =>
    answer(players, { season, search }).players.map(({ name }) => name);
  expect(found('joao morelli', 2021)).toEqual(['João Morelli']);
  expect(found('didic', 2024)).toEqual(['A. Đidić']);
  // His two goals are written with the accent and without.
  expect(found('chretien', 2026)).toEqual(['M. Chrétien']);
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

it('a club’s points with and without a player add up to its points of the season', () => {
  const rows = tables.rows('players', 2019).filter((row) => row.points_per_match_without !== null);
  expect(rows.length).toBeGreaterThan(100);
  for (const { club, appearances, ...row } of rows) {
    const own = tables
      .rows('matches', 2019)
      .filter((match) => [match.home_club, match.away_club].includes(club ?? ''));
    const sides = tables.rows('matchSides', 2019).filter((side) => side.club === club);
    const points = sides.reduce((total, { result }) => total + { W: 3, D: 1, L: 0 }[result ?? 'L'], 0);
    const played = appearances ?? 0;
    const others = own.length - (appearances ?? 0);
    const sum = played * (row.points_per_match_with ?? 0) + others * (row.points_per_match_without ?? 0);
    expect(Math.abs(sum - points), row.name).toBeLessThan(0.005 * own.length + 1e-9);
  }
  expect(tables.rows('players', 2024).every((row) => row.points_per_match_with === null)).toBe(true);
});

it('line-ups say how many came on and how old the eleven were', () => {
  const [match] = tables.rows('matches', 2019);
  const { line_ups } = answer(matchStats, { match_id: shortId(match?.match_id ?? '') }) as OneMatch;
  for (const side of ['home', 'away'] as const) {
    const players = line_ups?.[side] ?? [];
    expect(line_ups?.substitutions[side]).toBe(players.length - 11);
    const ages = players.slice(0, 11).map(({ birth_year }) => 2019 - (birth_year ?? 0));
    expect(line_ups?.average_age[side]).toBeCloseTo(ages.reduce((a, b) => a + b, 0) / 11, 1);
  }
});
