import { decision } from '../match/decision.ts';
import { shorterLists } from '../match/scorer-list.ts';
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

/** Returns what is known of a goal beside its scorer: until the feed has its minute, that of the clock. */
export const detailsOf = ({ goal_kind: kind, minute, added_minute, clock }: Omit<LiveGoal, 'player'>) => ({
  kind,
  minute: minute ?? clock,
  added_minute,
  confidence: null,
});

/** Returns whether a later event says which goal was scored by a scorer of whom that was not certain. */
export const isNowCertain = (event: MatchEvent, later: MatchEvent): boolean =>
  event.kind === 'scorer' &&
  event.goal_number === null &&
  later.goal_number !== null &&
  later.player === event.player &&
  later.minute === event.minute;

/** Returns the goals of a side in order, as many as its score says. The feed names a scorer later than the goal. */
function goalsOf(match: LiveMatch, side: Side, events: readonly MatchEvent[]): LiveGoal[] {
  const ofSide = events.filter((event) => event.match_id === match.match_id && event.side === side);
  // They scored goals that came at once. All these stand, unless one was taken back.
  const scorersOfSomeGoal = ofSide.some(({ kind }) => kind === 'goal_cancelled')
    ? []
    : ofSide.filter(
        (event) =>
          event.kind === 'scorer' &&
          event.goal_number === null &&
          !ofSide.some((later) => isNowCertain(event, later)),
      );
  return Array.from({ length: match[`${side}_goals`] ?? 0 }, (_, index) => {
    const ofGoal = ofSide.filter(({ goal_number }) => goal_number === index + 1);
    const goal = ofGoal.findLast(({ kind }) => kind === 'goal');
    const scorer = ofGoal.findLast(({ kind }) => kind === 'scorer');
    const named = scorer ?? (goal?.player ? goal : undefined) ?? scorersOfSomeGoal.shift();
    return {
      ...(named ?? goal ?? unknownGoal),
      clock: goal?.clock ?? null,
    };
  });
}

/**
 * Returns who scored in a match and when, after how it was decided other than in 90 minutes, in ever shorter forms. The first
 * is empty before the first goal.
 */
export function scorersOf(match: LiveMatch, events: readonly MatchEvent[]): string[] {
  const goals = (side: Side) =>
    goalsOf(match, side, events).map((goal) => ({ player: goal.player, ...detailsOf(goal) }));
  return shorterLists(t, [goals('home'), goals('away')]).map((scorers) =>
    [decision(t, match), scorers].filter((part) => part !== '').join(' · '),
  );
}
