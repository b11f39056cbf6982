import type { Resource } from './resource.ts';

/** What a model can call: an endpoint, with fewer rows and fields than usual unless the call asks for more. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly resource: Resource;
  /** JSON Schema of its arguments, which are parameters of the endpoint. */
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, object>>;
    readonly required: readonly string[];
    readonly additionalProperties: false;
  };
  /** The values of parameters that a call leaves out, or that it cannot give. */
  readonly defaults: Readonly<Record<string, string>>;
}

/** A model reads every row. */
const defaultLimit = 10;

type Definition = readonly [
  name: string,
  endpoint: string,
  description: string,
  required?: readonly string[],
];

const definitions: readonly Definition[] = [
  [
    'matches',
    'matches',
    'Fixtures and results of the league, by club, season, day, opponent, stage or status. next=1 gives the next match of a ' +
      'club, last=5 its latest five, order=desc the newest first.',
  ],
  [
    'match',
    'matches',
    'Everything about one match, by a match_id that matches gives: goals with scorers, statistics, referee, weather, odds.',
    ['match_id'],
  ],
  [
    'standings',
    'standings',
    'The league table of a season, or as it was on a date, at home or away, or of the last matches alone. Give a season.',
  ],
  [
    'players',
    'players',
    'Statistics of players in one season, sorted by any of them: the top scorers are sort=goals. For totals over all seasons ' +
      'use careers.',
  ],
  ['careers', 'people', 'Totals of a player over all seasons: appearances, goals, clubs. Search by name.'],
  ['records', 'honours', 'Champions, winners of the table and awards such as the best player, by season.'],
  [
    'head_to_head',
    'head-to-head',
    'All meetings of two clubs, and the wins, draws and goals of each.',
    ['team', 'opponent'],
  ],
  ['forecasts', 'forecasts', 'The probabilities of the results of matches, past and to come.'],
  [
    'projections',
    'projections',
    'The points and places that each club can expect at the end of a season: who will win it, and the chance of each place and zone, such as play-offs or relegation.',
  ],
  [
    'live',
    'live',
    'Matches in play now, just finished or about to begin, with score, clock and the chances of each result.',
  ],
];

export const toolNames = definitions.map(([name]) => name);

/** Returns the tools of the endpoints of a league. */
export function toolsOf(resources: readonly Resource[]): readonly Tool[] {
  return definitions.map(([name, endpoint, description, required = []]) => {
    const resource = resources.find((resource) => resource.name === endpoint);
    if (!resource) throw new Error(`there is no endpoint ${endpoint}`);
    const tool = { name, description, resource, ...callOf(resource, required) };
    return name === 'match' ? ofOneMatch(tool) : tool;
  });
}

/** Returns what a call may have, and what it has by default. */
function callOf({ parameters, rows }: Resource, required: readonly string[]) {
  const { format: _, ...offered } = parameters;
  const hasBasic = rows?.some(({ basicFields }) => basicFields) ?? false;
  const defaults = {
    ...('limit' in offered && { limit: String(defaultLimit) }),
    ...(hasBasic && { fields: 'basic' }),
  };
  const properties = Object.fromEntries(
    Object.entries(offered).map(([parameter, { schema, description }]) => [
      parameter,
      { ...schema, description, ...(parameter === 'limit' && { default: defaultLimit }) },
    ]),
  );
  const inputSchema = { type: 'object', properties, required, additionalProperties: false } as const;
  return { inputSchema, defaults };
}

/** Returns a tool for matches as the one for a single match, with all that is known of it. */
function ofOneMatch(tool: Tool): Tool {
  const { match_id = {} } = tool.inputSchema.properties;
  return {
    ...tool,
    inputSchema: { ...tool.inputSchema, properties: { match_id } },
    defaults: { include: 'all' },
  };
}
