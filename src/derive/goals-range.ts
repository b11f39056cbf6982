import { isPromised } from '../records/complete-since.ts';
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
}

type Scorer = Pick<Player, 'player_id' | 'name' | 'season' | 'goals' | 'clubs' | 'basis'>;

/**
 * Returns the range of a player's goals for some clubs in some stages.
 *
 * Totals are known better than scorers, so the goals elsewhere are subtracted from a total: those that the player scored
 * for certain, and for the least also those of unknown scorers, as far as the total has more goals than are listed.
 */
export function goalsRange(player: Scorer, { countsClub, countsStage, goals }: PlayerScope): Range {
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
  const totalled = goals.filter(
    (goal) => goal.kind !== 'own-goal' && (totalOfClubs === null || isOfClubs(goal)),
  );
  const [goalsHere, goalsElsewhere] = [totalled.filter(counts), totalled.filter((goal) => !counts(goal))];
  const scored = (list: readonly Goal[]) => list.filter((goal) => isOf(player, goal)).length;
  const open = (list: readonly Goal[]) => list.filter((goal) => mayHaveScored(player, goal)).length;

  const total = totalOfClubs ?? seasonTotal;
  const isComplete = isPromised('goals', player.season);
  if (total === null)
    return { least: scored(goalsHere), most: isComplete ? scored(goalsHere) + open(goalsHere) : null };
  const unlisted = Math.max(0, total - scored(totalled));
  const most = total - scored(goalsElsewhere);
  return { least: most - Math.min(unlisted, isComplete ? open(goalsElsewhere) : unlisted), most };
}

/** Returns whether a goal is known to be a player's, whom the name alone identifies where no id does. */
function isOf({ player_id, name }: Scorer, goal: Goal): boolean {
  return player_id === null ? goal.player_id === null && goal.player === name : goal.player_id === player_id;
}

/** Returns whether a goal without a scorer may be a player's. */
function mayHaveScored({ name, clubs }: Scorer, { player, club, candidates }: Goal): boolean {
  return (
    player === null &&
    clubs.some((stint) => stint.club === club) &&
    (candidates.length === 0 || candidates.includes(name))
  );
}
