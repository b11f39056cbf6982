import { closest, distance } from 'fastest-levenshtein';
import { InvalidParameter, type Parameters, type Query, queryOf } from './parameter.ts';

/** A query that cannot be answered, and why: every reason, not the first alone. */
export class InvalidQuery extends Error {
  override name = 'InvalidQuery';
}

const nearMiss = 2;

/**
 * Reads a query.
 *
 * An empty value is as if left out. What is unknown, given twice or not of its type is refused.
 *
 * @param given names and values, decoded, in any order
 * @throws {InvalidQuery} naming every parameter at fault and what is allowed
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
      faults.push(unknown(name, Object.keys(parameters)));
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

function unknown(name: string, known: readonly string[]): string {
  const said = `unknown parameter '${shorten(name)}'`;
  if (known.length === 0) return `${said}; expected none`;
  const guess = closest(name.toLowerCase(), [...known]);
  return distance(name.toLowerCase(), guess) <= nearMiss && name !== ''
    ? `${said}; did you mean '${guess}'?`
    : `${said}; expected one of ${known.join(', ')}`;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
