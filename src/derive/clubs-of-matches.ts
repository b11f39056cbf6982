import type { Match } from '../records/match.ts';

interface Sides {
  readonly home_club: string;
  readonly away_club: string;
}

/** Returns the clubs that matches, or records about matches, name on either side: each once, by club_id. */
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

/** Returns the clubs of a table: a club that withdrew, all of whose matches were cancelled or annulled, is none of them. */
export function clubsInTable(results: readonly (Sides & Pick<Match, 'status'>)[]): string[] {
  return clubsOfMatches(results.filter(({ status }) => status !== 'CANCELLED'));
}
