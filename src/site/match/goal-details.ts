import type { MatchStats } from '../../records/side-stats.ts';
import { goalKinds } from '../names.ts';
import type { TranslateOfBoth } from '../words.ts';

export type MatchGoal = MatchStats['home_scorers'][number];

/** What is known of a goal beside its scorer. */
export type GoalDetails = Pick<MatchGoal, 'minute' | 'added_minute' | 'confidence'> & {
  readonly kind: MatchGoal['kind'] | null;
};

/** Returns what follows the name of a scorer: the minute, the kind and whether the scorer is certain. */
export function goalDetails(
  t: TranslateOfBoth,
  { minute, added_minute, kind, confidence }: GoalDetails,
): string {
  const time = minute === null ? '' : ` ${minuteOf(minute, added_minute)}`;
  const notes = [
    kind === 'penalty' || kind === 'own-goal' ? t(goalKinds[kind]) : '',
    confidence === 'probable' ? t('probably') : '',
  ].filter((text) => text !== '');
  return notes.length > 0 ? `${time} (${notes.join(', ')})` : time;
}

/** Returns the minute of a goal with that of added time, such as `90+3′`. */
export function minuteOf(minute: number, added: number | null): string {
  return `${minute}${added === null ? '' : `+${added}`}′`;
}
