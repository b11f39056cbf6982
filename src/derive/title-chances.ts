import type { BracketTie } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import { type GroupRules, groupEndings } from './group-endings.ts';
import { hasResult, isAmong, type ScoredResult } from './matches.ts';
import type { Probabilities } from './strength.ts';
import { type TieMatch, winnerOfTie } from './tie-winner.ts';

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

/** A match of the play-offs, of which only what was known on a day counts. */
export interface PlayOffMatch extends TieMatch {
  readonly neutral: boolean;
  /** The match with its score, where it was finished by then. */
  readonly result: (TieMatch & ScoredResult) | null;
  /** The probabilities of its results after 90 minutes while it is in play. Before, they are those of the strengths. */
  readonly probabilities?: Probabilities | undefined;
}

/** Returns what chances of the title take of a match. */
export function playOffMatch(match: Match): PlayOffMatch & Pick<Match, 'match_id'> {
  const { match_id, stage, home_club, away_club, home_goals, away_goals, winner, win_reason, neutral } =
    match;
  const { season, date, status } = match;
  const sides = { season, date, status, stage, home_club, away_club, winner, win_reason };
  const result = hasResult(match)
    ? { ...sides, home_goals: match.home_goals, away_goals: match.away_goals }
    : null;
  return { ...sides, match_id, home_goals, away_goals, neutral, result };
}

/** A tie or a group, as far as it is known. */
export interface TieState<Match extends PlayOffMatch = PlayOffMatch> {
  readonly tie: BracketTie;
  /** Its clubs, in the order of the bracket. One is undefined until it is known. */
  readonly clubs: readonly (string | undefined)[];
  /** The home side of its only match, or of its last leg, as the bracket has it. It is undefined until all clubs are known. */
  readonly home: string | undefined;
  /** Its matches, where all its clubs are known. */
  readonly matches: readonly Match[];
  /** Its clubs from the winner, once it is decided. */
  readonly order: readonly string[] | undefined;
}

/** The clubs that the table sends to the play-offs, the highest first. */
type Seeds = readonly string[];

/** A place in a table that leads to the play-offs. */
export type SeedPlace = Extract<BracketTie['clubs'][number], { readonly place: number }>;

/** Returns the places in tables that lead to the play-offs, the highest first. */
export function seedPlaces(ties: readonly BracketTie[]): SeedPlace[] {
  return ties
    .flatMap(({ clubs }) => clubs.filter((club) => 'place' in club))
    .sort((a, b) => a.place - b.place);
}

/**
 * Returns the clubs on the places that lead to the play-offs. A club that has two of them leaves the later one to the first of
 * the table of the season that has none.
 *
 * @param clubAt returns the club on a place of the table of a stage, or of the season
 */
export function seedClubs<Club>(
  places: readonly SeedPlace[],
  clubAt: (place: number, table?: string) => Club,
): Club[] {
  const clubs = places.map(({ place, table }) => clubAt(place, table));
  return clubs.map((club, index) => {
    let seed = club;
    for (let place = 1; clubs.slice(0, index).includes(seed) && place <= places.length; place += 1) {
      const other = clubAt(place);
      if (!clubs.includes(other)) seed = other;
    }
    return seed;
  });
}

/** Returns the ties and groups of the play-offs as far as they are known, in the order of play. */
export function tieStates<Match extends PlayOffMatch>(
  { ties, group }: Pick<TitleModel, 'ties' | 'group'>,
  seeds: Seeds,
  matches: readonly Match[],
): TieState<Match>[] {
  const orders = new Map<string, readonly string[]>();
  const places = seedPlaces(ties);
  return ties.map((tie) => {
    const clubs = clubsOfTie(tie, places, seeds, orders);
    const known = new Set(clubs.filter((club) => club !== undefined));
    const isKnown = known.size === clubs.length;
    const own = matches.filter((match) => isKnown && match.stage === tie.stage && isAmong(match, known));
    const order = isKnown ? orderOfTie(tie, [...known], own, group) : undefined;
    if (order) orders.set(tie.name, order);
    const sides = tie.home === 'first' ? clubs : seeds.filter((club) => known.has(club));
    return { tie, clubs, home: isKnown ? sides[0] : undefined, matches: own, order };
  });
}

function clubsOfTie<Club>(
  tie: BracketTie,
  places: readonly SeedPlace[],
  seeds: readonly Club[],
  orders: ReadonlyMap<string, readonly Club[]>,
): (Club | undefined)[] {
  return tie.clubs.map((club) => {
    if ('place' in club) return seeds[places.indexOf(club)];
    return 'winner_of' in club ? orders.get(club.winner_of)?.[0] : orders.get(club.second_of)?.[1];
  });
}

/** Returns the clubs of a tie or a group from the winner. It is undefined before it is decided. */
function orderOfTie(
  tie: BracketTie,
  clubs: readonly string[],
  matches: readonly PlayOffMatch[],
  group: GroupRules,
): string[] | undefined {
  const results = matches.flatMap(({ result }) => result ?? []);
  const isGroup = clubs.length > 2;
  const matchesToPlay = isGroup ? (clubs.length * (clubs.length - 1)) / 2 : (tie.legs ?? 1);
  if (results.length < matchesToPlay) return undefined;
  if (isGroup) return group.rank(clubs, results).map(({ club }) => club);
  const winner = winnerOfTie(results);
  return winner === null ? undefined : [winner, ...clubs.filter((club) => club !== winner)];
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
