import type { BracketTie } from '../records/league-schema.ts';
import { type GroupRules, groupEndings } from './group-endings.ts';
import type { Probabilities } from './strength.ts';
import { clubsOfTie, type PlayOffMatch, seedPlaces, tieStates } from './tie-states.ts';

/** What the chances of the title are computed with. */
export interface TitleModel {
  /** The ties and groups of the play-offs, in the order of play. */
  readonly ties: readonly BracketTie[];
  /** Returns the probabilities of the results of a match after 90 minutes. */
  forecast(home: string, away: string, isNeutral: boolean): Probabilities;
  /** The shares of wins by one goal, by two and so on. */
  readonly margins: readonly number[];
  readonly group: GroupRules;
}

/** One way in which a tie or a group may end, after those before it. Its clubs are the numbers of seeds. */
interface Branch {
  /** The branch before it; undefined at the start. */
  readonly before: number | undefined;
  /** The number of the tie in the bracket. */
  readonly tie: number;
  /** The clubs, the home side first. */
  readonly sides: readonly number[];
  readonly winner: number;
  readonly second: number;
}

/** Returns all branches of a bracket, each after the one that it follows. */
function branchesOf(ties: readonly BracketTie[]): Branch[] {
  const places = seedPlaces(ties);
  const seeds = [...places.keys()];
  const branches: Branch[] = [];
  const follow = (
    index: number,
    ends: ReadonlyMap<string, readonly number[]>,
    before: number | undefined,
  ) => {
    const tie = ties[index];
    if (!tie) return;
    const clubs = clubsOfTie(tie, places, seeds, ends).filter((club) => club !== undefined);
    const sides = tie.home === 'first' ? clubs : clubs.toSorted((a, b) => a - b);
    for (const winner of sides) {
      for (const second of sides.filter((side) => side !== winner)) {
        const branch = branches.push({ before, tie: index, sides, winner, second }) - 1;
        follow(index + 1, new Map([...ends, [tie.name, [winner, second]]]), branch);
      }
    }
  };
  follow(0, new Map(), undefined);
  return branches;
}

/** Returns the chance of a branch with these clubs on the places that lead to the play-offs, by their indices. */
type ChanceOfBranch = (branch: Branch, seeds: readonly number[]) => number;

/**
 * Returns a function that adds the chances of clubs to win the title, with a weight, to others. It follows every path through
 * the bracket. A tie that is level after 90 minutes, or after both legs, is won by either club with a chance of one half.
 *
 * @param clubs by their indices
 * @param matches of the play-offs, which count where their clubs are known
 */
export function titleChances(
  model: TitleModel,
  clubs: readonly string[],
  matches: readonly PlayOffMatch[] = [],
) {
  const branches = branchesOf(model.ties);
  const final = model.ties.length - 1;
  const products = new Float64Array(branches.length);
  const chanceBefore = chancesBeforeMatches(model, clubs);
  const namesOf = (seeds: readonly number[]) => seeds.map((club) => clubs[club] ?? '');
  return (seeds: readonly number[], weight: number, chances: Float64Array): void => {
    const chanceOf =
      matches.length === 0 ? chanceBefore : chancesAfterMatches(model, namesOf(seeds), matches, chanceBefore);
    let index = 0;
    for (const branch of branches) {
      const product = branch.before === undefined ? weight : (products[branch.before] ?? 0);
      const chance = product === 0 ? 0 : product * chanceOf(branch, seeds);
      products[index] = chance;
      index += 1;
      const champion = seeds[branch.winner] ?? 0;
      if (branch.tie === final) chances[champion] = (chances[champion] ?? 0) + chance;
    }
  };
}

/** Returns the chances of ties and groups before their first match. Each is computed once. */
function chancesBeforeMatches(model: TitleModel, clubs: readonly string[]): ChanceOfBranch {
  const size = clubs.length;
  const chancesOfTies = model.ties.map(() => new Float64Array(size ** 2).fill(-1));
  const chancesOfGroups = new Map<string, Float64Array>();
  return ({ tie: index, sides, winner, second }, seeds) => {
    const tie = model.ties[index];
    const chances = chancesOfTies[index];
    if (!tie || !chances) return 0;
    const home = seeds[sides[0] ?? 0] ?? 0;
    const away = seeds[sides[1] ?? 0] ?? 0;
    if (sides.length === 2) {
      const cell = home * size + away;
      if ((chances[cell] ?? 0) < 0)
        chances[cell] = chanceOfTie(model, tie, [clubs[home] ?? '', clubs[away] ?? ''], []);
      return winner === sides[0] ? (chances[cell] ?? 0) : 1 - (chances[cell] ?? 0);
    }
    const members = sides.map((side) => seeds[side] ?? 0).sort((a, b) => a - b);
    const key = `${index} ${members.join(' ')}`;
    const ofGroup =
      chancesOfGroups.get(key) ??
      endingsOfGroup(
        model,
        tie,
        members.map((club) => clubs[club] ?? ''),
        [],
      );
    chancesOfGroups.set(key, ofGroup);
    return (
      ofGroup[members.indexOf(seeds[winner] ?? 0) * members.length + members.indexOf(seeds[second] ?? 0)] ?? 0
    );
  };
}

/** Returns the chances of ties and groups with the matches that are known. */
function chancesAfterMatches(
  model: TitleModel,
  seedNames: readonly string[],
  matches: readonly PlayOffMatch[],
  chanceBefore: ChanceOfBranch,
): ChanceOfBranch {
  const nameOf = (seed: number) => seedNames[seed] ?? '';
  const states = tieStates(model, seedNames, matches);
  return (branch, seeds) => {
    const { sides, winner, second } = branch;
    const state = states[branch.tie];
    if (!state || state.matches.length === 0) return chanceBefore(branch, seeds);
    const { tie, order } = state;
    if (order) return Number(order[0] === nameOf(winner) && order[1] === nameOf(second));
    const names = sides.map(nameOf);
    if (sides.length > 2) {
      const cell = sides.indexOf(winner) * sides.length + sides.indexOf(second);
      return endingsOfGroup(model, tie, names, state.matches)[cell] ?? 0;
    }
    const chance = chanceOfTie(model, tie, names, state.matches);
    return winner === sides[0] ? chance : 1 - chance;
  };
}

/** Returns the chances of each winner and second club of a group. */
function endingsOfGroup(
  { group, forecast }: TitleModel,
  tie: BracketTie,
  clubs: readonly string[],
  matches: readonly PlayOffMatch[],
): Float64Array {
  const results = matches.flatMap(({ result }) => result ?? []);
  return groupEndings(clubs, results, group, (home, away) => forecast(home, away, tie.neutral === true));
}

/** Returns the chance of the first club to win a tie, from the goals so far and the matches left. */
function chanceOfTie(
  { forecast, margins }: TitleModel,
  tie: BracketTie,
  [home = '', away = '']: readonly string[],
  matches: readonly PlayOffMatch[],
): number {
  const hosts = tie.legs === 2 ? [away, home] : [home];
  let leads = new Map([[0, 1]]);
  for (const [index, usualHost] of hosts.entries()) {
    const match = matches[index];
    const host = match?.home_club ?? usualHost;
    const guest = host === home ? away : home;
    const sign = host === home ? 1 : -1;
    const { result = null } = match ?? {};
    const shares = result
      ? new Map([[result.home_goals - result.away_goals, 1]])
      : sharesOfMargins(
          match?.probabilities ?? forecast(host, guest, match?.neutral ?? tie.neutral === true),
          margins,
        );
    leads = addMargins(leads, shares, sign);
  }
  let chance = 0;
  for (const [lead, share] of leads) chance += lead > 0 ? share : lead === 0 ? share / 2 : 0;
  return chance;
}

/** Returns the probability of each number of goals by which the home side wins, below 0 those of a defeat. */
function sharesOfMargins({ home, draw, away }: Probabilities, margins: readonly number[]) {
  const shares = new Map([[0, draw]]);
  for (const [index, share] of margins.entries()) {
    shares.set(index + 1, home * share);
    shares.set(-index - 1, away * share);
  }
  return shares;
}

function addMargins(
  leads: ReadonlyMap<number, number>,
  margins: ReadonlyMap<number, number>,
  sign: number,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [lead, chance] of leads) {
    for (const [margin, share] of margins) {
      const total = lead + sign * margin;
      sums.set(total, (sums.get(total) ?? 0) + chance * share);
    }
  }
  return sums;
}
