/** Queries to start from, each of which answers a question. A league without rows for one does not show it. */
export const questions = {
  titles: `SELECT name AS club, group_concat(season, ', ') AS seasons, count(*) AS titles
FROM seasons JOIN teams ON club_id = champion
GROUP BY club_id ORDER BY titles DESC`,
  scorers: `SELECT coalesce(full_name, name) AS player, appearances, goals
FROM careers WHERE goals > 0
ORDER BY goals DESC LIMIT 20`,
  highScores: `SELECT home_team || ' ' || home_goals || '–' || away_goals || ' ' || away_team AS match,
  date, home_goals + away_goals AS goals
FROM results
ORDER BY goals DESC, date LIMIT 20`,
  home: `SELECT season, count(*) AS matches,
  round(100 * avg(drawn)) AS drawn_percent, round(100 * avg(lost)) AS lost_percent,
  round(100 * avg(won)) AS won_percent
FROM club_matches WHERE side = 'home' GROUP BY season`,
  unbeaten: `-- Matches of a club between two defeats have the same number of defeats before them.
WITH numbered AS (
  SELECT *, sum(lost) OVER (PARTITION BY club ORDER BY date, match_id) AS defeats
  FROM club_matches
)
SELECT max(team) AS club, min(date) AS first_match, max(date) AS last_match,
  count(*) AS matches
FROM numbered WHERE NOT lost GROUP BY club, defeats
ORDER BY matches DESC LIMIT 20`,
  crowds: `SELECT home_team AS club, count(*) AS matches, max(attendance) AS largest,
  round(avg(attendance)) AS average
FROM matches
WHERE attendance IS NOT NULL AND NOT neutral
  AND season = (SELECT max(season) FROM matches WHERE attendance IS NOT NULL)
GROUP BY home_club ORDER BY average DESC`,
  minutes: `SELECT min(minute) || '–' || max(minute) AS minutes, count(*) AS goals
FROM goals WHERE minute IS NOT NULL GROUP BY (minute - 1) / 15`,
  firstGoal: `-- The club of the earliest goal, in matches of which every minute is known.
WITH first_goals AS (
  SELECT match_id, club, min(minute * 100 + coalesce(added_minute, 0))
  FROM goals GROUP BY match_id HAVING count(*) = count(minute)
)
SELECT season, count(*) AS matches, round(100 * avg(won)) AS won_percent
FROM first_goals JOIN club_matches USING (match_id, club)
GROUP BY season`,
  chances: `SELECT team || ' ' || season AS team_and_season, sum(goals) AS goals, round(sum(xg), 1) AS expected_goals,
  round(sum(goals - xg), 1) AS difference
FROM match_sides WHERE xg IS NOT NULL GROUP BY club, season
ORDER BY difference DESC LIMIT 20`,
  youth: `SELECT coalesce(full_name, name) AS player, season, team, season - birth_year AS age, minutes
FROM players WHERE season - birth_year < 21 AND minutes > 0
ORDER BY minutes DESC LIMIT 20`,
  cards: `SELECT coalesce(referee_name, referee_short_name) AS referee, count(*) AS matches,
  sum(red_cards) AS red_cards, round(avg(yellow_cards), 1) AS yellow_cards_per_match
FROM referees WHERE yellow_cards IS NOT NULL
GROUP BY referee_id HAVING matches >= 10
ORDER BY yellow_cards_per_match DESC`,
  forecasts: `SELECT season, count(*) AS matches, round(100 * avg(max(probabilities_home, probabilities_draw, probabilities_away)
    = CASE outcome WHEN 'home' THEN probabilities_home WHEN 'away' THEN probabilities_away ELSE probabilities_draw END
  )) AS right_percent
FROM forecasts WHERE outcome IS NOT NULL GROUP BY season`,
} as const;

export type QuestionName = keyof typeof questions;

export const questionTitles: Readonly<Record<QuestionName, string>> = {
  titles: 'Which clubs have won the title?',
  scorers: 'Who has scored the most goals?',
  highScores: 'Which matches had the most goals?',
  home: 'How often does the home club win?',
  unbeaten: 'Which clubs went unbeaten the longest?',
  crowds: 'Which clubs draw the largest crowds?',
  minutes: 'When are goals scored?',
  firstGoal: 'How often does the first goal win the match?',
  chances: 'Who scores more than their chances are worth?',
  youth: 'Which players under 21 play the most?',
  cards: 'Which referees show the most cards?',
  forecasts: 'How often is the favourite of the forecast right?',
};
