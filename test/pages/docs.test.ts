import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation {
  responses: { 200: { content: { 'application/json': { schema: Schema } } } };
}

describe.for(builtWorlds)('$name', (world) => {
  const { resources } = world;
  const { dist, readPage } = builtPagesOf(world);

  const document: {
    paths: Record<string, { get: Operation }>;
    components: { schemas: Record<string, Schema> };
  } = JSON.parse(readFileSync(path.join(dist, 'openapi.json'), 'utf8'));

  /** Yields every field that the published schema of an answer has, as its page writes them: `matches[].venue`. */
  function* fieldsIn(schema: Schema, at = ''): Iterable<string> {
    const { $ref, properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema;
    const referenced = $ref && document.components.schemas[$ref.split('/').at(-1) ?? ''];
    if (referenced) yield* fieldsIn(referenced, at);
    for (const [name, member] of Object.entries(properties)) {
      const field = at === '' ? name : `${at}.${name}`;
      yield field;
      yield* fieldsIn(member, field);
    }
    if (items) yield* fieldsIn(items, `${at}[]`);
    if (typeof additionalProperties === 'object') yield* fieldsIn(additionalProperties, `${at}{}`);
    for (const option of [...anyOf, ...oneOf]) yield* fieldsIn(option, at);
  }

  describe.for(resources)('the documentation of $path', ({ name, path: address }) => {
    const schema = document.paths[address]?.get.responses[200].content['application/json'].schema;
    const fields = new Set(fieldsIn(schema ?? {}));

    it('has every field of its schema', () => {
      // A long name may be broken after a dot.
      const page = readPage(`docs/${name}.html`).replaceAll('<wbr>', '');
      const codes = page.matchAll(/<code>([^<]+)<\/code>/g);
      const listed = new Set([...codes].map(([, text]) => text));
      expect(fields.size).toBeGreaterThan(2);
      expect([...fields].filter((field) => !listed.has(field))).toEqual([]);
    });
  });

  it('the page of downloads links every file below /dumps/ except those of single seasons', () => {
    const linked = [...readPage('data.html').matchAll(/href="\/dumps\/([^"]+)"/g)].map(([, name]) =>
      String(name),
    );
    const entries = readdirSync(path.join(dist, 'dumps'), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect([...new Set(linked)].toSorted()).toEqual(files.toSorted());
  });
});
