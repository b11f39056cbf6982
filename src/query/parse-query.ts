import { suggestionFor } from './nearest-name.ts';
import { InvalidParameter, type Parameter, type Parameters, type Query } from './parameter.ts';

/** What is wrong with a query; it has more than one parameter where their combination is at fault. */
export interface QueryFault {
  readonly code: 'unknown_parameter' | 'repeated_parameter' | 'invalid_value' | 'invalid_combination';
  readonly parameters: readonly string[];
  readonly message: string;
}

/** A query that cannot be answered, and why: every reason, not the first alone. The code is that of the first. */
export class InvalidQuery extends Error {
  override name = 'InvalidQuery';
  readonly code: QueryFault['code'];
  readonly parameters: readonly string[];

  constructor(faults: readonly [QueryFault, ...QueryFault[]]) {
    super(messageOf(faults));
    this.code = faults[0].code;
    this.parameters = [...new Set(faults.slice(0, maxFaults).flatMap(({ parameters }) => parameters))];
  }
}

/** Returns the error of a value that its parameter takes and the data does not. */
export function invalidValue(parameter: string, message: string): InvalidQuery {
  return new InvalidQuery([{ code: 'invalid_value', parameters: [parameter], message }]);
}

/** Returns the fault of a combination of valid parameters. */
export function badCombination(message: string, ...parameters: readonly string[]): QueryFault {
  return { code: 'invalid_combination', parameters, message };
}

/** Parameters that links carry to count their readers, or that a cache is passed by. */
const trackers = new Set(['_', 'utm_source', 'utm_medium', 'utm_campaign', 'ref']);

/** A message names so many faults at most: a query of a thousand unknown names must not cost more than an answer. */
const maxFaults = 10;
/** Longer names and values are shown cut. */
const maxShownLength = 40;

/**
 * Parses a query. White space around a value is ignored. A parameter of several values may be given several times, which
 * means the same as a comma. Faults are an unknown name, another name given twice, and a value that is empty or not of its
 * type. Parameters by which links count their readers, such as `utm_source`, are ignored.
 *
 * @param pairs names and values, decoded, in any order
 * @throws {InvalidQuery} naming every parameter at fault and what is allowed
 */
export function parseQuery<P extends Parameters>(
  parameters: P,
  pairs: Iterable<readonly [string, string]>,
): Query<P> {
  const values: Record<string, unknown> = {};
  const faults = new Map<string, QueryFault>();
  const add = (code: QueryFault['code'], name: string, message: string) =>
    faults.set(message, { code, parameters: [shorten(name)], message });
  for (const [name, given] of Map.groupBy(pairs, ([name]) => name)) {
    if (faults.size > maxFaults) break;
    const texts = given.map(([, text]) => text.trim());
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (!parameter) {
      if (!trackers.has(name)) add('unknown_parameter', name, describeUnknown(name, Object.keys(parameters)));
    } else if (texts.length > 1 && !takesSeveral(parameter)) {
      add('repeated_parameter', name, `parameter '${name}' is given twice; expected it once`);
    } else {
      const text = texts.join();
      try {
        if (texts.includes('')) throw new InvalidParameter('a value, or no such parameter');
        values[name] = parameter.parse(text);
      } catch (error) {
        if (!(error instanceof InvalidParameter)) throw error;
        add('invalid_value', name, `parameter '${name}' is '${shorten(text)}'; expected ${error.message}`);
      }
    }
  }
  const [first, ...others] = faults.values();
  if (first) throw new InvalidQuery([first, ...others]);
  for (const [name, { defaultFor }] of Object.entries(parameters))
    if (defaultFor && !(name in values)) values[name] = defaultFor(values);
  // Each value was parsed by the parameter of its name.
  return queryOf(parameters, values as Partial<Query<P>>);
}

/** Returns whether a parameter takes several values, joined by commas. */
function takesSeveral({ schema, takesSeveral }: Parameter): boolean {
  return schema.type === 'array' || takesSeveral === true;
}

/** Returns the query of the given values, with the default of every other parameter. */
export function queryOf<P extends Parameters>(parameters: P, values: Partial<Query<P>> = {}): Query<P> {
  const defaults: Record<string, unknown> = {};
  for (const [name, { defaultValue }] of Object.entries(parameters)) defaults[name] = defaultValue;
  // The record loses the type of each parameter's default.
  return { ...(defaults as Query<P>), ...values };
}

interface Queried {
  readonly parameters: Parameters;
  validate?(query: Query): QueryFault | undefined;
}

/** Parses a query of a resource. @throws {InvalidQuery} naming the parameters at fault, alone or in combination */
export function parseValidQuery(resource: Queried, pairs: Iterable<readonly [string, string]>): Query {
  const query = parseQuery(resource.parameters, pairs);
  const fault = resource.validate?.(query);
  if (fault) throw new InvalidQuery([fault]);
  return query;
}

function messageOf(faults: readonly QueryFault[]): string {
  const firstFaults = faults
    .slice(0, maxFaults)
    .map(({ message }) => message)
    .join('. ');
  return faults.length > maxFaults ? `${firstFaults}. There are more faults` : firstFaults;
}

function describeUnknown(name: string, allowedNames: readonly string[]): string {
  const fault = `unknown parameter '${shorten(name)}'`;
  if (allowedNames.length === 0) return `${fault}; expected none`;
  const expected = `expected one of ${allowedNames.join(', ')}`;
  const suggestion = suggestionFor(name.toLowerCase(), allowedNames);
  return suggestion === undefined
    ? `${fault}; ${expected}`
    : `${fault}; did you mean '${suggestion}'? ${expected}`;
}

function shorten(text: string): string {
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}
