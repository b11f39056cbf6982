import { isPromised } from '../records/complete-since.ts';
import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const goalsEqualScore: IntegrityRule = {
  name: 'goals-equal-score',
  description:
    'Each side of a finished match has as many rows in goals as it scored, numbered from 1 by minute, goals without a ' +
    'minute last; a match that is not finished has none.',
  // Matches are not among them, since where only results are read, as at the edge, there are no goals yet.
  tables: ['goals'],
  liveRows: 'none',
  *check({ goals, matches }) {
    const bySide = groupBy(goals, ({ match_id, side }) => `${match_id} ${side}`);
    for (const match of matches) {
      for (const side of ['home', 'away'] as const) {
        const rows = bySide.get(`${match.match_id} ${side}`) ?? [];
        const score = match.status === 'FINISHED' ? (match[`${side}_goals`] ?? 0) : 0;
        if (rows.length < score && isPromised('goals', match.season)) {
          const message = `${score}; expected a row in data/goals for each, found ${rows.length}`;
          yield breach('matches', match, `${side}_goals`, message);
        }
        const rowsByNumber = rows.toSorted((a, b) => a.number - b.number);
        for (const [index, row] of rowsByNumber.entries()) {
          const previousRow = rowsByNumber[index - 1];
          if (row.number !== index + 1) {
            yield breach('goals', row, 'number', `${row.number}; expected ${index + 1}`);
          } else if (previousRow && (previousRow.minute ?? Infinity) > (row.minute ?? Infinity)) {
            yield breach(
              'goals',
              row,
              'number',
              `${row.number} is before number ${previousRow.number} by minute`,
            );
          }
        }
      }
    }
  },
};
