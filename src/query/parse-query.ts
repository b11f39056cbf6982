import { closest, distance } from 'fastest-levenshtein';
import { InvalidParameter, type Parameters, type Query, queryOf } from './parameter.ts';

/** Thrown for an invalid query; the message lists every fault. */
export class InvalidQuery extends Error {
  override name = 'InvalidQuery';
}

const maxTypoDistance = 2;

/**
 * Parses a query. An empty value counts as left out; unknown, repeated and invalid parameters are rejected.
 *
 * @param given names and values, decoded, in any order
 * @throws {InvalidQuery} with every faulty parameter and what is allowed
 */
export function parseQuery<P extends Parameters>(
  parameters: P,
  given: Iterable<readonly [string, string]>,
): Query<P> {
  const values: Record<string, unknown> = {};
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const [name, text] of given) {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (!parameter) {
      faults.push(describeUnknown(name, Object.keys(parameters)));
    } else if (seen.has(name)) {
      faults.push(`parameter '${name}' is given twice; expected it once`);
    } else if (text !== '') {
      try {
        values[name] = parameter.parse(text);
      } catch (error) {
        if (!(error instanceof InvalidParameter)) throw error;
        faults.push(`parameter '${name}' is '${shorten(text)}'; expected ${error.message}`);
      }
    }
    seen.add(name);
  }
  if (faults.length > 0) throw new InvalidQuery([...new Set(faults)].join('. '));
  return queryOf(parameters, values as Partial<Query<P>>);
}

function describeUnknown(name: string, allowed: readonly string[]): string {
  const message = `unknown parameter '${shorten(name)}'`;
  if (allowed.length === 0) return `${message}; expected none`;
  const guess = closest(name.toLowerCase(), [...allowed]);
  return distance(name.toLowerCase(), guess) <= maxTypoDistance && name !== ''
    ? `${message}; did you mean '${guess}'?`
    : `${message}; expected one of ${allowed.join(', ')}`;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
