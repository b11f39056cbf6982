import type { DatasetRow } from '../../src/records/dataset/index.ts';

/** The columns of a match that are unknown until it is over. */
export const unplayed = {
  home_goals: null,
  away_goals: null,
  home_penalties: null,
  away_penalties: null,
  winner: null,
  win_reason: null,
  additional_time: null,
  home_red_cards: null,
  away_red_cards: null,
  attendance: null,
} as const satisfies Partial<DatasetRow<'matches'>>;
