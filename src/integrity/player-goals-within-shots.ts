import { breach, type IntegrityRule } from './rule.ts';

export const playerGoalsWithinShots: IntegrityRule = {
  name: 'player-goals-within-shots',
  description:
    "A player's goals do not exceed their shots on target, nor these their shots. The feed counts penalties as shots on target.",
  tables: ['players'],
  liveRows: 'every',
  *check({ players }) {
    for (const player of players) {
      const { goals, shots_unblocked, shots_on_target } = player;
      if (goals !== null && shots_on_target !== null && goals > shots_on_target) {
        yield breach(
          'players',
          player,
          'goals',
          `${goals}; expected at most the ${shots_on_target} shots on target`,
        );
      }
      if (shots_unblocked !== null && shots_on_target !== null && shots_on_target > shots_unblocked) {
        yield breach(
          'players',
          player,
          'shots_on_target',
          `${shots_on_target}; expected at most the ${shots_unblocked} shots that were not blocked`,
        );
      }
    }
  },
};
