import type { Budget, Need } from './largest-set.ts';
import { canShare } from './max-flow.ts';
import { sum } from './numbers.ts';
import type { Tally } from './ranking.ts';

/** What a win and a draw bring. */
export interface Gains {
  readonly win: number;
  readonly draw: number;
}

/** The results of a club in the matches that it has left. */
export type OwnResults = Pick<Tally, 'wins' | 'draws' | 'losses'>;

/** How many matches each club has left against each other one, by their indices. */
export type MatchCounts = readonly (readonly number[])[];

/**
 * Returns whether results exist by which each of these clubs gains what it needs; null where the budget ends before that is
 * decided. The clubs win all their matches against clubs that are not named. Where they play each other, bounds decide first,
 * and the results are searched last.
 */
export function canAllGain(
  needs: readonly Need[],
  left: MatchCounts,
  gains: Gains,
  budget: Budget,
): boolean | null {
  const counts = needs.map(({ club }) => needs.map((rival) => left[club]?.[rival.club] ?? 0));
  const rest = needs.map(({ club, need }, index) => {
    const againstOthers = sum(left[club] ?? []) - sum(counts[index] ?? []);
    return need - againstOthers * gains.win;
  });
  return canAllGainFrom(rest, counts, gains, budget);
}

/** Returns the same beside a club with so many wins, draws and losses, whose matches against these clubs are searched too. */
export function canAllGainBeside(
  own: OwnResults & { readonly club: number },
  needs: readonly Need[],
  left: MatchCounts,
  gains: Gains,
  budget: Budget,
): boolean | null {
  const withoutOwn = left.map((row, club) => (club === own.club ? row.map(() => 0) : row.with(own.club, 0)));
  const search = (
    index: number,
    open: readonly Need[],
    { wins, draws, losses }: typeof own,
  ): boolean | null => {
    const rival = open[index];
    if (!rival) return canAllGain(open, withoutOwn, gains, budget);
    const matches = left[own.club]?.[rival.club] ?? 0;
    const fromOthers = sum(withoutOwn[rival.club] ?? []) * gains.win;
    let isDecided = true;
    for (let lost = Math.min(matches, losses); lost >= 0; lost -= 1) {
      for (let drawn = Math.min(matches - lost, draws); drawn >= 0; drawn -= 1) {
        const won = matches - lost - drawn;
        const need = rival.need - lost * gains.win - drawn * gains.draw;
        if (won > wins || need > fromOthers) break;
        const rest = { ...own, wins: wins - won, draws: draws - drawn, losses: losses - lost };
        const answer = search(index + 1, open.with(index, { ...rival, need }), rest);
        if (answer) return true;
        if (answer === null) isDecided = false;
        if (budget.steps <= 0) return null;
      }
    }
    return isDecided ? false : null;
  };
  return search(0, needs, own);
}

/** Decides whether clubs gain what they need in the matches among themselves. */
function canAllGainFrom(
  needs: readonly number[],
  counts: MatchCounts,
  gains: Gains,
  budget: Budget,
): boolean | null {
  if (budget.steps <= 0) return null;
  budget.steps -= 1;
  // A club that needs no more loses the rest of its matches.
  const open = needs.flatMap((need, index) => (need > 0 ? [index] : []));
  if (open.length === 0) return true;
  if (open.length < needs.length) {
    const won = (index: number) => sum((counts[index] ?? []).filter((_, rival) => (needs[rival] ?? 0) <= 0));
    return canAllGainFrom(
      open.map((index) => (needs[index] ?? 0) - won(index) * gains.win),
      open.map((index) => open.map((rival) => counts[index]?.[rival] ?? 0)),
      gains,
      budget,
    );
  }
  const wholeNeeds = needs.map((need, index) => fewestGain(need, sum(counts[index] ?? []), gains));
  /** How much each can do without. */
  const spare = wholeNeeds.map((need, index) => sum(counts[index] ?? []) * gains.win - need);
  if (Math.min(...spare) < 0) return false;
  const mostOfMatch = Math.max(gains.win, 2 * gains.draw);
  if (sum(wholeNeeds) > (sum(counts.map(sum)) / 2) * mostOfMatch) return false;
  const wins = wholeNeeds.map((need) => Math.ceil(need / gains.win));
  if (canShare(wins, counts)) return true;
  const shares = counts.map((row) => row.map((count) => count * mostOfMatch));
  if (!canShare(wholeNeeds, shares)) return false;
  return searchResults(needs, counts, gains, budget, spare);
}

/** Returns the least that results of so many matches can bring and that is enough; infinity where nothing is. */
function fewestGain(need: number, matches: number, { win, draw }: Gains): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let wins = 0; wins <= matches; wins += 1) {
    const draws = Math.max(0, Math.ceil((need - wins * win) / draw));
    if (wins + draws <= matches) fewest = Math.min(fewest, wins * win + draws * draw);
  }
  return fewest;
}

/** Tries the results between the club that can spare least and the one it plays most often. */
function searchResults(
  needs: readonly number[],
  counts: MatchCounts,
  gains: Gains,
  budget: Budget,
  spare: readonly number[],
): boolean | null {
  const one = spare.indexOf(Math.min(...spare));
  const rivals = counts[one] ?? [];
  const other = rivals.indexOf(Math.max(...rivals));
  const matches = rivals[other] ?? 0;
  const settled = counts.map((row, index) =>
    index === one ? row.with(other, 0) : index === other ? row.with(one, 0) : row,
  );
  const canSpare = (club: number, draws: number, losses: number) =>
    draws * (gains.win - gains.draw) + losses * gains.win <= (spare[club] ?? 0);
  // Two draws bring no club more than a win and a defeat.
  const mostDraws = gains.win >= 2 * gains.draw ? 1 : matches;
  for (let wins = matches; wins >= 0; wins -= 1) {
    for (let draws = Math.min(matches - wins, mostDraws); draws >= 0; draws -= 1) {
      const losses = matches - wins - draws;
      if (!canSpare(one, draws, losses) || !canSpare(other, draws, wins)) continue;
      const rest = [...needs];
      rest[one] = (rest[one] ?? 0) - wins * gains.win - draws * gains.draw;
      rest[other] = (rest[other] ?? 0) - losses * gains.win - draws * gains.draw;
      const answer = canAllGainFrom(rest, settled, gains, budget);
      if (answer !== false) return answer;
    }
  }
  return false;
}
