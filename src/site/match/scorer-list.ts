import type { TranslateOfBoth } from '../words.ts';
import { type GoalDetails, goalDetails } from './goal-details.ts';

/** A goal with the name of its scorer; null where that is not known. */
export interface ScoredGoal extends GoalDetails {
  readonly player: string | null;
}

/** The goals of both sides, those of the home side first. */
export type GoalsOfSides = readonly [readonly ScoredGoal[], readonly ScoredGoal[]];

/** Returns who scored in a match and when, each player once. */
export function scorerList(t: TranslateOfBoth, sides: GoalsOfSides): string {
  return sides
    .map((goals) =>
      [...Map.groupBy(goals, ({ player }) => player)]
        .map(([player, ofPlayer]) => {
          const details = ofPlayer.map((goal) => goalDetails(t, goal)).filter((text) => text !== '');
          return (player ?? t('Scorer not in yet')) + details.join(',');
        })
        .join(', '),
    )
    .filter((names) => names !== '')
    .join(' – ');
}

/** Returns the list in ever shorter forms: whole, without first names, and without the last goals but how many these are. */
export function shorterLists(t: TranslateOfBoth, sides: GoalsOfSides): string[] {
  const surnames = sides.map((goals) =>
    goals.map((goal) => ({ ...goal, player: goal.player?.replace(/^\S+ /, '') ?? null })),
  );
  const [home = [], away = []] = surnames;
  const total = home.length + away.length;
  const first = (count: number) =>
    scorerList(t, [home.slice(0, count), away.slice(0, Math.max(0, count - home.length))]);
  const more = (count: number) => t('{count, plural, =0 {} one {and # more} other {and # more}}', { count });
  const shorter = Array.from({ length: total }, (_, left) => `${first(total - left)} ${more(left)}`.trim());
  return [scorerList(t, sides), ...shorter];
}
