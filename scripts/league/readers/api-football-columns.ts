/** The names that flattened answers of API-Football have for a value; dots and underscores are alike. */
export const names = {
  id: ['fixture.id'],
  date: ['fixture.date', 'date'],
  time: ['kick_off', 'fixture.time', 'time'],
  timezone: ['fixture.timezone', 'timezone'],
  home: ['teams.home.name', 'home_team_name', 'home_team', 'home_name', 'home'],
  away: ['teams.away.name', 'away_team_name', 'away_team', 'away_name', 'away'],
  goals: [
    ['goals.home', 'home_goals'],
    ['goals.away', 'away_goals'],
  ],
  fullTime: [
    ['score.fulltime.home', 'fulltime.home', 'home_ft'],
    ['score.fulltime.away', 'fulltime.away', 'away_ft'],
  ],
  halfTime: [
    ['score.halftime.home', 'halftime.home', 'home_ht'],
    ['score.halftime.away', 'halftime.away', 'away_ht'],
  ],
  extraTime: [
    ['score.extratime.home', 'extratime.home', 'home_et'],
    ['score.extratime.away', 'extratime.away', 'away_et'],
  ],
  shootOut: [
    ['score.penalty.home', 'penalty.home', 'home_pen', 'home_p'],
    ['score.penalty.away', 'penalty.away', 'away_pen', 'away_p'],
  ],
  status: ['fixture.status.short', 'status.short', 'status'],
  round: ['league.round', 'round', 'stage'],
  venue: ['fixture.venue.name', 'venue.name', 'venue'],
  city: ['fixture.venue.city', 'venue.city', 'city'],
  referee: ['fixture.referee', 'referee'],
  league: ['league.name', 'league'],
  season: ['league.season', 'season'],
  homeWon: ['teams.home.winner', 'home_winner'],
} as const;
