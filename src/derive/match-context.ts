import type { Match } from '../records/match.ts';

/** Returns the fields of a match that every record about a match repeats. */
export function matchContext({ match_id, season, date, home_team, away_team, home_club, away_club }: Match) {
  return { match_id, season, date, home_team, away_team, home_club, away_club };
}

/** Joins rows about matches with their matches, in order of play. */
export function withMatches<Row extends { match_id: string }>(
  rows: readonly Row[],
  matches: readonly Match[],
): { row: Row; match: Match }[] {
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return matches.flatMap((match) => (byMatch.get(match.match_id) ?? []).map((row) => ({ row, match })));
}
