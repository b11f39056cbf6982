import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { makeClub } from './clubs.ts';
import { makeCompetition } from './competition.ts';
import type { Lookups } from './lookups.ts';
import { makeStatistics } from './statistics.ts';

type Row = Omit<DatasetRow<'standings'>, 'season' | 'stage' | 'points_deducted'>;

/** What a row of a table has beside its figures. */
interface Beside {
  readonly movement?: 'up' | 'down' | 'stable';
  /** The latest first. */
  readonly form?: readonly string[];
}

/** Makes a row of a table. */
export function makeStanding(lookups: Lookups, row: Row, { movement = 'stable', form = [] }: Beside = {}) {
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
      movement,
      form: form.map((formType) => ({ formLabel: formType, formLabelAbbreviation: formType, formType })),
    }),
    qualification: { qualificationId: 0, qualificationLabel: '' },
    achievementStatuses: [],
    note: '',
    ...makeClub(lookups, row.club),
  };
}

/** Makes the three tables of a season from their rows. */
export function makeStandings(
  lookups: Lookups,
  season: number,
  tables: Readonly<Record<'table' | 'home' | 'away', readonly unknown[]>>,
) {
  return {
    standings: Object.entries(tables).map(([type, teams]) => ({
      competition: makeCompetition(lookups, season),
      type,
      teams,
      legenda: [],
      editorials: [{ standingPosition: '1', label: '', colour: '#000000', standingType: type }],
      apiCallRequestTime: '0001-01-01T00:00:00',
    })),
  };
}
