import { Validator } from '@cfworker/json-schema';

type Json = Record<string, unknown>;

/** The OpenAPI document as a judge: what an endpoint may answer. */
export class Contract {
  readonly #document: Json;
  readonly #validators = new Map<string, Validator>();

  constructor(document: Json) {
    this.#document = document;
  }

  /**
   * Holds an answer against the document.
   *
   * @param pathname the address asked, below either root of the API; any other has only errors to answer with
   * @throws {Error} naming what differs
   */
  hold(pathname: string, status: number, headers: Headers, body: string): void {
    const path = pathname.replace(/^\/api(\/v1)?/, '').replace(/\/$/, '') || '/';
    const operation = at(this.#document, 'paths', path, 'get');
    const response = operation
      ? this.#resolve(at(operation, 'responses', String(status)))
      : at(this.#document, 'components', 'responses', 'NotFound');
    if (!response) throw new Error(`${pathname} may not answer ${status}`);

    for (const name of Object.keys((response.headers as Json) ?? {})) {
      const optional = name === 'Link' || name === 'Content-Location';
      if (!optional && !headers.has(name)) throw new Error(`${pathname} (${status}) lacks ${name}`);
    }
    const schema = at(response, 'content', 'application/json', 'schema');
    if (!schema) {
      if (body !== '') throw new Error(`${pathname} (${status}) has a body: ${body.slice(0, 200)}`);
      return;
    }
    const type = headers.get('Content-Type') ?? '';
    if (!type.startsWith('application/json')) throw new Error(`${pathname} (${status}) is ${type}`);
    const { valid, errors } = this.#validator(String(schema.$ref)).validate(JSON.parse(body));
    if (!valid) throw new Error(`${pathname} (${status}): ${JSON.stringify(errors.slice(-3))}`);
  }

  #validator(ref: string): Validator {
    const known = this.#validators.get(ref);
    if (known) return known;
    const made = new Validator({ $ref: ref, components: this.#document.components } as object, '2020-12');
    this.#validators.set(ref, made);
    return made;
  }

  #resolve(node: Json | undefined): Json | undefined {
    const ref = node?.$ref;
    return typeof ref === 'string' ? at(this.#document, ...ref.slice(2).split('/')) : node;
  }
}

function at(node: Json, ...path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, key) => inner?.[key] as Json | undefined, node);
}
