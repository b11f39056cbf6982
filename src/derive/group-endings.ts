import type { League } from '../records/league-schema.ts';
import type { Points } from '../records/season-rules.ts';
import { isAmong, type ScoredResult } from './matches.ts';
import { weigher } from './projection-runs.ts';
import type { Tally } from './ranking.ts';
import type { Probabilities } from './strength.ts';

/** By what the clubs of a group are ranked. */
export interface GroupRules {
  readonly points: Points;
  readonly tie_breaks: League['tie_breaks'];
  /** Ranks clubs by their results so far. */
  rank(clubs: readonly string[], results: readonly ScoredResult[]): Pick<Tally, GroupFigure>[];
}

type GroupFigure = 'club' | 'points' | 'wins' | 'goal_difference';

/**
 * Returns the chances of each winner and second club of a group, in which each two clubs meet once. They are in rows by the
 * index of the winner, with a column for each second club. Every combination of results is counted, with wins by one goal.
 * Clubs that are level then have any order.
 *
 * @param results of the group so far
 */
export function groupEndings(
  clubs: readonly string[],
  results: readonly ScoredResult[],
  rules: GroupRules,
  forecast: (home: string, away: string) => Probabilities,
): Float64Array {
  const { points } = rules;
  const weigh = weigher(rules.tie_breaks);
  const win = weigh({ points: points.win, wins: 1, goal_difference: 1 });
  const draw = weigh({ points: points.draw, wins: 0, goal_difference: 0 });
  const loss = weigh({ points: 0, wins: 0, goal_difference: -1 });
  const weights = new Float64Array(clubs.length);
  for (const row of rules.rank(clubs, results)) weights[clubs.indexOf(row.club)] = weigh(row);
  const pairs = clubs
    .flatMap((one, home) =>
      clubs.slice(home + 1).map((other, index) => ({ one, other, home, away: home + 1 + index })),
    )
    .filter(({ one, other }) => !results.some((result) => isAmong(result, new Set([one, other]))))
    .map(({ one, other, ...indices }) => ({ ...indices, probabilities: forecast(one, other) }));
  const chances = new Float64Array(clubs.length ** 2);
  const play = (index: number, chance: number) => {
    const pair = pairs[index];
    if (!pair) {
      addLeaders(weights, chance, chances);
      return;
    }
    const { home, away, probabilities } = pair;
    const homeBefore = weights[home] ?? 0;
    const awayBefore = weights[away] ?? 0;
    const playOn = (share: number, homeGain: number, awayGain: number) => {
      weights[home] = homeBefore + homeGain;
      weights[away] = awayBefore + awayGain;
      play(index + 1, chance * share);
    };
    playOn(probabilities.home, win, loss);
    playOn(probabilities.draw, draw, draw);
    playOn(probabilities.away, loss, win);
    weights[home] = homeBefore;
    weights[away] = awayBefore;
  };
  play(0, 1);
  return chances;
}

/** Adds a chance to the winner and the second club with the largest weights, in equal parts where clubs are level. */
function addLeaders(weights: Float64Array, chance: number, chances: Float64Array): void {
  const winners = leadersOf(weights, -1);
  for (const winner of winners) {
    const seconds = leadersOf(weights, winner);
    for (const second of seconds) {
      const cell = winner * weights.length + second;
      chances[cell] = (chances[cell] ?? 0) + chance / winners.length / seconds.length;
    }
  }
}

/** Returns the indices of the largest weights, one left out. */
function leadersOf(weights: Float64Array, leftOut: number): number[] {
  let most = -Infinity;
  let leaders: number[] = [];
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index] ?? 0;
    if (index === leftOut || weight < most) continue;
    if (weight > most) leaders = [];
    most = weight;
    leaders.push(index);
  }
  return leaders;
}
