import { describe, expect, it } from 'vitest';
import { standings } from '../../../src/resources/standings.ts';
import { answer, tables } from '../../support/tables.ts';

const projections = tables.rows('projections');

interface TableAnswer {
  standings: { club: string; certain: string | null }[];
}

describe('what is certain of a place', () => {
  it('comes true in the table at the end of each closed season', () => {
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

  it('is never taken back on a later day', () => {
    for (const rows of Map.groupBy(projections, ({ season, club }) => `${season} ${club}`).values()) {
      for (const [index, row] of rows.entries()) {
        expect(row.best_place).toBeGreaterThanOrEqual(rows[index - 1]?.best_place ?? 1);
        expect(row.worst_place).toBeLessThanOrEqual(rows[index - 1]?.worst_place ?? rows.length);
      }
    }
  });

  it('is all that a share of 0 or 1 says', () => {
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

  it('is the same in the table of a day, unless matches in play count', () => {
    const days = new Set(projections.filter(({ certain }) => certain !== null).map(({ date }) => date));
    for (const date of days) {
      const rows = projections.filter((row) => row.date === date);
      const marks = new Map(rows.map(({ club, certain }) => [club, certain]));
      const table = answer(standings, { date }) as TableAnswer;
      for (const { club, certain } of table.standings)
        expect([date, certain]).toEqual([date, marks.get(club)]);
    }
    const inPlay = answer(standings, { date: [...days].at(-1), in_play: true }) as TableAnswer;
    expect(inPlay.standings.every(({ certain }) => certain === null)).toBe(true);
  });

  it('is known on the day on which the points of no rival could reach those of the first', () => {
    const decided = new Map<number, string>();
    for (const { season, date, certain } of projections) {
      if (certain === 'first' && !decided.has(season)) decided.set(season, date);
    }
    expect(Object.fromEntries(decided)).toMatchObject({ 2022: '2022-10-08', 2020: '2020-09-05' });
    for (const [season, date] of decided) expect(date <= dayByPointsAlone(season)).toBe(true);
  });
});

/** Returns the day after which no club could any longer win as many points as the first has. */
function dayByPointsAlone(season: number): string {
  const stages = new Set(
    tables
      .rows('stages')
      .filter((row) => row.season === season && row.table === 'season')
      .map(({ stage }) => stage),
  );
  const matches = tables.rows('matches', season).filter(({ stage }) => stages.has(stage ?? ''));
  const dates = [...new Set(matches.map(({ date }) => date))].sort();
  return (
    dates.find((date) => {
      const most = new Map<string, number>();
      const sure = new Map<string, number>();
      for (const { home_club, away_club, home_goals, away_goals, date: day } of matches) {
        const margin = (home_goals ?? 0) - (away_goals ?? 0);
        for (const [club, lead] of [
          [home_club, margin],
          [away_club, -margin],
        ] as const) {
          const won = lead > 0 ? 3 : lead === 0 ? 1 : 0;
          sure.set(club, (sure.get(club) ?? 0) + (day <= date ? won : 0));
          most.set(club, (most.get(club) ?? 0) + (day <= date ? won : 3));
        }
      }
      const [[leader, lead] = ['', 0]] = [...sure].sort(([, a], [, b]) => b - a);
      return [...most].every(([club, points]) => club === leader || points < lead);
    }) ?? '9999-99-99'
  );
}
