import type { SeasonMatch } from './season-match.ts';

/** How often the clubs of some matches play and meet. */
export interface Meetings {
  readonly clubs: number;
  /** How many matches a club has, at least and at most. */
  readonly fewestMatches: number;
  readonly mostMatches: number;
  /** How often two clubs meet, at least and at most. */
  readonly fewest: number;
  readonly most: number;
  /** How often two clubs meet at the same home, at most. */
  readonly mostAtHome: number;
}

/** Returns a key for the two clubs of a match, whoever is at home. */
export function pairOf({ home, away }: Pick<SeasonMatch, 'home' | 'away'>): string {
  return home < away ? `${home} ${away}` : `${away} ${home}`;
}

/** Returns the clubs of some matches, in order of their first. */
export function clubsOf(matches: readonly SeasonMatch[]): Set<string> {
  return new Set(matches.flatMap(({ home, away }) => [home, away]));
}

/** Returns how often the clubs of some matches play and meet. */
export function meetingsOf(matches: readonly SeasonMatch[]): Meetings {
  const byClub = countBy(matches.flatMap(({ home, away }) => [home, away]));
  const byPair = countBy(matches.map(pairOf));
  const byHome = countBy(matches.map(({ home, away }) => `${home} ${away}`));
  const clubs = byClub.length;
  return {
    clubs,
    fewestMatches: Math.min(...byClub),
    mostMatches: Math.max(...byClub),
    fewest: byPair.length < pairsAmong(clubs) ? 0 : Math.min(...byPair),
    most: Math.max(...byPair),
    mostAtHome: Math.max(...byHome),
  };
}

function countBy(keys: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts.values()];
}

/** Returns how many pairs so many clubs have. */
export function pairsAmong(clubs: number): number {
  return (clubs * (clubs - 1)) / 2;
}

/** Returns whether every two clubs meet equally often. */
export function isWhole({ fewest, most }: Meetings): boolean {
  return fewest === most;
}

/**
 * Returns the clubs with their matches, parted where no match connects them. The parts are in order of their first match, and
 * so are the matches of each.
 */
export function connectedParts(matches: readonly SeasonMatch[]): SeasonMatch[][] {
  const parents = new Map<string, string>();
  const rootOf = (club: string): string => {
    const parent = parents.get(club) ?? club;
    return parent === club ? club : rootOf(parent);
  };
  for (const { home, away } of matches) parents.set(rootOf(home), rootOf(away));
  return [...Map.groupBy(matches, ({ home }) => rootOf(home)).values()];
}

/**
 * Returns whether a league was split: clubs that met once more than others are groups in which all did, as where the first six
 * and the last six of a table play each other again.
 */
export function isSplit(matches: readonly SeasonMatch[]): boolean {
  const { clubs, fewest, most } = meetingsOf(matches);
  if (fewest === 0 || most !== fewest + 1) return false;
  const byPair = [...Map.groupBy(matches, pairOf).values()];
  const again = byPair.filter(({ length }) => length === most).flatMap((rows) => rows.slice(0, 1));
  const groups = connectedParts(again);
  return (
    clubsOf(again).size === clubs &&
    groups.length > 1 &&
    groups.every((group) => clubsOf(group).size > 2 && isWhole(meetingsOf(group)))
  );
}
