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

  it('is known on the days on which the first places of 2020 and 2022 were decided', () => {
    const decided = new Map<number, string>();
    for (const { season, date, certain } of projections) {
      if (certain === 'first' && !decided.has(season)) decided.set(season, date);
    }
    expect(Object.fromEntries(decided)).toMatchObject({ 2022: '2022-10-08', 2020: '2020-09-05' });
  });
});

const playOffPlaces = (season: number) => (season < 2023 ? 4 : 5);

/** Returns each place that points alone secure or rule out, with the first day on which they do. */
function decidedByPoints(season: number) {
  const matches = tables.rows('matches', season).filter(({ stage }) => stage === 'regular');
  const clubs = [...new Set(matches.map(({ home_club }) => home_club))];
  const decided = new Map<string, { club: string; place: number; isSecured: boolean; date: string }>();
  for (const date of [...new Set(matches.map((match) => match.date))].sort()) {
    const totals = clubs.map((club) => {
      let [sure, most] = [0, 0];
      for (const match of matches) {
        if (match.home_club !== club && match.away_club !== club) continue;
        const margin = (match.home_goals ?? 0) - (match.away_goals ?? 0);
        const lead = match.home_club === club ? margin : -margin;
        const won = lead > 0 ? 3 : lead === 0 ? 1 : 0;
        sure += match.date <= date ? won : 0;
        most += match.date <= date ? won : 3;
      }
      return { club, sure, most };
    });
    for (const own of totals) {
      const others = totals.filter(({ club }) => club !== own.club);
      for (const place of [1, playOffPlaces(season)]) {
        const isSecured = others.filter(({ most }) => most >= own.sure).length < place;
        const isLost = others.filter(({ sure }) => sure > own.most).length >= place;
        const key = `${own.club} ${place}`;
        if ((isSecured || isLost) && !decided.has(key))
          decided.set(key, { club: own.club, place, isSecured, date });
      }
    }
  }
  return [...decided.values()];
}

const closedSeasons = [2021, 2022, 2023, 2024, 2025];

it('points alone decide 78 places of five seasons', () => {
  expect(closedSeasons.flatMap(decidedByPoints).length).toBe(78);
});

it.for(closedSeasons)('what points alone decide in %s is certain on that day', (season) => {
  for (const { club, place, isSecured, date } of decidedByPoints(season)) {
    const row = tables
      .rows('projections', season)
      .find((other) => other.club === club && other.date === date);
    const isKnown = isSecured ? (row?.worst_place ?? 9) <= place : (row?.best_place ?? 0) > place;
    expect([date, club, place, isKnown]).toEqual([date, club, place, true]);
  }
});
