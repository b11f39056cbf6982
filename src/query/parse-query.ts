import { InvalidParameter, type Parameters, type Query, queryOf } from './parameter.ts';
import { suggestionFor } from './suggestion.ts';

/** A query that cannot be answered, and why: every reason, not the first alone. */
export class InvalidQuery extends Error {
  override name = 'InvalidQuery';
}

/** A message names so many faults at most: a query of a thousand unknown names must not cost more than an answer. */
const maxFaults = 10;
/** Longer names and values are shown cut. */
const maxShownLength = 40;

/**
 * Parses a query. White space around a value is ignored, and an empty value is as if absent. A name that is unknown or
 * given twice is a fault, and so is a value not of its type.
 *
 * @param pairs names and values, decoded, in any order
 * @throws {InvalidQuery} naming every parameter at fault and what is allowed
 */
export function parseQuery<P extends Parameters>(
  parameters: P,
  pairs: Iterable<readonly [string, string]>,
): Query<P> {
  const values: Record<string, unknown> = {};
  const seenNames = new Set<string>();
  const faults = new Set<string>();
  for (const [name, value] of pairs) {
    const text = value.trim();
    if (faults.size > maxFaults) break;
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (!parameter) {
      // The fault of a name is described once: thousands of the same would cost more than an answer.
      if (!seenNames.has(name)) faults.add(describeUnknown(name, Object.keys(parameters)));
    } else if (seenNames.has(name)) {
      faults.add(`parameter '${name}' is given twice; expected it once`);
    } else if (text !== '') {
      try {
        values[name] = parameter.parse(text);
      } catch (error) {
        if (!(error instanceof InvalidParameter)) throw error;
        faults.add(`parameter '${name}' is '${shorten(text)}'; expected ${error.message}`);
      }
    }
    seenNames.add(name);
  }
  if (faults.size > 0) throw new InvalidQuery(messageOf([...faults]));
  // Each value was parsed by the parameter of its name.
  return queryOf(parameters, values as Partial<Query<P>>);
}

function messageOf(faults: readonly string[]): string {
  const firstFaults = faults.slice(0, maxFaults).join('. ');
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
