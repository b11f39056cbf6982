import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { type Goal, goal, scorerFields } from '../records/goal.ts';
import { type LeaderboardMetric, leaderboardMetrics, type Range } from '../records/leaderboard.ts';
import type { League } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import type { ListedPlayer, Player, PlayerClub } from '../records/player.ts';
import { isPromised } from '../records/season-rules.ts';
import { ascending, shortId } from '../records/text.ts';
import { rowOf } from '../records/typed.ts';
import { withMatches } from './matches.ts';
import { sumAll } from './numbers.ts';

/** Returns every goal as the API shows it, in order of play, home before away, by minute. */
export function deriveGoals(dataset: Dataset, matches: readonly Match[]): Goal[] {
  return withMatches(goalsInOrder(dataset.goals), matches).map(({ row, match }) =>
    rowOf(goal, { ...match, ...row, team: match[`${row.side}_team`], ...scorerOf(row) }),
  );
}

type IdentifiedGoal = DatasetRow<'goals'> & { readonly goal_id: string };

/** Returns goals by side, home first, and then by number, each with its id. */
export function goalsInOrder(goals: Dataset['goals']): IdentifiedGoal[] {
  const equals = new Map<string, number>();
  return goals
    .toSorted((a, b) => ascending(b.side, a.side) || a.number - b.number)
    .map((row) => {
      const identity = identityOf(row);
      const occurrence = (equals.get(identity) ?? 0) + 1;
      equals.set(identity, occurrence);
      return { ...row, goal_id: occurrence === 1 ? identity : `${identity}.${occurrence}` };
    });
}

/** Returns what tells a goal from others, its number left out: that changes with a goal inserted before it. */
function identityOf({ match_id, side, minute, added_minute, player, kind }: DatasetRow<'goals'>): string {
  const scorer = player?.toLowerCase().replaceAll(/[^\p{Letter}\p{Mark}\d]+/gu, '-') ?? kind;
  return [shortId(match_id), side, minute, added_minute, scorer].filter((part) => part !== null).join('-');
}

/** Returns what a goal says of its scorer. */
export function scorerOf(row: IdentifiedGoal) {
  const published = {
    ...row,
    player_id: row.player_id === null ? null : shortId(row.player_id),
    candidates: row.candidates?.split('|') ?? [],
    assist_id: row.assist_id === null ? null : shortId(row.assist_id),
  };
  return rowOf({ shape: scorerFields }, published);
}

/** What of a player's season counts. */
export interface PlayerScope {
  /** Returns whether figures of a club count. */
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
 * Totals are known better than scorers, so goals elsewhere are subtracted from a total. For the upper end these are the
 * goals that the player scored for certain. For the lower end they include goals of unknown scorers, as far as the total
 * exceeds the listed goals.
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

/**
 * Adds the goals of players without a total, where the listed goals decide them. All goals of the season then have a row,
 * and each that may be theirs has a scorer.
 */
export function withDecidedGoals(
  players: readonly ListedPlayer[],
  goals: readonly Goal[],
  league: Pick<League, 'complete_since'>,
): ListedPlayer[] {
  const goalsOfSeason = Map.groupBy(goals, ({ season }) => season);
  return players.map((player) => {
    if (player.goals !== null) return player;
    const { least, most } = goalsRange(player, {
      countsClub: () => true,
      countsStage: undefined,
      goals: goalsOfSeason.get(player.season) ?? [],
      isComplete: isPromised(league, 'goals', player.season),
    });
    if (least === null || least !== most) return player;
    const [club, ...others] = player.clubs;
    const clubs = club && others.length === 0 ? [{ ...club, goals: least }] : player.clubs;
    return { ...player, goals: least, clubs, calculated: [...player.calculated, 'goals'] };
  });
}

/** Counts the goals that have a scorer. */
function scoredIn(goals: readonly Goal[]): number {
  return goals.filter(({ player }) => player !== null).length;
}

/** Returns whether a player is the scorer of a goal, by the name alone where no id is known. */
function isScorer({ player_id, name }: Scorer, goal: Goal): boolean {
  if (player_id !== null) return goal.player_id === player_id;
  return goal.player_id === null && withoutAccents(goal.player ?? '') === withoutAccents(name);
}

/** Returns whether a player may have scored a goal without a scorer. */
function mayHaveScored({ name, clubs }: Scorer, { club, candidates }: Goal): boolean {
  return clubs.some((stint) => stint.club === club) && (candidates.length === 0 || candidates.includes(name));
}

/** Returns a name as it is without accents: the feed writes a name now with and now without them. */
export function withoutAccents(name: string): string {
  return name.normalize('NFKD').replace(/\p{Mark}/gu, '');
}

/** Returns the range of a player's value of a metric. Of several clubs, the figures of each are not known, goals excepted. */
export function metricRange(metric: LeaderboardMetric, player: Player, scope: PlayerScope): Range {
  if (metric === 'goals') return goalsRange(player, scope);
  if (metric === 'goal_involvements') {
    const goals = goalsRange(player, scope);
    const assists = metricRange('assists', player, scope);
    return {
      least: sumAll([goals.least, assists.least]),
      most: sumAll([goals.most, assists.most]),
    };
  }
  const { isRate } = leaderboardMetrics[metric];
  const value = player[metric];
  if (player.clubs.every((stint) => scope.countsClub(stint)))
    return { least: value ?? (isRate ? null : 0), most: value };
  return isRate ? { least: null, most: null } : { least: 0, most: value };
}
