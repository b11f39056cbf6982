/** A tool, as the list has it. Names of parameters and fields are joined by commas. */
export interface ToolDefinition {
  readonly name: string;
  readonly endpoint: string;
  readonly description: string;
  /** The parameters that it offers; `limit`, `offset` and `fields` too where the endpoint has them. */
  readonly parameters: string;
  /** The season of a call that names none: all, unless it is the current one, or the latest with most figures. */
  readonly season?: 'current' | 'latest';
  /** The fields of a row that a call gets unless it names some; without them, all. */
  readonly fields?: string;
  /** The fields that a call gets of other parts of an answer than its rows. A part without fields is left out. */
  readonly parts?: Readonly<Record<string, string>>;
  /** The endpoints that answer in its place where an argument is given. */
  readonly others?: Readonly<Record<string, string>>;
  readonly required?: readonly string[];
  /** Whether its answer changes with each result: it says up to which day results are known. */
  readonly isOfNow?: boolean;
  /** Values of parameters that a call leaves out: those of each entry of whose arguments `unless` it gives none. */
  readonly defaults?: readonly {
    readonly unless?: readonly string[];
    /** The argument without which a call does not get them. */
    readonly where?: string;
    /** `{season}` is the current season, `{next_day}` the day of the next match. */
    readonly values: Readonly<Record<string, string>>;
  }[];
}

/** A page has so many rows by default: a model reads every row. */
export const defaultLimit = 10;

const matchFields =
  'match_id,date,kickoff_utc,stage,status,clock,home_team,home_goals,away_goals,away_team,home_penalties,away_penalties,venue';

/** The tools, in the order in which a model is told of them. */
export const toolList: readonly ToolDefinition[] = [
  {
    name: 'matches',
    endpoint: 'matches',
    isOfNow: true,
    description:
      'Fixtures and results, with totals. next=1 with team is its next match, last=5 its latest five. team with opponent ' +
      'gives their meetings and the wins of each. With match_id, everything about that match: goals with scorers, ' +
      'statistics, line-ups, referee, weather, odds, forecast.',
    parameters: 'season,team,opponent,match_id,date,from,to,stage,status,matchday,venue,home,next,last,order',
    season: 'current',
    fields: matchFields,
    parts: {
      season_id: '',
      competition: '',
      home_team_id: '',
      away_team_id: '',
      venue_basis: '',
      broadcasters: '',
      last_updated: '',
      goals: 'side,team,player,player_id,kind,minute,added_minute,assist,confidence',
      line_ups: 'player_id,name,position,started,minutes,goals,assists,yellow_cards,red_cards',
      assignment: 'referee_name,yellow_cards,red_cards',
      weather: 'temperature_c,wind_kmh,precipitation_mm',
      odds: 'bookmaker,home,draw,away,implied,captured_at',
      forecast: 'forecast_date,probabilities,outcome',
    },
    others: {
      match_id: 'match',
      opponent: 'head-to-head',
    },
    defaults: [
      {
        unless: ['season', 'match_id', 'date', 'from', 'to', 'opponent', 'next', 'last'],
        values: {
          season: '{season}',
        },
      },
    ],
  },
  {
    name: 'seasons',
    endpoint: 'seasons',
    description:
      'The seasons: format, champion, and of what part of the matches line-ups, weather, odds and others are known.',
    parameters: '',
    fields:
      'season,current,format,champion,regular_season_winner,matches_finished,matches_scheduled,coverage',
  },
  {
    name: 'standings',
    endpoint: 'standings',
    isOfNow: true,
    description:
      'The league table, as it was on a date or after a matchday, at home or away, or of the last matches alone.',
    parameters: 'season,date,stage,side,last,matchday,in_play',
    season: 'current',
    fields:
      'position,team,played,wins,draws,losses,goals_for,goals_against,goal_difference,points,form,qualification',
    defaults: [
      {
        unless: ['season', 'date'],
        values: {
          season: '{season}',
        },
      },
    ],
  },
  {
    name: 'players',
    endpoint: 'players',
    description:
      'Statistics of players in a season, sorted by any of them: sort=goals. With player_id, each season of one player.',
    parameters: 'season,team,position,search,player_id,min_minutes,sort,order',
    season: 'latest',
    fields: 'player_id,name,season,team,position,appearances,minutes,goals,assists,rating',
    defaults: [
      {
        where: 'player_id',
        unless: ['sort', 'order'],
        values: {
          sort: 'season',
          order: 'asc',
        },
      },
    ],
  },
  {
    name: 'leaderboards',
    endpoint: 'leaderboards',
    description:
      'Ranks of players by metrics of a season, with equal places. stage=season counts the goals of the table alone, ' +
      'as the Golden Boot mostly does.',
    parameters: 'metric,season,team,position,stage',
    season: 'latest',
    fields: 'rank,name,team,value',
    required: ['metric'],
    parts: {
      available_metrics: '',
    },
    defaults: [
      {
        values: {
          limit: '10',
        },
      },
    ],
  },
  {
    name: 'people',
    endpoint: 'people',
    description:
      'Totals of players over all seasons: search finds one by name, sort=goals the top scorers of all time. ' +
      'With player_id, that player season by season, with honours.',
    parameters: 'search,player_id,team,sort,order',
    fields: 'player_id,name,position,nationality,birth_year,seasons,teams,appearances,minutes,goals,assists',
    parts: {
      clubs: '',
      by_season: 'season,team,position,appearances,minutes,goals,assists,yellow_cards,red_cards,rating',
      by_match: '',
      honours: 'season,honour,note',
    },
    others: {
      player_id: 'player',
    },
  },
  {
    name: 'appearances',
    endpoint: 'appearances',
    description:
      'Who played in a match or for a club, with minutes, goals, assists and cards, and their totals. Few seasons have line-ups.',
    parameters: 'season,team,opponent,player_id,match_id,started,from,to,sort',
    season: 'latest',
    fields: 'date,team,opponent_team,name,started,minutes,goals,assists,yellow_cards,red_cards',
  },
  {
    name: 'goals',
    endpoint: 'goals',
    description: 'Goals with scorer, minute and kind, newest match first, with totals by kind.',
    parameters: 'season,team,against,player_id,kind,match_id,from,to,stage,order',
    fields: 'match_id,season,date,home_team,away_team,team,player,minute,added_minute,kind,assist',
  },
  {
    name: 'team_matches',
    endpoint: 'team-matches',
    description:
      'The matches of a club from its side: result, statistics such as possession, shots and xg (name them in fields), and totals.',
    parameters: 'season,team,opponent,side,result,from,to',
    season: 'current',
    fields: 'match_id,season,date,side,team,opponent_team,status,goals,goals_against,result',
    defaults: [
      {
        unless: ['season', 'date', 'from', 'to', 'opponent'],
        values: {
          season: '{season}',
        },
      },
    ],
  },
  {
    name: 'team_stats',
    endpoint: 'team-stats',
    description: 'Clubs of a season compared, by any statistic: sort=xg.',
    parameters: 'season,team,stage,sort,order',
    season: 'latest',
    fields: 'team,played,points,goals,goals_against,clean_sheets,xg,shots,possession,pass_accuracy',
    parts: {
      summed: '',
    },
  },
  {
    name: 'club',
    endpoint: 'teams',
    description:
      'The clubs. With club_id, everything about one: venue, coaches, titles, awards, statistics of the season.',
    parameters: 'club_id,search,active_only',
    fields: 'club_id,name,city,stadium,coach,seasons,status',
    parts: {
      team_id: '',
      latitude: '',
      longitude: '',
      primary_colour: '',
      secondary_colour: '',
      mark_pattern: '',
      coaches: 'season,coach,from,to,matches,wins,draws,losses,confidence',
      honours: 'season,kind,honour,recipient,note',
    },
    others: {
      club_id: 'team',
    },
  },
  {
    name: 'coaches',
    endpoint: 'coaches',
    description: 'Head coaches by season and club, with the results in charge.',
    parameters: 'season,team,coach',
    fields: 'season,team,coach,from,to,matches,wins,draws,losses,points,confidence',
  },
  {
    name: 'referees',
    endpoint: 'referees',
    description:
      'Referees of matches, newest first; with summary=true each referee with matches and cards per match.',
    parameters: 'season,team,referee,match_id,from,to,stage,summary',
    parts: {
      whole_file: '',
    },
    defaults: [
      {
        unless: ['summary'],
        values: {
          fields: 'match_id,season,date,home_team,away_team,stage,referee_name',
        },
      },
      {
        where: 'summary',
        values: {
          fields: 'name,matches,seasons,yellow_cards_per_match,red_cards_per_match,first_match,last_match',
        },
      },
    ],
  },
  {
    name: 'venues',
    endpoint: 'venues',
    description: 'Venues with city, capacity, surface and matches hosted.',
    parameters: 'team,city,surface,active_only',
    fields: 'venue_id,name,former_names,teams,city,capacity,surface,opened,status,matches_hosted',
  },
  {
    name: 'weather',
    endpoint: 'weather',
    description: 'Temperature, wind and precipitation at matches, newest first. Not every match has them.',
    parameters: 'season,team,match_id,from,to',
    fields: 'season,date,home_team,away_team,venue,temperature_c,wind_kmh,precipitation_mm',
  },
  {
    name: 'honours',
    endpoint: 'honours',
    description: 'Champions, winners of the table and awards such as the best player, newest season first.',
    parameters: 'season,team,kind,player_id,order',
    fields: 'season,kind,honour,team,recipient,player_id,note',
    defaults: [
      {
        values: {
          order: 'desc',
        },
      },
    ],
  },
  {
    name: 'records',
    endpoint: 'records',
    description:
      'Biggest wins, most goals, comebacks, latest winning goals, largest crowds, and longest runs: unbeaten, of wins, ' +
      'without a win, of defeats. active=true: runs that go on.',
    parameters: 'kind,season,team,active',
    fields:
      'kind,place,season,match_id,date,home_team,home_goals,away_goals,away_team,attendance,minute,added_minute,deficit,team,from,to,matches,active',
    defaults: [
      {
        unless: ['kind'],
        values: {
          limit: '1',
        },
      },
      {
        where: 'kind',
        values: {
          limit: '5',
        },
      },
    ],
  },
  {
    name: 'forecasts',
    endpoint: 'forecasts',
    isOfNow: true,
    description:
      'The probabilities of the results after 90 minutes: of matches from the next one on, or of a season or of days, past and to come.',
    parameters: 'season,team,match_id,date,from,to',
    fields: 'match_id,date,home_team,away_team,probabilities,outcome',
    parts: {
      stakes: '',
    },
    defaults: [
      {
        unless: ['season', 'date', 'from', 'to', 'match_id'],
        values: {
          from: '{next_day}',
        },
      },
    ],
  },
  {
    name: 'projections',
    endpoint: 'projections',
    isOfNow: true,
    description:
      'The points and places that each club can expect: champion is the chance of the title, first that of being first in ' +
      'the table, which is not the title where play-offs decide it, and play_offs that of reaching them.',
    parameters: 'season,date,team',
    season: 'latest',
    fields: 'team,position,expected_points,champion,first,play_offs,zones,best_place,worst_place,certain',
  },
  {
    name: 'strength',
    endpoint: 'strength',
    description:
      'The strength of clubs by the Elo formula, newest first; with date, of each club on that day.',
    parameters: 'season,team,date,from,to',
    season: 'latest',
    fields: 'date,team,strength',
  },
  {
    name: 'odds',
    endpoint: 'odds',
    description: 'Prices of bookmakers for matches, latest first. Few matches have them.',
    parameters: 'season,team,match_id,from,to',
    fields: 'match_id,date,home_team,away_team,bookmaker,home,draw,away,captured_at',
  },
  {
    name: 'live',
    endpoint: 'live',
    isOfNow: true,
    description:
      'Matches in play now, just finished or about to begin, with score, clock and the chances of each result.',
    parameters: 'team,all,window_hours',
    fields: `${matchFields},probabilities`,
  },
];

export const toolNames = toolList.map(({ name }) => name);
