import type { Tally } from '../derive/tally.ts';
import { rankResults } from '../derive/tie-breaks.ts';
import { ofSeason } from '../records/of-season.ts';
import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

const counts = [
  'played',
  'wins',
  'draws',
  'losses',
  'goals_for',
  'goals_against',
  'goal_difference',
  'points',
] as const satisfies (keyof Tally)[];

export const tablesRecompute: IntegrityRule = {
  name: 'tables-recompute',
  description: 'Every row of a published table, with its position, follows from the results exactly.',
  tables: ['standings', 'matches'],
  liveRows: 'none',
  *check({ standings, matches }) {
    for (const rows of groupBy(standings, ({ season, stage }) => `${season} ${stage}`).values()) {
      const [{ season, stage }] = rows;
      const results = ofSeason(matches, season).filter((match) => match.stage === stage);
      const computedRows = rankResults(results, rows);
      for (const row of rows) {
        const computedRow = computedRows.find(({ club }) => club === row.club);
        if (!computedRow) {
          yield breach(
            'standings',
            row,
            'club',
            `"${row.club}" has no match in this stage; expected a club that played`,
          );
          continue;
        }
        if (row.position !== computedRow.position) {
          yield breach(
            'standings',
            row,
            'position',
            `${row.position}; expected ${computedRow.position} from the results`,
          );
        }
        for (const column of counts) {
          if (row[column] === computedRow[column]) continue;
          yield breach(
            'standings',
            row,
            column,
            `${row[column]}; expected ${computedRow[column]} from the results`,
          );
        }
      }
      for (const { club } of computedRows) {
        if (rows.some((row) => row.club === club)) continue;
        yield breach('standings', rows[0], 'club', `has no row for ${club}; expected one, since it played`);
      }
    }
  },
};
