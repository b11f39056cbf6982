/** A tool, as the list has it. */
export interface ToolDefinition {
  readonly name: string;
  readonly endpoint: string;
  readonly description: string;
  /** The fields of a row that a call gets unless it names some; without them, all. */
  readonly fields?: string;
  /** The endpoints that answer in its place where an argument is given. */
  readonly others?: Readonly<Record<string, string>>;
  readonly required?: readonly string[];
  /** The parameters that it does not offer. */
  readonly without?: readonly string[];
  /** Values of parameters that a call leaves out: those of the first entry of which it gives none of the arguments `unless`. */
  readonly defaults?: readonly {
    readonly unless?: readonly string[];
    /** `{season}` is the current season, `{today}` the day. */
    readonly values: Readonly<Record<string, string>>;
  }[];
}

/** The tools, in the order in which a model is told of them. */
export const toolList: readonly ToolDefinition[] = [
  {
    name: 'matches',
    endpoint: 'matches',
    description:
      'Fixtures and results. They are of the current season unless the call names another, or days, and of all ' +
      'seasons where the current one has none. next=1 with team is its next match, last=5 its latest five, and ' +
      'order=desc the newest first. team with opponent gives their meetings and the wins of each. With match_id, ' +
      'everything about that match: goals with scorers, statistics, line-ups, referee, weather, odds, forecast.',
    fields:
      'match_id,date,kickoff_utc,stage,status,clock,home_team,home_goals,away_goals,away_team,home_penalties,away_penalties,venue',
    others: {
      match_id: 'match',
      opponent: 'head-to-head',
    },
    without: ['include', 'updated_since'],
    defaults: [
      {
        unless: ['season', 'match_id', 'date', 'from', 'to', 'opponent', 'next', 'last', 'stage'],
        values: {
          season: '{season}',
        },
      },
    ],
  },
  {
    name: 'standings',
    endpoint: 'standings',
    description:
      'The league table of the current season or another, as it was on a date, at home or away, or of ' +
      'the last matches alone.',
    fields:
      'season,position,team,played,wins,draws,losses,goals_for,goals_against,goal_difference,points,form,qualification',
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
      'Statistics of players in the latest season that has them, or in another such as the current one. They are ' +
      'sorted by any of them: the top scorers are sort=goals. people has totals over all seasons.',
    fields: 'player_id,name,season,team,position,appearances,minutes,goals,assists,rating',
  },
  {
    name: 'people',
    endpoint: 'people',
    description:
      'Totals of players over all seasons and all their clubs: search finds one by name, sort=goals ' +
      'the top scorers of all time. With player_id, everything about that player, season by season.',
    fields: 'player_id,name,position,nationality,birth_year,seasons,teams,appearances,minutes,goals,assists',
    others: {
      player_id: 'player',
    },
  },
  {
    name: 'honours',
    endpoint: 'honours',
    description: 'Champions, winners of the table and awards such as the best player, newest season first.',
    fields: 'season,kind,honour,team,recipient,player_id,note',
    defaults: [
      {
        values: { order: 'desc' },
      },
    ],
  },
  {
    name: 'records',
    endpoint: 'records',
    description:
      'Biggest wins, most goals, comebacks, latest winning goals, largest crowds, unbeaten and winning ' +
      'runs of all seasons.',
    defaults: [
      {
        unless: ['kind'],
        values: { limit: '2' },
      },
      {
        values: { limit: '5' },
      },
    ],
  },
  {
    name: 'club',
    endpoint: 'team',
    description:
      'Everything about a club, by its name, town or id: ground, coaches, titles, awards, statistics ' +
      'of the season.',
    required: ['club_id'],
  },
  {
    name: 'forecasts',
    endpoint: 'forecasts',
    description:
      'The probabilities of the results of the next matches, or of those of a season or of days, past ' +
      'and to come.',
    fields: 'match_id,date,home_team,away_team,probabilities,outcome',
    without: ['include'],
    defaults: [
      {
        unless: ['season', 'date', 'from', 'to', 'match_id'],
        values: {
          from: '{today}',
        },
      },
    ],
  },
  {
    name: 'projections',
    endpoint: 'projections',
    description:
      'The points and places that each club can expect at the end of the season. They tell who is likely to win it, ' +
      'and the chance of each place and zone.',
    fields: 'team,position,expected_points,first,play_offs,zones,best_place,worst_place,certain',
  },
  {
    name: 'live',
    endpoint: 'live',
    description:
      'Matches in play now, just finished or about to begin, with score, clock and the chances of each result.',
    fields:
      'match_id,date,kickoff_utc,stage,status,clock,home_team,home_goals,away_goals,away_team,home_penalties,away_penalties,venue,probabilities',
  },
];

export const toolNames = toolList.map(({ name }) => name);
