import { shortId } from '../records/ids.ts';
import { clubMatcher } from './club.ts';
import type { Filter } from './filter.ts';
import { badCombination, type QueryFault } from './parse-query.ts';

/** A record about a match. */
export interface AboutMatch {
  readonly match_id: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly home_club: string;
  readonly away_club: string;
}

interface MatchSelector {
  readonly team?: string | undefined;
  readonly opponent?: string | undefined;
  /** Whether the team is the home side. */
  readonly home?: boolean | undefined;
  readonly match_id?: string | undefined;
}

/** Returns a filter of records about the matches that a query selects: of a club, against another, by id. */
export function aboutMatch({ team, opponent, home, match_id }: MatchSelector): Filter<AboutMatch> {
  const isTeam = team === undefined ? () => true : clubMatcher(team);
  const isOpponent = opponent === undefined ? () => true : clubMatcher(opponent);
  return (row) => {
    if (match_id !== undefined && shortId(row.match_id) !== match_id) return false;
    const isAtHome =
      home !== false && isTeam(row.home_team, row.home_club) && isOpponent(row.away_team, row.away_club);
    if (isAtHome || home) return isAtHome;
    return isTeam(row.away_team, row.away_club) && isOpponent(row.home_team, row.home_club);
  };
}

/** Returns a filter of rows of one match. @param match_id its short id */
export function isOfMatch(match_id: string | undefined): Filter<Pick<AboutMatch, 'match_id'>> {
  return match_id === undefined ? undefined : (row) => shortId(row.match_id) === match_id;
}

/** Returns what is wrong with a query that says whom the team plays, or where, without the team. */
export function validateOpponent(query: MatchSelector): QueryFault | undefined {
  if (query.team !== undefined) return undefined;
  const name = (['opponent', 'home'] as const).find((parameter) => query[parameter] !== undefined);
  return name && badCombination(`parameter '${name}' is given alone; expected 'team' with it`, name, 'team');
}
