import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const goalsWithinScore: IntegrityRule = {
  name: 'goals-within-score',
  description:
    'Listed goals, penalty goals and own goals do not exceed the score, and each side is the club of the match.',
  tables: ['goals', 'matchStats'],
  liveRows: 'none',
  *check({ goals, matchStats, matches }) {
    const byId = new Map(matches.map((match) => [match.match_id, match]));
    for (const rows of groupBy(goals, ({ match_id, side }) => `${match_id} ${side}`).values()) {
      const [{ match_id, side }] = rows;
      const match = byId.get(match_id);
      const score = match?.[`${side}_goals`] ?? 0;
      const surplus = rows[score];
      if (surplus) {
        yield breach(
          'goals',
          surplus,
          'player',
          `is goal ${score + 1} of the ${side} side; expected ${score} at most`,
        );
      }
      for (const row of rows) {
        const club = match?.[`${side}_club`];
        if (club === undefined || row.club === club) continue;
        yield breach('goals', row, 'club', `"${row.club}" was not the ${side} side; expected ${club}`);
      }
    }
    for (const row of matchStats) {
      const match = byId.get(row.match_id);
      if (!match) continue;
      const club = match[`${row.side}_club`];
      if (row.club !== club) {
        yield breach(
          'matchStats',
          row,
          'club',
          `"${row.club}" was not the ${row.side} side; expected ${club}`,
        );
      }
      const goalsFor = match[`${row.side}_goals`] ?? 0;
      const goalsAgainst = match[row.side === 'home' ? 'away_goals' : 'home_goals'] ?? 0;
      if ((row.penalty_goals ?? 0) > goalsFor) {
        yield breach(
          'matchStats',
          row,
          'penalty_goals',
          `${row.penalty_goals}; expected at most the ${goalsFor} scored`,
        );
      }
      if ((row.own_goals ?? 0) > goalsAgainst) {
        yield breach(
          'matchStats',
          row,
          'own_goals',
          `${row.own_goals}; expected at most the ${goalsAgainst} conceded`,
        );
      }
    }
  },
};
