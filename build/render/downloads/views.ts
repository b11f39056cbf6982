/** The views of the database, with the columns of the tables that they read. */
export const views = [
  {
    name: 'results',
    description: 'Finished matches, in order of play',
    query: `
  SELECT season, stage, date, home_team, home_goals, away_goals, away_team, venue, attendance, match_id
  FROM matches WHERE status = 'FINISHED' ORDER BY date, kickoff_utc IS NULL, kickoff_utc, match_id`,
  },
  {
    name: 'club_matches',
    // All three are 0 or 1 in every row, so that `avg(won)` is the share of matches won.
    description:
      'Finished matches, a row for each club: won, drawn and lost are 0 or 1, and a shoot-out is won or lost',
    query: `
  SELECT season, stage, date, match_id, home_club AS club, home_team AS team, 'home' AS side, away_club AS opponent,
         home_goals AS goals_for, away_goals AS goals_against,
         winner IS home_club AS won, winner IS NULL AS drawn, winner IS away_club AS lost
  FROM matches WHERE status = 'FINISHED'
  UNION ALL
  SELECT season, stage, date, match_id, away_club, away_team, 'away', home_club, away_goals, home_goals,
         winner IS away_club, winner IS NULL, winner IS home_club
  FROM matches WHERE status = 'FINISHED'`,
  },
] as const;

/** The definitions of the views. SQLite stores them as they are written, comments included. */
export const viewDefinitions = views
  .map(({ name, description, query }) => `CREATE VIEW ${name} AS -- ${description}${query};\n`)
  .join('');
