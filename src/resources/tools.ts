import { resources } from './index.ts';
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

export const tools: readonly Tool[] = [
  toolOf(
    'matches',
    'matches',
    'Fixtures and results of the league, by club, season, day, opponent, stage or status. next=1 gives the next match of a ' +
      'club, last=5 its latest five, order=desc the newest first.',
  ),
  matchTool('matches'),
  toolOf(
    'standings',
    'standings',
    'The league table of a season, or as it was on a date, at home or away, or of the last matches alone. Give a season.',
  ),
  toolOf(
    'players',
    'players',
    'Statistics of players in one season, sorted by any of them: the top scorers are sort=goals. For totals over all seasons ' +
      'use careers.',
  ),
  toolOf(
    'careers',
    'people',
    'Totals of a player over all seasons: appearances, goals, clubs. Search by name.',
  ),
  toolOf(
    'records',
    'honours',
    'Champions, winners of the table and awards such as the best player, by season.',
  ),
  toolOf(
    'head_to_head',
    'head-to-head',
    'All meetings of two clubs, and the wins, draws and goals of each.',
    ['team', 'opponent'],
  ),
  toolOf('forecasts', 'forecasts', 'The probabilities of the results of matches, past and to come.'),
  toolOf(
    'projections',
    'projections',
    'The points and places that each club can expect at the end of a season: who will win it, who reaches the play-offs.',
  ),
  toolOf('live', 'live', 'Matches in play now, just finished or about to begin, with score and clock.'),
];

function resourceNamed(name: string): Resource {
  const resource = resources.find((endpoint) => endpoint.name === name);
  if (!resource) throw new Error(`there is no endpoint ${name}`);
  return resource;
}

function toolOf(name: string, endpoint: string, description: string, required: readonly string[] = []): Tool {
  const resource = resourceNamed(endpoint);
  const { format: _, ...offered } = resource.parameters;
  const hasBasic = resource.rows?.some(({ basicFields }) => basicFields) ?? false;
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
  return { name, description, resource, inputSchema, defaults };
}

/** Returns the tool for one match, with all that is known of it. */
function matchTool(endpoint: string): Tool {
  const description =
    'Everything about one match, by a match_id that matches gives: goals with scorers, statistics, referee, weather, odds.';
  const tool = toolOf('match', endpoint, description, ['match_id']);
  const { match_id = {} } = tool.inputSchema.properties;
  return {
    ...tool,
    inputSchema: { ...tool.inputSchema, properties: { match_id } },
    defaults: { include: 'all' },
  };
}
