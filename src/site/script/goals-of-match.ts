import { goalDetails } from '../match/goal-details.ts';
import { decisions } from '../names.ts';
import type { LiveMatch, MatchEvent } from './live-state.ts';
import { t } from './page-values.ts';

type Side = NonNullable<MatchEvent['side']>;

/** A goal of a match. What is not known of it is null. */
type LiveGoal = Pick<MatchEvent, 'player' | 'goal_kind' | 'minute' | 'added_minute' | 'clock'>;

const unknownGoal: LiveGoal = {
  player: null,
  goal_kind: null,
  minute: null,
  added_minute: null,
  clock: null,
};

/** Returns the goals of a side in order, as many as its score says. The feed names a scorer later than the goal. */
function goalsOf(match: LiveMatch, side: Side, events: readonly MatchEvent[]): LiveGoal[] {
  const ofSide = events.filter((event) => event.match_id === match.match_id && event.side === side);
  return Array.from({ length: match[`${side}_goals`] ?? 0 }, (_, index) => {
    const ofGoal = ofSide.filter(({ goal_number }) => goal_number === index + 1);
    const goal = ofGoal.findLast(({ kind }) => kind === 'goal');
    const scorer = ofGoal.findLast(({ kind }) => kind === 'scorer');
    return {
      ...(scorer ?? goal ?? unknownGoal),
      clock: goal?.clock ?? null,
    };
  });
}

/** Returns who scored in a match and when, the home side first, after how it was decided other than in 90 minutes. */
export function scorersOf(match: LiveMatch, events: readonly MatchEvent[]): string {
  const scorers = (['home', 'away'] as const)
    .map((side) =>
      goalsOf(match, side, events)
        .map(({ player, goal_kind: kind, minute, added_minute, clock }) => {
          const details = { minute: minute ?? clock, added_minute, kind, confidence: null };
          return (player ?? t('Scorer not in yet')) + goalDetails(t, details);
        })
        .join(', '),
    )
    .filter((names) => names !== '')
    .join(' – ');
  return [decisionOf(match), scorers].filter((part) => part !== '').join(' · ');
}

/** Returns how a match was decided, other than in 90 minutes. */
export function decisionOf({ home_penalties, away_penalties, win_reason }: LiveMatch): string {
  if (home_penalties !== null) return `${home_penalties}–${away_penalties} ${t(decisions.Penalties)}`;
  return win_reason === 'ExtraTime' || win_reason === 'Awarded' ? t(decisions[win_reason]) : '';
}
