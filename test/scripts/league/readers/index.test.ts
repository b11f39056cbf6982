import { describe, expect, it } from 'vitest';
import { readerOf } from '../../../../scripts/league/readers/index.ts';

describe('the reader of a file', () => {
  it.each([
    ['football-data.co.uk', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR\n'],
    ['football-data.co.uk', 'Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG\n'],
    ['football-data.co.uk, extra leagues', 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res\n'],
    ['footballcsv', 'Round,Date,Team 1,FT,Team 2\n'],
    ['engsoccerdata', '"Date","Season","home","visitor","FT","hgoal","vgoal"\n'],
    ['international results (martj42)', 'date,home_team,away_team,home_score,away_score,tournament,city\n'],
    ['API-Football', 'fixture.id,fixture.date,teams.home.name,teams.away.name,goals.home,goals.away\n'],
    ['FootyStats', 'timestamp,date_GMT,status,home_team_name,away_team_name,home_team_goal_count\n'],
    [
      "English Women's Football (EWF) Database",
      'season_id,season,division,date,home_team_name,away_team_name,score\n',
    ],
    ['openfootball JSON', '{"name": "X", "matches": [{"team1": "A", "team2": "B"}]}'],
    ['Football.TXT', '= Utopia 2024/25\n\n» Matchday 1\n  Sat Aug/17\n    A v B  2-1\n'],
    ['a table with columns such as date, home, away and score', 'Date;HomeTeam;AwayTeam;Score\n'],
  ])('%s is chosen by content', (format, text) => {
    expect(readerOf({ name: 'anything', text }).format).toBe(format);
  });

  it('of a table without sides is none, and the message names its columns and delimiter', () => {
    expect(() => readerOf({ name: 'x.csv', text: 'Date;Team A;Team B\n' })).toThrow(
      "As a table separated by semicolons, it has the columns Date, Team A, Team B, and no column 'home' (expected one such as home team, team 1, home, home team name); no column 'away' (expected one such as away team, team 2, away, away team name).",
    );
  });

  it('of anything else is none, and the message names the formats', () => {
    expect(() => readerOf({ name: 'x.html', text: '<p>Results</p>' })).toThrow(
      'x.html is no list of results in a format that is read.\nThe formats are: openfootball JSON, football-data.co.uk,',
    );
    expect(() => readerOf({ name: 'x.csv', text: '\n' })).toThrow(
      'x.csv is empty; expected a list of results',
    );
  });
});
