import { clubsInTable } from '../derive/clubs-of-matches.ts';
import { deductionsOf, type Tally, tally } from '../derive/tally.ts';
import { rank } from '../derive/tie-breaks.ts';
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
  *check({ standings, matches }) {
    for (const rows of groupBy(standings, ({ season, stage }) => `${season} ${stage}`).values()) {
      const [{ season, stage }] = rows;
      const results = ofSeason(matches, season).filter((match) => match.stage === stage);
      const published = [...rows].sort((a, b) => a.position - b.position).map(({ club }) => club);
      const clubs = clubsInTable(results);
      const computed = rank(tally(results, clubs, deductionsOf(rows)), published);
      for (const row of rows) {
        const index = computed.findIndex(({ club }) => club === row.club);
        const expected = computed[index];
        if (!expected) {
          yield breach(
            'standings',
            row,
            'club',
            `"${row.club}" has no match in this stage; expected a club that played`,
          );
          continue;
        }
        if (row.position !== index + 1) {
          yield breach(
            'standings',
            row,
            'position',
            `${row.position}; expected ${index + 1} from the results`,
          );
        }
        for (const column of counts) {
          if (row[column] === expected[column]) continue;
          yield breach(
            'standings',
            row,
            column,
            `${row[column]}; expected ${expected[column]} from the results`,
          );
        }
      }
      for (const { club } of computed) {
        if (published.includes(club)) continue;
        yield breach('standings', rows[0], 'club', `has no row for ${club}; expected one, since it played`);
      }
    }
  },
};
