import fc from 'fast-check';
import { expect, it } from 'vitest';
import { solve } from 'yalps';
import { standings } from '../../../src/resources/standings.ts';
import { answer, tables } from '../../support/tables.ts';

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

it('what is certain of a place is known on the days on which the first places of 2020 and 2022 were decided', () => {
  const decided = new Map<number, string>();
  for (const { season, date, certain } of projections) {
    if (certain === 'first' && !decided.has(season)) decided.set(season, date);
  }
  expect(Object.fromEntries(decided)).toMatchObject({ 2022: '2022-10-08', 2020: '2020-09-05' });
});

const closedSeasons = [2021, 2022, 2023, 2024, 2025];

/** Days near the end of a season, on each of which a club has matches left. */
const states = closedSeasons.flatMap((season) => {
  const matches = tables.rows('matches', season).filter(({ stage }) => stage === 'regular');
  return tables.rows('projections', season).flatMap((row) => {
    const left = matches.filter(({ date }) => date > row.date);
    const isBusy = left.some(({ home_club, away_club }) => [home_club, away_club].includes(row.club));
    return isBusy && left.length <= 24 ? [{ row, matches }] : [];
  });
});

/**
 * Returns the best or the worst place that a club can reach, by an integer programme: whether a match is won and drawn, and
 * whether a rival is ahead, are variables of 0 or 1.
 */
function placeByProgramme({ row, matches }: (typeof states)[number], direction: 'minimize' | 'maximize') {
  const [win, draw, far] = [301, 100, 30_000];
  const variables: Record<string, Record<string, number>> = {};
  const constraints: Record<string, { min?: number; max?: number }> = {};
  const rivals = [...new Set(matches.map(({ home_club }) => home_club))].filter((club) => club !== row.club);
  /** By how much points of a club change the lead of each rival. */
  const leads = (club: string, points: number) =>
    club === row.club ? rivals.map((rival) => [rival, -points]) : [[club, points]];
  const sum = (parts: (string | number)[][]) => {
    const sums: Record<string, number> = {};
    for (const [club = '', points] of parts) sums[club] = (sums[club] ?? 0) + Number(points);
    return sums;
  };
  const known: (string | number)[][] = [];
  for (const { match_id, date, home_club, away_club, home_goals, away_goals } of matches) {
    const results = {
      home: leads(home_club, win),
      draw: [...leads(home_club, draw), ...leads(away_club, draw)],
      away: leads(away_club, win),
    };
    if (date <= row.date) {
      const margin = Math.sign((home_goals ?? 0) - (away_goals ?? 0));
      known.push(...results[margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw']);
      continue;
    }
    for (const [result, parts] of Object.entries(results))
      variables[`${match_id} ${result}`] = { [match_id]: 1, ...sum(parts) };
    constraints[match_id] = { min: 1, max: 1 };
  }
  const before = sum(known);
  for (const rival of rivals) {
    const lead = before[rival] ?? 0;
    variables[`ahead ${rival}`] = { ahead: 1, [rival]: -far, [`${rival} once`]: 1 };
    constraints[`${rival} once`] = { max: 1 };
    // Level clubs count as ahead where the place is to be bad, and not where it is to be good.
    constraints[rival] = direction === 'maximize' ? { min: -far - lead } : { max: -lead };
  }
  const solution = solve({ direction, objective: 'ahead', constraints, variables, binaries: true });
  expect(solution.status).toBe('optimal');
  return Math.round(solution.result) + 1;
}

it('the best and the worst place equal those of an integer programme in 40 states', () => {
  fc.assert(
    fc.property(fc.constantFrom(...states), (state) => {
      const { date, club, best_place, worst_place } = state.row;
      const places = [placeByProgramme(state, 'minimize'), placeByProgramme(state, 'maximize')];
      expect([date, club, best_place, worst_place]).toEqual([date, club, ...places]);
    }),
    { numRuns: 40 },
  );
});
