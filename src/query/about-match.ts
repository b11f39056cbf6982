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

interface Asked {
  readonly team: string | undefined;
  readonly match_id?: string | undefined;
}

/** A test of whether a record is about a match of the club, and the very match, that a query means. */
export function aboutMatch({ team, match_id }: Asked): (row: AboutMatch) => boolean {
  const means = team === undefined ? undefined : clubMatcher(team);
  return (row) =>
    (!means || means(row.home_team, row.home_club) || means(row.away_team, row.away_club)) &&
    (match_id === undefined || shortId(row.match_id) === match_id);
}
