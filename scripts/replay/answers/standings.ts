import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { makeClub } from './clubs.ts';
import type { Lookups } from './lookups.ts';
import { makeStatistics } from './statistics.ts';

type Row = Omit<DatasetRow<'standings'>, 'season' | 'stage' | 'points_deducted'>;

/** Makes a row of a table. Its form is a list among the figures. */
export function makeStanding(lookups: Lookups, row: Row) {
  return {
    stats: makeStatistics({
      rank: row.position,
      team: null,
      points: row.points,
      'matches-played': row.played,
      win: row.wins,
      draw: row.draws,
      lose: row.losses,
      'goals-for': row.goals_for,
      'goals-against': row.goals_against,
      'goal-difference': row.goal_difference,
      form: [],
    }),
    ...makeClub(lookups, row.club),
  };
}

/** Makes the tables of a season; those of home and away matches, which nothing reads, are empty. */
export function makeStandings(teams: readonly unknown[]) {
  return {
    standings: [
      { type: 'table', teams },
      { type: 'home', teams: [] },
      { type: 'away', teams: [] },
    ],
  };
}
