-- The mean attendance of each club at home in 2025, and the change from 2024, from the Parquet file of all matches:
--   curl -O $SOCCER_DATA_URL/dumps/matches.parquet && duckdb < attendance.sql
WITH means AS (
  SELECT season, home_club, any_value(home_team) AS club,
         count(attendance) AS matches, avg(attendance) AS mean, max(attendance) AS largest
  FROM 'matches.parquet'
  WHERE status = 'FINISHED' AND NOT neutral AND season IN (2024, 2025)
  GROUP BY season, home_club
)
SELECT now.club, now.matches, round(now.mean)::INT AS mean, now.largest,
       round(100 * (now.mean / before.mean - 1))::INT AS change_percent
FROM means AS now
LEFT JOIN means AS before ON before.home_club = now.home_club AND before.season = 2024
WHERE now.season = 2025
ORDER BY mean DESC;
