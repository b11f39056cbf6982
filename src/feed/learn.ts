import type { Known } from './known.ts';
import { learnClubs } from './learn-clubs.ts';
import { learnGrounds } from './learn-grounds.ts';

/**
 * What is known of a season, and with it the ids that its schedule tells.
 *
 * @param body the schedule
 */
export function learn(body: unknown, known: Known): Known {
  return learnGrounds(body, learnClubs(body, known));
}
