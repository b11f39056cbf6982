import { isPaged, type Resource } from './resource.ts';

/** What a model can call: an endpoint, with fewer rows and fields than usual unless the call asks for more. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly resource: Resource;
  /** The endpoints that answer in its place where an argument is given and they take all others: one record, or two clubs. */
  readonly others: readonly (readonly [argument: string, resource: Resource])[];
  /** JSON Schema of its arguments, which are parameters of the endpoint. */
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, object>>;
    readonly required: readonly string[];
    readonly additionalProperties: false;
  };
  /** JSON Schema of its answers. */
  readonly outputSchema: object;
  /** Returns the values of parameters that a call leaves out. */
  defaults(given: Given, moment: Moment): Readonly<Record<string, string>>;
}

type Given = Readonly<Record<string, string>>;

/** When a tool is called. */
interface Moment {
  /** The current season. */
  readonly season: number;
  /** The day, or that of the last refresh where there is no feed. */
  readonly today: string;
}

interface Definition {
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
  readonly defaults?: Tool['defaults'];
}

/** A model reads every row. */
const defaultLimit = 10;

const isGiven = (given: Given, ...names: readonly string[]) => names.some((name) => given[name]);

const matchFields =
  'match_id,date,kickoff_utc,stage,status,clock,home_team,home_goals,away_goals,away_team,home_penalties,away_penalties,venue';

const definitions: readonly Definition[] = [
  {
    name: 'matches',
    endpoint: 'matches',
    others: { match_id: 'match', opponent: 'head-to-head' },
    fields: matchFields,
    without: ['include', 'updated_since'],
    description:
      'Fixtures and results, of the current season unless the call names another, or days. next=1 with team is ' +
      'its next match, last=5 its latest five, order=desc the newest first; team with opponent: their meetings and the wins of each. With ' +
      'match_id, everything about that match: goals with scorers, statistics, line-ups, referee, weather, odds, forecast.',
    defaults: (given, { season }) =>
      isGiven(given, 'season', 'match_id', 'date', 'from', 'to', 'opponent', 'next', 'last', 'stage')
        ? {}
        : { season: `${season}` },
  },
  {
    name: 'standings',
    endpoint: 'standings',
    fields:
      'season,position,team,played,wins,draws,losses,goals_for,goals_against,goal_difference,points,form,qualification',
    description:
      'The league table of the current season or another, as it was on a date, at home or away, or of the last matches alone.',
    defaults: (given, { season }) => (isGiven(given, 'season', 'date') ? {} : { season: `${season}` }),
  },
  {
    name: 'players',
    endpoint: 'players',
    fields: 'player_id,name,season,team,position,appearances,minutes,goals,assists,rating',
    description:
      'Statistics of players in the current season or another, sorted by any of them: the top scorers are sort=goals. people ' +
      'has totals over all seasons.',
  },
  {
    name: 'people',
    endpoint: 'people',
    others: { player_id: 'player' },
    fields: 'player_id,name,position,nationality,birth_year,seasons,teams,appearances,minutes,goals,assists',
    description:
      'Totals of players over all seasons: search finds one by name, sort=goals the top scorers of all time. With player_id, ' +
      'everything about that player, season by season.',
  },
  {
    name: 'honours',
    endpoint: 'honours',
    fields: 'season,kind,honour,team,recipient,player_id,note',
    description: 'Champions, winners of the table and awards such as the best player, newest season first.',
    defaults: () => ({ order: 'desc' }),
  },
  {
    name: 'records',
    endpoint: 'records',
    description:
      'Biggest wins, most goals, comebacks, latest winning goals, largest crowds, unbeaten and winning runs of all seasons.',
    defaults: (given) => ({ limit: isGiven(given, 'kind') ? '5' : '2' }),
  },
  {
    name: 'club',
    endpoint: 'team',
    description:
      'Everything about a club, by its name, town or id: ground, coaches, titles, awards, statistics of the season.',
    required: ['club_id'],
  },
  {
    name: 'forecasts',
    endpoint: 'forecasts',
    fields: 'match_id,date,home_team,away_team,probabilities,outcome',
    without: ['include'],
    description:
      'The probabilities of the results of the next matches, or of those of a season or of days, past and to come.',
    defaults: (given, { today }) =>
      isGiven(given, 'season', 'date', 'from', 'to', 'match_id') ? {} : { from: today },
  },
  {
    name: 'projections',
    endpoint: 'projections',
    fields: 'team,position,expected_points,first,play_offs,zones,best_place,worst_place,certain',
    description:
      'The points and places that each club can expect at the end of the season: who will win it, and the ' +
      'chance of each place and zone of the table.',
  },
  {
    name: 'live',
    endpoint: 'live',
    fields: `${matchFields},probabilities`,
    description:
      'Matches in play now, just finished or about to begin, with score, clock and the chances of each result.',
  },
];

export const toolNames = definitions.map(({ name }) => name);

/** Returns the tools of the endpoints of a league. */
export function toolsOf(resources: readonly Resource[]): readonly Tool[] {
  const resourceOf = (endpoint: string) => {
    const resource = resources.find(({ name }) => name === endpoint);
    if (!resource) throw new Error(`there is no endpoint ${endpoint}`);
    return resource;
  };
  return definitions.map(({ name, description, endpoint, fields, others = {}, ...definition }) => {
    const resource = resourceOf(endpoint);
    const { without = [], required = [], defaults = () => ({}) } = definition;
    const rows = resource.rows?.[0];
    const offered = Object.entries(resource.parameters).filter(
      ([parameter]) => parameter !== 'format' && !without.includes(parameter),
    );
    const properties = Object.fromEntries(
      offered.map(([parameter, { schema, description }]) => [
        parameter,
        {
          ...schema,
          description: parameter === 'fields' ? 'Fields of the rows to return' : description,
          ...(parameter === 'limit' && { default: defaultLimit }),
          ...(parameter === 'fields' && rows && { items: { enum: Object.keys(rows.schema.shape) } }),
        },
      ]),
    );
    return {
      name,
      title: resource.summary,
      description,
      resource,
      others: Object.entries(others).map(([argument, other]) => [argument, resourceOf(other)] as const),
      inputSchema: { type: 'object', properties, required, additionalProperties: false },
      outputSchema: {
        type: 'object',
        properties: { ...(rows && { [rows.name]: { type: 'array', items: { type: 'object' } } }) },
      },
      defaults: (given, moment) => ({
        ...(isPaged(resource) && { limit: `${defaultLimit}` }),
        ...(fields && { fields: withSorted(fields, given.sort) }),
        ...defaults(given, moment),
      }),
    };
  });
}

/** Returns fields with that by which a call sorts. */
function withSorted(fields: string, sort: string | undefined): string {
  return sort === undefined || fields.split(',').includes(sort) ? fields : `${fields},${sort}`;
}
