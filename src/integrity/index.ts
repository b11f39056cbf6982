import { appearanceRules } from './appearances.ts';
import descriptions from './descriptions.json' with { type: 'json' };
import { goalRules } from './goals.ts';
import { keyRules } from './keys.ts';
import { kickoffRules } from './kickoffs.ts';
import { matchdayRules } from './matchdays.ts';
import { matchRules } from './matches.ts';
import { minuteRules } from './minutes.ts';
import { contextRules } from './odds-referees-weather.ts';
import { playerRules, zerosPossible } from './players.ts';
import { playingTimeRules } from './playing-time.ts';
import { resultRules } from './results.ts';
import type { IntegrityRule } from './rule.ts';
import { scheduleRules } from './schedule.ts';
import { statisticsRules } from './statistics.ts';
import { tableRules } from './tables.ts';
import { venueRules } from './venues.ts';

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
  ...contextRules,
];

const texts: Readonly<Record<string, string>> = descriptions;

/** Returns what a rule requires. @throws {Error} for a rule without a description */
export function descriptionOf({ name }: IntegrityRule): string {
  const description = texts[name];
  if (description === undefined) throw new Error(`${name} has no description; add it to descriptions.json`);
  return description;
}
