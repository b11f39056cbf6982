/** What the site calls the values and fields of the data, in English; `t` has the French of each name. */

import type { TieBreak } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';

export const ordinal = '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';

const matchStatuses = {
  FINISHED: 'Full time',
  UPCOMING: 'To be played',
  LIVE: 'In play',
  IN_PLAY: 'In play',
  HALF_TIME: 'Half-time',
  POSTPONED: 'Postponed',
  CANCELLED: 'Cancelled',
  SUSPENDED: 'Suspended',
} as const;

/** Returns what the site calls the state of a match. */
export function stateName({ status, abandoned }: Pick<Match, 'status' | 'abandoned'>) {
  return abandoned ? 'Abandoned' : matchStatuses[status];
}

export const decisions = {
  ExtraTime: 'after extra time',
  Awarded: 'awarded',
} as const;

/** What can happen in a match while it is played. */
export const eventNames = {
  kick_off: 'Kick-off',
  goal: 'Goal',
  goal_cancelled: 'Goal taken back',
  scorer: 'Scorer',
  red_card: 'Red card',
  half_time: 'Half-time',
  full_time: 'Full time',
  correction: 'Corrected',
} as const;

export const goalKinds = {
  penalty: 'penalty',
  'own-goal': 'own goal',
} as const;

export const results = {
  W: 'Win',
  D: 'Draw',
  L: 'Loss',
} as const;

/** The statistics of a match, in the order in which its page shows them. */
export const statisticNames = {
  xg: 'xG (estimate)',
  possession: 'Possession, %',
  shots: 'Shots',
  shots_on_target: 'Shots on target',
  big_chances: 'Big chances',
  corners: 'Corners',
  total_passes: 'Passes',
  pass_accuracy: 'Pass accuracy, %',
  fouls_committed: 'Fouls',
  offsides: 'Offsides',
  yellow_cards: 'Yellow cards',
  red_cards: 'Red cards',
  saves: 'Saves',
} as const;

/** The figures of a player's season. */
export const figureNames = {
  appearances: { short: 'MP', long: 'Matches played' },
  minutes: { short: 'Min', long: 'Minutes' },
  goals: { short: 'G', long: 'Goals' },
  assists: { short: 'A', long: 'Assists' },
  xg: { short: 'xG', long: 'xG (estimate)' },
  shots: { short: 'Sh', long: 'Shots, blocked ones not counted' },
  shots_on_target: { short: 'SoT', long: 'Shots on target' },
  key_passes: { short: 'KP', long: 'Key passes' },
  pass_accuracy: { short: 'Pass %', long: 'Pass accuracy, %' },
  tackles_won: { short: 'Tkl', long: 'Tackles won' },
  interceptions: { short: 'Int', long: 'Interceptions' },
  goals_conceded: { short: 'GA', long: 'Goals conceded while on the pitch' },
  clean_sheets: { short: 'CS', long: 'Clean sheets' },
  saves: { short: 'Sv', long: 'Saves' },
  yellow_cards: { short: 'YC', long: 'Yellow cards' },
  red_cards: { short: 'RC', long: 'Red cards' },
  rating: { short: 'Rating', long: 'Rating, 0 to 10 among players of the position' },
} as const;

export const areaNames = {
  attack: 'Attack',
  creativity: 'Creativity',
  possession: 'Possession',
  defending: 'Defending',
  discipline: 'Discipline',
} as const;

export const metricNames = {
  goals: 'Goals',
  shots_on_target: 'Shots on target',
  shots_unblocked: 'Shots, without blocked ones',
  assists: 'Assists',
  fouls_won: 'Fouls won',
  pass_accuracy: 'Pass accuracy',
  goals_prevented: 'Goals prevented',
  tackles_won: 'Tackles won',
  goals_conceded: 'Goals conceded',
  fouls_committed: 'Fouls committed',
  yellow_cards: 'Yellow cards',
  red_cards: 'Red cards',
  offsides: 'Offsides',
} as const;

/** What orders clubs that are level on points. */
export const tieBreakNames = {
  wins: 'wins',
  goal_difference: 'goal difference',
  goals_for: 'goals for',
  goal_average: 'goals for divided by goals against',
  head_to_head_points: 'points in the matches between them',
  head_to_head_goal_difference: 'goal difference in the matches between them',
  head_to_head_goals: 'goals in the matches between them',
} as const satisfies Record<TieBreak, string>;

export const surfaces = {
  grass: 'Grass',
  turf: 'Artificial turf',
} as const;
