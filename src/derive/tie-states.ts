import type { BracketTie } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import type { GroupRules } from './group-endings.ts';
import { hasResult, isAmong, type ScoredResult } from './matches.ts';
import type { Probabilities } from './strength.ts';
import { type TieMatch, winnerOfTie } from './tie-winner.ts';

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
  { ties, group }: { readonly ties: readonly BracketTie[]; readonly group: GroupRules },
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

/** Returns the clubs of a tie as far as they are known, by the clubs on the places and the ends of the ties before it. */
export function clubsOfTie<Club>(
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
