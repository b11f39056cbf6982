import type { DatasetRow } from '../records/dataset/index.ts';

type Side = DatasetRow<'matchStats'>;

/** The columns of a side's statistics, by the feed's names of them (`clearences` is its spelling). */
export const sideStatistics: Readonly<
  Record<Exclude<keyof Side, 'match_id' | 'season' | 'side' | 'club'>, string>
> = {
  possession: 'possession-perc',
  shots: 'shots',
  shots_on_target: 'shots-on-goal',
  shots_inside_box: 'shots-at-goal-inside-box',
  shots_outside_box: 'shots-at-goal-outside-box',
  blocked_shots: 'blocked-shots',
  big_chances: 'big-chances',
  chances_created: 'chances-created',
  key_passes: 'key-passes',
  total_passes: 'total-passes',
  pass_accuracy: 'passing-accuracy-perc',
  corners: 'corners',
  crosses: 'crosses',
  fouls_committed: 'fouls',
  offsides: 'offsides',
  yellow_cards: 'yellow-cards',
  red_cards: 'red-cards',
  saves: 'saves',
  clearances: 'clearences',
  duels_won: 'duels-won',
  tackles: 'tackles-total',
  tackles_won: 'tackles-successful',
  penalty_goals: 'penalty-goals',
  own_goals: 'own-goals',
  touches_opposition_box: 'touches-opponent-box',
  aerial_duels_won_percentage: 'aerial-duels-won-perc',
  counter_attacks: 'counter-attacks',
};
