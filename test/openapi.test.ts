import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { openapi } from '../src/openapi.ts';
import { resources } from '../src/resources/index.ts';

const document = openapi(resources);
const text = JSON.stringify(document);

type Json = Record<string, unknown>;

/** Yields every schema in the document, with its path. */
function* schemasIn(node: unknown, path: string): Iterable<[path: string, schema: Json]> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') {
      for (const [name, schema] of Object.entries(value as Json)) yield [`${path}.${name}`, schema as Json];
    }
    yield* schemasIn(value, key === 'properties' ? path : `${path}/${key}`);
  }
}

describe('the OpenAPI document', () => {
  it('passes the recommended rules of Redocly, without a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`),
    ).toEqual([]);
  });

  it('has every resource of the registry, with each parameter bounded, described and shown', () => {
    const paths = document.paths as Record<string, { get: { parameters: Json[] } }>;
    expect(Object.keys(paths)).toEqual(resources.map(({ path }) => path));
    for (const { path, parameters } of resources) {
      const listed = paths[path]?.get.parameters ?? [];
      expect(listed.map(({ name }) => name)).toEqual(Object.keys(parameters));
      for (const { description, example, schema } of listed) {
        expect(description).toBeTruthy();
        expect(example).toBeDefined();
        const { type, minimum, enum: values, format, maxLength } = schema as Json;
        expect(type === 'boolean' || (minimum ?? values ?? format ?? maxLength) !== undefined).toBe(true);
      }
    }
  });

  it('describes every field of every record', () => {
    const bare = [...schemasIn((document.components as Json).schemas, '')]
      .filter(([, schema]) => schema.description === undefined && schema.$ref === undefined)
      .map(([path]) => path);
    expect(bare).toEqual([]);
  });

  it('has the version of the package', async () => {
    const { default: manifest } = await import('../package.json', { with: { type: 'json' } });
    expect((document.info as Json).version).toBe(manifest.version);
  });
});
