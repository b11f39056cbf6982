import { appearanceRules } from './appearances.ts';
import { correctionsAgree } from './corrections.ts';
import { goalRules } from './goals.ts';
import { keyRules } from './keys.ts';
import { kickoffRules } from './kickoffs.ts';
import { matchdayRules } from './matchdays.ts';
import { matchRules } from './matches.ts';
import { minuteRules } from './minutes.ts';
import { oddsRules } from './odds.ts';
import { playerRules, zerosPossible } from './players.ts';
import { playingTimeRules } from './playing-time.ts';
import { resultRules } from './results.ts';
import type { IntegrityRule } from './rule.ts';
import { scheduleRules } from './schedule.ts';
import { statisticsRules } from './statistics.ts';
import { tableRules } from './tables.ts';
import { venueRules } from './venues.ts';
import { weatherPossible } from './weather.ts';

/** Every rule of the dataset, in the order in which they are published. */
export const integrityRules: readonly IntegrityRule[] = [
  ...keyRules,
  ...venueRules,
  ...matchRules,
  ...kickoffRules,
  ...resultRules,
  ...scheduleRules,
  ...matchdayRules,
  ...tableRules,
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
