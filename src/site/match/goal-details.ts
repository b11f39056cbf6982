import type { MatchStats } from '../../records/match-stats.ts';
import type { Messages } from '../messages/index.ts';

export type MatchGoal = MatchStats['home_scorers'][number];

export type GoalTexts = Pick<Messages['match'], 'kinds' | 'probableScorer'>;

/** Returns what follows the name of a scorer: the minute, the kind and whether the scorer is certain. */
export function goalDetails(
  { kinds, probableScorer }: GoalTexts,
  { minute, added_minute, kind, confidence }: MatchGoal,
): string {
  const time = minute === null ? '' : ` ${minute}${added_minute === null ? '' : `+${added_minute}`}′`;
  const notes = [
    kind === 'penalty' || kind === 'own-goal' ? kinds[kind] : '',
    confidence === 'probable' ? probableScorer : '',
  ].filter((text) => text !== '');
  return notes.length > 0 ? `${time} (${notes.join(', ')})` : time;
}
