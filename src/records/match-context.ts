import { match } from './match.ts';

const { match_id, season, date, home_team, away_team, home_club, away_club } = match.shape;

/** What every record about a match says of the match. */
export const matchContext = { match_id, season, date, home_team, away_team, home_club, away_club };
