import { match } from './match.ts';

const { match_id, season, date, home_team, away_team, home_club, away_club } = match.shape;

/** The fields of the match in every record about a match. */
export const matchContext = { match_id, season, date, home_team, away_team, home_club, away_club };
