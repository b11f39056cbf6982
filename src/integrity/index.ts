import { appearanceRules } from './appearance-rules.ts';
import { bracketRules } from './bracket-rules.ts';
import { correctionsAgree } from './correction-rules.ts';
import { goalRules } from './goal-rules.ts';
import { idRules } from './id-rules.ts';
import { keyRules } from './key-rules.ts';
import { kickoffRules } from './kickoff-rules.ts';
import { matchRules } from './match-rules.ts';
import { matchdayRules } from './matchday-rules.ts';
import { minuteRules } from './minute-rules.ts';
import { oddsRules } from './odds-rules.ts';
import { playerRules, zerosPossible } from './player-rules.ts';
import { playingTimeRules } from './playing-time-rules.ts';
import { resultRules } from './result-rules.ts';
import type { IntegrityRule } from './rule.ts';
import { scheduleRules } from './schedule-rules.ts';
import { statisticsRules } from './statistics-rules.ts';
import { tableRules } from './table-rules.ts';
import { venueRules } from './venue-rules.ts';
import { weatherPossible } from './weather-rules.ts';

/** Every rule of the dataset, in the order in which they are published. */
export const integrityRules: readonly IntegrityRule[] = [
  ...keyRules,
  ...idRules,
  ...venueRules,
  ...matchRules,
  ...kickoffRules,
  ...resultRules,
  ...scheduleRules,
  ...matchdayRules,
  ...tableRules,
  ...bracketRules,
  ...goalRules,
  ...minuteRules,
  ...statisticsRules,
  ...playerRules,
  ...playingTimeRules,
  ...appearanceRules,
  zerosPossible,
  ...oddsRules,
  weatherPossible,
  correctionsAgree,
];
