import type { Match } from '../records/match.ts';

/** What every record about a match says of the match. */
export function matchContext({ match_id, season, date, home_team, away_team, home_club, away_club }: Match) {
  return { match_id, season, date, home_team, away_team, home_club, away_club };
}

/** Rows about matches, each with its match, in order of play; the match of every row is known. */
export function withMatches<Row extends { match_id: string }>(
  rows: readonly Row[],
  matches: readonly Match[],
): { row: Row; match: Match }[] {
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return matches.flatMap((match) => (byMatch.get(match.match_id) ?? []).map((row) => ({ row, match })));
}
