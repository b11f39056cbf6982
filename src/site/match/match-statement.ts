import type { Probabilities } from '../../derive/strength.ts';
import type { Match } from '../../records/match.ts';
import type { TranslateOfBoth } from '../words.ts';
import { matchPhase } from './match-phase.ts';

/** How much more probable a club's win has to be than the other's before it is a favourite. */
export const favouriteLead = 0.1;

interface MatchNow {
  readonly match: Match;
  readonly names: Readonly<Record<'home' | 'away', string>>;
  /** The chances of now; null where they are not known. */
  readonly probabilities: Probabilities | null | undefined;
  percent(share: number): string;
}

/** Returns who won a match, or who is the favourite before it or at the moment. It is undefined where that is not known. */
export function matchStatement(
  t: TranslateOfBoth,
  { match, names, probabilities, percent }: MatchNow,
): string | undefined {
  const phase = matchPhase(match);
  if (phase === 'last') return resultStatement(t, match, names);
  if (!probabilities) return undefined;
  const { home, draw, away } = probabilities;
  const isLive = phase === 'live';
  if (isLive && draw > Math.max(home, away))
    return t('A draw is the likeliest result now, at {chance}', { chance: percent(draw) });
  if (Math.abs(home - away) < favouriteLead && !isLive) return t('There is no favourite');
  const values = { club: names[home > away ? 'home' : 'away'], chance: percent(Math.max(home, away)) };
  return isLive
    ? t('{club} are the favourites now, at {chance}', values)
    : t('{club} are the favourites, at {chance}', values);
}

function resultStatement(t: TranslateOfBoth, match: Match, names: MatchNow['names']): string | undefined {
  const { status, winner, home_club, home_goals, away_goals, win_reason } = match;
  if (status !== 'FINISHED' || home_goals === null || away_goals === null) return undefined;
  const club = names[winner === home_club ? 'home' : 'away'];
  const score = `${Math.max(home_goals, away_goals)}–${Math.min(home_goals, away_goals)}`;
  if (winner === null) return t('A draw: {score}', { score });
  if (win_reason === 'Penalties') return t('{club} won on penalties', { club });
  if (win_reason === 'ExtraTime') return t('{club} won after extra time', { club });
  return t('{club} won {score}', { club, score });
}
