import { isPaged, type Resource } from './resource.ts';
import { type ToolDefinition, toolList } from './tool-list.ts';

/** What a model can call: an endpoint, with fewer rows and fields than usual unless the call asks for more. */
export type Tool = ReturnType<typeof toolsOf>[number];

type Given = Readonly<Record<string, string>>;

/** When a tool is called. */
interface Moment {
  /** The current season. */
  readonly season: number;
  /** The day, or where there is no feed, that after the known results. */
  readonly today: string;
}

/** A model reads every row. */
const defaultLimit = 10;

/** Returns the tools of the endpoints of a league. */
export function toolsOf(resources: readonly Resource[]) {
  const resourceOf = (endpoint: string) => {
    const resource = resources.find(({ name }) => name === endpoint);
    if (!resource) throw new Error(`there is no endpoint ${endpoint}`);
    return resource;
  };
  return toolList.map(({ name, description, endpoint, fields, others = {}, ...definition }) => {
    const resource = resourceOf(endpoint);
    const { without = [], required = [], defaults = [] } = definition;
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
      /** The endpoints that answer in its place where an argument is given and they take all others: one record, or two clubs. */
      others: Object.entries(others).map(([argument, other]) => [argument, resourceOf(other)] as const),
      /** JSON Schema of its arguments, which are parameters of the endpoint. */
      inputSchema: { type: 'object', properties, required, additionalProperties: false },
      outputSchema: {
        type: 'object',
        properties: { ...(rows && { [rows.name]: { type: 'array', items: { type: 'object' } } }) },
      },
      /** Returns the values of parameters that a call leaves out. */
      defaults: (given: Given, moment: Moment): Record<string, string> => ({
        ...(isPaged(resource) && { limit: `${defaultLimit}` }),
        ...(fields && { fields: withSorted(fields, given.sort) }),
        ...defaultsOf(defaults, given, moment),
      }),
    };
  });
}

/** Returns fields with that by which a call sorts. */
function withSorted(fields: string, sort: string | undefined): string {
  return sort === undefined || fields.split(',').includes(sort) ? fields : `${fields},${sort}`;
}

function defaultsOf(defaults: NonNullable<ToolDefinition['defaults']>, given: Given, moment: Moment) {
  const entry = defaults.find(({ unless = [] }) => !unless.some((name) => given[name]));
  const values = Object.entries(entry?.values ?? {}).map(([name, value]) => [
    name,
    value.replace('{season}', `${moment.season}`).replace('{today}', moment.today),
  ]);
  return Object.fromEntries(values);
}
