CREATE VIEW results AS -- Finished matches, in order of play
  SELECT season, stage, date, home_team, home_goals, away_goals, away_team, venue, attendance, match_id
  FROM matches WHERE status = 'FINISHED' ORDER BY date, kickoff_utc IS NULL, kickoff_utc, match_id;
CREATE VIEW club_matches AS -- Finished matches, a row for each club: won, drawn and lost are 0 or 1, and a shoot-out is won or lost
  SELECT season, stage, date, match_id, home_club AS club, home_team AS team, 'home' AS side, away_club AS opponent,
         home_goals AS goals_for, away_goals AS goals_against,
         winner IS home_club AS won, winner IS NULL AS drawn, winner IS away_club AS lost
  FROM matches WHERE status = 'FINISHED'
  UNION ALL
  SELECT season, stage, date, match_id, away_club, away_team, 'away', home_club, away_goals, home_goals,
         winner IS away_club, winner IS NULL, winner IS home_club
  FROM matches WHERE status = 'FINISHED';
