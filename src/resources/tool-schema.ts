import type * as z from 'zod/mini';
import type { Parameter, Parameters } from '../query/parameter.ts';
import { defaultLimit, type ToolDefinition } from './tool-list.ts';

type Schema = Parameter['schema'];

/**
 * What parameters mean that many tools have, in fewer words than for the endpoints: each chat pays for the list of tools. Where
 * the name says it, nothing more does.
 */
const texts: Readonly<Record<string, string>> = {
  team: 'Name, town or club_id',
  opponent: 'The other club; requires team',
  against: 'The club that conceded',
  match_id: '',
  player_id: '',
  date: 'YYYY-MM-DD',
  from: '',
  to: '',
  stage: '',
  status: '',
  position: '',
  side: '',
  result: '',
  surface: '',
  kind: '',
  sort: '',
  order: '',
  offset: '',
};

const seasonTexts = {
  current: 'Left out: the current one, or all if that has no rows',
  latest: 'Left out: the latest with most figures',
  all: 'Left out: all',
};

/** The parameters of which a call mostly gives several values. The schema has a list for these alone. */
const severalNames = new Set(['season', 'status', 'metric', 'kind', 'fields']);

/**
 * Returns the JSON Schema of the arguments of a tool. It is shorter than that of the parameters: limits of lengths and
 * numbers are left to the answer, which says what was expected.
 *
 * @param row the rows that `fields` selects from
 */
export function toolSchema(
  definition: ToolDefinition,
  offered: Parameters,
  row: z.ZodMiniObject | undefined,
) {
  const textOf = (name: string, parameter: Parameter) => {
    if (name === 'season') return seasonTexts[definition.season ?? 'all'];
    if (name === 'fields') return fieldsText(definition, offered, Object.keys(row?.shape ?? {}));
    if (name === 'limit' && 'offset' in offered) return `${defaultLimit} by default`;
    return texts[name] ?? parameter.description;
  };
  const properties = Object.fromEntries(
    Object.entries(offered).map(([name, parameter]) => {
      const description = textOf(name, parameter);
      return [name, { ...valuesOf(name, parameter.schema), ...(description && { description }) }];
    }),
  );
  const { required } = definition;
  return { type: 'object', properties, ...(required && { required }), additionalProperties: false };
}

/** Returns the schema of one value, or of one or several. The names of which a value is one are listed once. */
function valuesOf(name: string, schema: Schema): object {
  const isList = schema.type === 'array';
  const { type, enum: names, minimum } = isList ? (schema.items as Schema) : schema;
  // Only seasons begin late.
  const isBounded = Number(minimum) > 1;
  const one = { type, ...(names !== undefined && { enum: names }), ...(isBounded && { minimum }) };
  return isList && severalNames.has(name) ? { anyOf: [one, { type: 'array', items: { type } }] } : one;
}

/** Fields that say where a row is from, or repeat a name as an id. */
const formal =
  /_id$|_url$|_basis$|^(?:club|home_club|away_club|source|basis|reference|competition|last_updated)$/;

/** Says which fields a row can have beside those that a call gets, and those that `sort` has. */
function fieldsText({ fields = '' }: ToolDefinition, { sort }: Parameters, names: readonly string[]): string {
  const sortNames = (sort?.schema.enum ?? []) as readonly string[];
  const known = new Set([...fields.split(','), ...sortNames]);
  const others = names.filter((name) => !known.has(name) && !formal.test(name));
  return `In place of the usual: ${[...(sortNames.length > 0 ? ['those of sort'] : []), ...others].join(', ')}`;
}
