import { describe, expect, it } from 'vitest';
import { isPlayedBy } from '../../src/derive/clubs-of-matches.ts';
import { summedFields } from '../../src/derive/team-stats-table.ts';
import { pointsIn } from '../../src/records/points.ts';
import { dataset } from '../support/tables.ts';
import { everyRow, finished, rows, sidesOf } from '../support/team-stats.ts';

/** Returns a club's finished matches that a row covers. */
function matchesOf({ season, stage, club }: (typeof rows)[0]) {
  const tabled = dataset.stages.filter((row) => row.season === season && row.table === 'season');
  return finished.filter(
    (match) =>
      match.season === season &&
      isPlayedBy(match, club) &&
      (stage === 'all' ||
        (stage === 'season' ? tabled.some((row) => row.stage === match.stage) : match.stage === stage)),
  );
}

describe('team statistics', () => {
  it('are the feed’s own where it has them and sums over matches where it has not, whatever the season', () => {
    for (const row of rows) {
      for (const { field, feed, column } of summedFields) {
        if (row[field] === null) continue;
        const expected = row.summed.includes(field)
          ? sidesOf(row).reduce((total, side) => total + ((column && side[column]) ?? 0), 0)
          : feed?.reduce((total, name) => total + (row.raw_stats[name] ?? 0), 0);
        expect(row[field], `${row.season} ${row.club} ${field}`).toBe(expected);
      }
    }
  });

  it('cover every match of the season, and of the table alone those of the table', () => {
    for (const row of everyRow) {
      const own = matchesOf(row);
      const goals = own.map((match) =>
        match.home_club === row.club
          ? [match.home_goals, match.away_goals]
          : [match.away_goals, match.home_goals],
      );
      const sum = (index: number) => goals.reduce((total, pair) => total + (pair[index] ?? 0), 0);
      expect(row).toMatchObject({
        played: own.length,
        goals: sum(0),
        goals_against: sum(1),
        clean_sheets: goals.filter(([, conceded]) => conceded === 0).length,
        as_of: own.at(-1)?.date,
      });
      expect(row.wins + row.draws + row.losses).toBe(row.played);
      const { win, draw } = pointsIn(row.season);
      const deducted = dataset.standings
        .filter(({ season, club }) => season === row.season && club === row.club)
        .reduce((total, { points_deducted }) => total + points_deducted, 0);
      expect([0, deducted]).toContain(win * row.wins + draw * row.draws - row.points);
      expect(row.matches_with_stats).toBeLessThanOrEqual(row.played);
    }
  });
});
