import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

/** Two percentages, each rounded to a whole number, can miss 100 by side. */
const roundingTolerance = 1;

/** The percentages of which the other side has the rest. */
const sharedColumns = ['possession', 'aerial_duels_won_percentage'] as const;

export const sideStatisticsAgree: IntegrityRule = {
  name: 'side-statistics-agree',
  description:
    "A side's statistics agree with each other: on target + blocked ≤ shots = inside + outside the box, big chances ≤ " +
    'shots, tackles won ≤ tackles; both sides have a row, and their possession and their aerial duels won add ' +
    'up to 100.',
  tables: ['matchStats'],
  liveRows: 'none',
  *check({ matchStats }) {
    for (const row of matchStats) {
      const { shots, shots_on_target, shots_inside_box, shots_outside_box, blocked_shots, big_chances } = row;
      if (shots !== null) {
        if (
          shots_inside_box !== null &&
          shots_outside_box !== null &&
          shots_inside_box + shots_outside_box !== shots
        ) {
          const sum = `${shots_inside_box} inside + ${shots_outside_box} outside the box`;
          yield breach('matchStats', row, 'shots', `${shots}; expected ${sum}`);
        }
        if ((shots_on_target ?? 0) + (blocked_shots ?? 0) > shots) {
          const attempts = `${shots_on_target} with ${blocked_shots} blocked`;
          yield breach(
            'matchStats',
            row,
            'shots_on_target',
            `${attempts}; expected at most ${shots} shots together`,
          );
        }
        if ((big_chances ?? 0) > shots) {
          yield breach(
            'matchStats',
            row,
            'big_chances',
            `${big_chances}; expected at most the ${shots} shots`,
          );
        }
      }
      if (row.tackles !== null && (row.tackles_won ?? 0) > row.tackles) {
        const message = `${row.tackles_won}; expected at most the ${row.tackles} tackles`;
        yield breach('matchStats', row, 'tackles_won', message);
      }
    }
    for (const rows of groupBy(matchStats, ({ match_id }) => match_id).values()) {
      const side = rows.find((row) => row.side === 'home') ?? rows[0];
      const otherSide = rows.find((row) => row !== side);
      if (!otherSide) {
        yield breach(
          'matchStats',
          side,
          'side',
          `only the ${side.side} side has a row; expected both sides of the match`,
        );
      } else {
        for (const column of sharedColumns) {
          const [share, otherShare] = [side[column], otherSide[column]];
          if (share === null || otherShare === null) continue;
          if (Math.abs(share + otherShare - 100) <= roundingTolerance) continue;
          const message = `${share} and ${otherShare}; expected 100 together`;
          const fault = breach('matchStats', side, column, message);
          yield { ...fault, subject: `${fault.subject} ${column}` };
        }
      }
    }
  },
};
