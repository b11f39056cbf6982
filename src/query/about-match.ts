import { shortId } from '../records/ids.ts';
import { clubMatcher } from './club.ts';

/** A record about a match. */
export interface AboutMatch {
  readonly match_id: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly home_club: string;
  readonly away_club: string;
}

interface MatchSelector {
  readonly team: string | undefined;
  readonly match_id?: string | undefined;
}

/** Returns a filter of records about the matches that a query selects: of a club, by id, or both. */
export function aboutMatch({ team, match_id }: MatchSelector): (row: AboutMatch) => boolean {
  const isClub = team === undefined ? undefined : clubMatcher(team);
  return (row) =>
    (!isClub || isClub(row.home_team, row.home_club) || isClub(row.away_team, row.away_club)) &&
    (match_id === undefined || shortId(row.match_id) === match_id);
}
