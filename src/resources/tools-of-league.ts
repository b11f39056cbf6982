import { common } from '../query/shared-parameters.ts';
import { isPaged, type Resource } from './resource.ts';
import { defaultLimit, type ToolDefinition, toolList } from './tool-list.ts';
import { toolSchema } from './tool-schema.ts';

/** What a model can call: an endpoint, with fewer rows and fields than usual unless the call asks for more. */
export type Tool = ReturnType<typeof toolsOf>[number];

type Given = Readonly<Record<string, string>>;

/** When a tool is called. */
interface Moment {
  /** The current season. */
  readonly season: number;
  /** The day of the next match; where there is none, the day of the call. */
  readonly nextDay: string;
}

/** Returns the tools of the endpoints of a league. */
export function toolsOf(resources: readonly Resource[]) {
  const resourceOf = (endpoint: string) => {
    const resource = resources.find(({ name }) => name === endpoint);
    if (!resource) throw new Error(`there is no endpoint ${endpoint}`);
    return resource;
  };
  return toolList.map((definition) => {
    const { name, description, endpoint, fields, parts = {}, others = {} } = definition;
    const { required = [], defaults = [] } = definition;
    const resource = resourceOf(endpoint);
    const otherResources = Object.entries(others).map(
      ([argument, other]) => [argument, resourceOf(other)] as const,
    );
    const offered = offeredParameters(definition, [resource, ...otherResources.map(([, other]) => other)]);
    return {
      name,
      title: resource.summary,
      description,
      resource,
      /** The endpoints that answer in its place where an argument is given and they take all others: one record, or two clubs. */
      others: otherResources,
      /** The fields that an answer has of other parts than its rows. */
      parts,
      /** The parameters that it offers, by their names. */
      offered,
      /** JSON Schema of its arguments. */
      inputSchema: toolSchema(definition, offered, resource.rows?.[0]?.schema),
      required,
      isOfNow: definition.isOfNow ?? false,
      /** Whether a call by default is about the matches from the next one on. */
      isOfNextMatches: JSON.stringify(defaults).includes('{next_day}'),
      /** Returns the values of parameters that a call leaves out. */
      defaults: (given: Given, moment: Moment): Record<string, string> => ({
        ...(isPaged(resource) && { limit: `${defaultLimit}` }),
        ...(fields && { fields: withSorted(fields, given.sort) }),
        ...defaultsOf(defaults, given, moment),
      }),
    };
  });
}

/** Returns the parameters that a tool offers, as its endpoint has them, or else another that answers in its place. */
function offeredParameters({ parameters }: ToolDefinition, resources: readonly Resource[]) {
  const all = Object.assign({}, ...resources.map((resource) => resource.parameters).reverse());
  const names = [...parameters.split(','), 'limit', 'offset', 'fields'].filter((name) => name in all);
  const offered: Resource['parameters'] = Object.fromEntries(names.map((name) => [name, all[name]]));
  // That of a list speaks of CSV, which a tool does not give.
  return 'offset' in offered ? { ...offered, limit: common('limit').limit } : offered;
}

/** Returns fields with that by which a call sorts. */
function withSorted(fields: string, sort: string | undefined): string {
  return sort === undefined || fields.split(',').includes(sort) ? fields : `${fields},${sort}`;
}

function defaultsOf(defaults: NonNullable<ToolDefinition['defaults']>, given: Given, moment: Moment) {
  const entries = defaults.filter(
    ({ unless = [], where }) =>
      !unless.some((name) => given[name]) && (where === undefined || given[where] !== undefined),
  );
  const values = entries.flatMap((entry) =>
    Object.entries(entry.values).map(([name, value]) => [
      name,
      value.replace('{season}', `${moment.season}`).replace('{next_day}', moment.nextDay),
    ]),
  );
  return Object.fromEntries(values);
}
