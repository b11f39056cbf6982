import { Validator } from '@cfworker/json-schema';
import type { Reply } from './reply.ts';

type Json = Record<string, unknown>;

/** Response headers that depend on the answer, or on the limiter, which applies to the API alone and has a deadline. */
const isOptional = (name: string) => /^(Link|Content-Location|(X-)?RateLimit.*)$/.test(name);

/**
 * Returns the document with objects that have no other fields than it describes. The published schemas are open, so that
 * fields may be added; an answer may have none that the document lacks.
 */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [name, closed(member)] as const);
  const isObject = 'type' in value && value.type === 'object' && 'properties' in value;
  return { ...Object.fromEntries(entries), ...(isObject && { additionalProperties: false }) };
}

/** Validates replies against an OpenAPI document: status, headers and body. */
export class OpenApiContract {
  readonly #document: Json;
  /** The schemas of answers with `fields`, in which fields are missing. */
  readonly #partialSchemas: unknown;
  readonly #validators = new Map<string, Validator>();

  constructor(document: Json) {
    this.#document = closed(document) as Json;
    this.#partialSchemas = JSON.parse(JSON.stringify(this.#document.components), (key, value) =>
      key === 'required' && Array.isArray(value) ? undefined : value,
    ).schemas;
  }

  /**
   * Validates a reply. An address outside the API may only answer "not found".
   *
   * @throws {Error} naming the difference
   */
  assertValid({
    address,
    status,
    headers,
    text,
  }: Pick<Reply, 'address' | 'status' | 'headers' | 'text'>): void {
    // Joined rather than resolved: `//` would begin the name of a host.
    const { pathname, searchParams: query } = new URL(
      address.startsWith('/') ? `http://host${address}` : address,
    );
    // One slash at the end changes nothing, two are another path.
    const [, path] = /^\/api(?:\/v1)?(|\/.+?)\/?$/.exec(pathname) ?? [];
    const { paths } = this.#document as { paths: Json };
    // A record has its id in the path.
    const named = path === '' ? '/' : path;
    const record = named?.replace(/[^/]+$/, '{}');
    const documented = Object.keys(paths).find(
      (name) => name === named || name.replace(/\{\w+\}/, '{}') === record,
    );
    const operation = documented === undefined ? undefined : at(paths, documented, 'get');
    const response = operation
      ? this.#resolve(at(operation, 'responses', String(status)))
      : at(this.#document, 'components', 'responses', 'NotFound');
    if (!response) throw new Error(`${address}: status ${status} is not documented`);

    for (const name of Object.keys((response.headers as Json) ?? {})) {
      if (!isOptional(name) && !headers.has(name))
        throw new Error(`${address} (${status}): expected the header ${name}; found none`);
    }
    const schema = at(response, 'content', 'application/json', 'schema');
    if (!schema) {
      if (text !== '')
        throw new Error(`${address} (${status}): expected no body; found ${text.slice(0, 200)}`);
      return;
    }
    const type = headers.get('Content-Type') ?? '';
    // The document describes JSON alone, so that generated clients have one type of answer.
    if (
      type.startsWith('text/csv') &&
      hasParameter(operation, 'format') &&
      query.get('format')?.trim().toLowerCase() === 'csv'
    )
      return;
    if (!type.startsWith('application/json'))
      throw new Error(`${address} (${status}): expected JSON; found Content-Type ${type}`);
    const answer: unknown = JSON.parse(text);
    const { schemas: published } = this.#document.components as Json;
    const given = query.get('fields') ? this.#partialSchemas : published;
    const { valid, errors } = this.#validator(String(schema.$ref), given).validate(answer);
    if (!valid) throw new Error(`${address} (${status}): ${JSON.stringify(errors.slice(-3))}`);
  }

  #validator(ref: string, given: unknown): Validator {
    const key = `${ref} ${given === this.#partialSchemas}`;
    const cached = this.#validators.get(key);
    if (cached) return cached;
    const validator = new Validator({ $ref: ref, components: { schemas: given } } as object, '2020-12');
    this.#validators.set(key, validator);
    return validator;
  }

  #resolve(node: Json | undefined): Json | undefined {
    const ref = node?.$ref;
    return typeof ref === 'string' ? at(this.#document, ...ref.slice(2).split('/')) : node;
  }
}

function hasParameter(operation: Json | undefined, name: string): boolean {
  const parameters = operation?.parameters;
  return Array.isArray(parameters) && parameters.some((parameter) => parameter.name === name);
}

function at(node: Json, ...path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, key) => inner?.[key] as Json | undefined, node);
}
