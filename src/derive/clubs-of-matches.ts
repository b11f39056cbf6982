import type { Match } from '../records/match.ts';

interface Sides {
  readonly home_club: string;
  readonly away_club: string;
}

/** Returns each club that is a side of one of these matches or records about matches, once, by club_id. */
export function clubsOfMatches(matches: readonly Sides[]): string[] {
  return [...new Set(matches.flatMap(({ home_club, away_club }) => [home_club, away_club]))].sort();
}

/** Returns whether a club is either side of a match. */
export function isPlayedBy({ home_club, away_club }: Sides, club: string): boolean {
  return home_club === club || away_club === club;
}

/** Returns whether both sides of a match are among some clubs. */
export function isAmong({ home_club, away_club }: Sides, clubs: ReadonlySet<string>): boolean {
  return clubs.has(home_club) && clubs.has(away_club);
}

/** Returns the clubs that standings list. A club that withdrew, so that all its matches were cancelled, is left out. */
export function clubsInStandings(results: readonly (Sides & Pick<Match, 'status'>)[]): string[] {
  return clubsOfMatches(results.filter(({ status }) => status !== 'CANCELLED'));
}
