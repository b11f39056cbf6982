import type { Match } from '../../records/match.ts';
import { decisions } from '../names.ts';
import type { TranslateOfBoth } from '../words.ts';

/** Returns how a match was decided, other than by its 90 minutes. It is empty where these decided it. */
export function decision(
  t: TranslateOfBoth,
  {
    home_penalties,
    away_penalties,
    win_reason,
  }: Pick<Match, 'home_penalties' | 'away_penalties' | 'win_reason'>,
): string {
  if (home_penalties !== null && away_penalties !== null)
    return t('{home}–{away} on penalties', { home: home_penalties, away: away_penalties });
  return win_reason === 'ExtraTime' || win_reason === 'Awarded' ? t(decisions[win_reason]) : '';
}
