import type { Goal } from '../records/goal.ts';
import type { Range } from '../records/leaderboard.ts';
import type { Player, PlayerClub } from '../records/player.ts';
import { sumAll } from './numbers.ts';

/** What of a player's season counts. */
export interface PlayerScope {
  /** Whether figures of a club count. */
  countsClub(stint: PlayerClub): boolean;
  /** Whether goals of a stage count; undefined where those of all do. */
  readonly countsStage: ((stage: Goal['stage']) => boolean) | undefined;
  /** The goals of the season. */
  readonly goals: readonly Goal[];
  /** Whether every goal of the season is among them. */
  readonly isComplete: boolean;
}

type Scorer = Pick<Player, 'player_id' | 'name' | 'season' | 'goals' | 'clubs' | 'basis'>;

/**
 * Returns the range of a player's goals for some clubs in some stages.
 *
 * Totals are known better than scorers, so the goals elsewhere are subtracted from a total: those that the player scored
 * for certain, and for the least also those of unknown scorers, as far as the total has more goals than are listed.
 */
export function goalsRange(
  player: Scorer,
  { countsClub, countsStage, goals, isComplete }: PlayerScope,
): Range {
  const stints = player.clubs.filter(countsClub);
  const isWhole = stints.length === player.clubs.length;
  // A total that was counted from the goals listed has no more of them than these.
  const seasonTotal = player.basis === 'goals' ? null : player.goals;
  const totalOfClubs =
    isWhole || seasonTotal === null ? seasonTotal : sumAll(stints.map((stint) => stint.goals));
  if (totalOfClubs !== null && !countsStage) return { least: totalOfClubs, most: totalOfClubs };

  const clubs = new Set(stints.map(({ club }) => club));
  const isOfClubs = ({ club }: Goal) => isWhole || clubs.has(club);
  const counts = (goal: Goal) => isOfClubs(goal) && (countsStage?.(goal.stage) ?? true);
  // The goals of which the total may consist, found in one pass: there are many more of other players.
  const possibleGoals = goals
    .filter((goal) => (goal.player === null ? mayHaveScored(player, goal) : isScorer(player, goal)))
    .filter((goal) => goal.kind !== 'own-goal' && (totalOfClubs === null || isOfClubs(goal)));
  const goalsHere = possibleGoals.filter(counts);
  const goalsElsewhere = possibleGoals.filter((goal) => !counts(goal));

  const total = totalOfClubs ?? seasonTotal;
  if (total === null) return { least: scoredIn(goalsHere), most: isComplete ? goalsHere.length : null };
  const unlisted = Math.max(0, total - scoredIn(possibleGoals));
  const openElsewhere = isComplete ? goalsElsewhere.length - scoredIn(goalsElsewhere) : unlisted;
  const most = total - scoredIn(goalsElsewhere);
  return { least: most - Math.min(unlisted, openElsewhere), most };
}

/** Counts the goals that have a scorer. */
function scoredIn(goals: readonly Goal[]): number {
  return goals.filter(({ player }) => player !== null).length;
}

/** Returns whether a player is the scorer of a goal, by the name alone where no id is known. */
function isScorer({ player_id, name }: Scorer, goal: Goal): boolean {
  return player_id === null ? goal.player_id === null && goal.player === name : goal.player_id === player_id;
}

/** Returns whether a player may have scored a goal without a scorer. */
function mayHaveScored({ name, clubs }: Scorer, { club, candidates }: Goal): boolean {
  return clubs.some((stint) => stint.club === club) && (candidates.length === 0 || candidates.includes(name));
}
