import { isPaged, type Resource } from './resource.ts';
import tools from './tools.json' with { type: 'json' };

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

/** A tool in `tools.json`. */
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
  /** Values of parameters that a call leaves out: those of the first entry of which it gives none of the arguments `unless`. */
  readonly defaults?: readonly {
    readonly unless?: readonly string[];
    /** `{season}` is the current season, `{today}` the day. */
    readonly values: Readonly<Record<string, string>>;
  }[];
}

/** A model reads every row. */
const defaultLimit = 10;

// The type of the file is wider: each of its entries has some of the fields.
const definitions = tools as readonly Definition[];

export const toolNames = definitions.map(({ name }) => name);

/** Returns the tools of the endpoints of a league. */
export function toolsOf(resources: readonly Resource[]) {
  const resourceOf = (endpoint: string) => {
    const resource = resources.find(({ name }) => name === endpoint);
    if (!resource) throw new Error(`there is no endpoint ${endpoint}`);
    return resource;
  };
  return definitions.map(({ name, description, endpoint, fields, others = {}, ...definition }) => {
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

function defaultsOf(defaults: NonNullable<Definition['defaults']>, given: Given, moment: Moment) {
  const entry = defaults.find(({ unless = [] }) => !unless.some((name) => given[name]));
  const values = Object.entries(entry?.values ?? {}).map(([name, value]) => [
    name,
    value.replace('{season}', `${moment.season}`).replace('{today}', moment.today),
  ]);
  return Object.fromEntries(values);
}

/** What an answer says of itself and a model does not need. */
const formal = new Set(['whole_file', 'rating_methodology', 'unavailable_metrics', 'limit', 'stages']);

/** An answer is at most so long. */
const maxCharacters = 30_000;

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns an answer as a model gets it: without what is unknown, without what a part repeats of the whole, and with as
 * many rows as fit. Numbers that a part repeats stay, since they may be of something else.
 *
 * @param rowsName the field with the rows, if the answer has any
 */
export function toolAnswer(answer: Json, rowsName: string | undefined): Json {
  const given = Object.fromEntries(Object.entries(answer).filter(([name]) => !formal.has(name)));
  const short = compact(given, {}) as Json;
  const rows = rowsName === undefined ? undefined : short[rowsName];
  if (!Array.isArray(rows)) return short;
  let left = maxCharacters;
  const fitting = rows.findIndex((row) => {
    left -= JSON.stringify(row).length + 1;
    return left < 0;
  });
  if (fitting === -1) return short;
  const note = `narrow the call${'offset' in answer ? ', or go on with offset' : ''}`;
  return { ...short, [String(rowsName)]: rows.slice(0, fitting), left_out: rows.length - fitting, note };
}

/** Returns a value without what is null, and without values that the whole has under the same name. */
function compact(value: unknown, whole: Json): unknown {
  if (Array.isArray(value)) return value.map((part) => compact(part, whole));
  if (!isRecord(value)) return value;
  const known = { ...whole, ...value };
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const isRepeated = (typeof part === 'string' || name === 'season') && whole[name] === part;
      return part === null || isRepeated ? [] : [[name, compact(part, known)]];
    }),
  );
}
