import { describe, expect, it } from 'vitest';
import { isPlayedBy } from '../../src/derive/clubs-of-matches.ts';
import { deriveTeamStats } from '../../src/derive/team-stats.ts';
import { summedFields } from '../../src/derive/team-stats-table.ts';
import type { Match } from '../../src/records/match.ts';
import { pointsIn } from '../../src/records/points.ts';
import { blankRow } from '../support/blank-row.ts';
import { resultOf } from '../support/results.ts';
import { dataset } from '../support/tables.ts';
import { everyRow, finished, rows, sidesOf } from '../support/team-stats.ts';
import { the } from '../support/the.ts';

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

describe('deriveTeamStats', () => {
  // What figures do not depend on is left out.
  const match = {
    ...resultOf('a', 'b', 2, 0),
    match_id: 'm',
    home_team: 'A',
    away_team: 'B',
    win_reason: 'Draw',
  } as unknown as Match;
  const { season } = match;
  const totals = (club: string, stats: Record<string, number>) =>
    blankRow('teamStats', { season, club, stats });
  const stages = [blankRow('stages', { season, stage: 'regular', table: 'season' })];
  const none = { teamStats: [], matchStats: [], stages, standings: [], expectedGoals: null };
  const rowOf = (club: string, sources: Partial<Parameters<typeof deriveTeamStats>[0]>) =>
    the(deriveTeamStats({ ...none, ...sources }, [match]), { club, stage: 'all' });

  it('takes percentages of the feed’s totals, and no figure of a statistic that no club has', () => {
    const stats = { 'Games Played': 1, Interceptions: 0, Recoveries: 0 };
    const teamStats = [
      totals('a', {
        ...stats,
        'Passing Accuracy': 81.5,
        'Possession Percentage': 55,
        'Duels won': 6,
        Duels: 10,
        'Aerial Duels won': 3,
        'Aerial Duels': 4,
      }),
      totals('b', { ...stats, Recoveries: 7, 'Aerial Duels': 4 }),
    ];
    expect(rowOf('a', { teamStats })).toMatchObject({
      raw_matches: 1,
      pass_accuracy: 81.5,
      possession: 55,
      duels_won_percentage: 60,
      aerial_duels_won_percentage: 75,
      interceptions: null,
      recoveries: 0,
      xg: null,
      xg_source: null,
    });
    expect(rowOf('b', { teamStats })).toMatchObject({ aerial_duels_won_percentage: null, recoveries: 7 });
  });

  it('has no totals of a club of which the feed counts no match yet', () => {
    const teamStats = ['a', 'b'].map((club) => totals(club, { 'Games Played': 0, Recoveries: 1 }));
    expect(rowOf('a', { teamStats })).toMatchObject({ raw_stats: {}, raw_matches: null, recoveries: null });
  });

  it('takes the share of duels from both sides of the matches, where both are known', () => {
    const sides = (duels_won: number | null) => [
      blankRow('matchStats', { match_id: 'm', season, side: 'home', duels_won: 30 }),
      blankRow('matchStats', { match_id: 'm', season, side: 'away', duels_won }),
    ];
    const share = (club: string, duels_won: number | null) =>
      rowOf(club, { matchStats: sides(duels_won) }).duels_won_percentage;
    expect([share('a', 10), share('b', 10)]).toEqual([75, 25]);
    expect([share('a', null), share('b', null)]).toEqual([null, null]);
  });
});
