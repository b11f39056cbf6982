import { Validator } from '@cfworker/json-schema';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { idOf } from '../src/openapi/schemas.ts';
import { openapi } from '../src/openapi.ts';
import { parseQuery } from '../src/query/parse-query.ts';
import { publishedTables } from '../src/records/published.ts';
import { rowsFor } from '../src/resources/format.ts';
import { isPaged } from '../src/resources/resource.ts';
import { ours } from './support/tables.ts';
import { worlds } from './support/worlds.ts';

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

/** Yields the values of every enumeration, as text, without null. */
function* enumerationsIn(node: unknown): Iterable<string> {
  if (typeof node !== 'object' || node === null) return;
  const { enum: values } = node as Json;
  if (Array.isArray(values)) yield String(values.filter((value) => value !== null));
  for (const inner of Object.values(node)) yield* enumerationsIn(inner);
}

describe.for(worlds)('$name', ({ resources, context, tables }) => {
  const document = openapi(tables.league, resources, { siteUrl: 'https://example.org/', tables });
  const text = JSON.stringify(document);

  describe('the OpenAPI document', () => {
    it.runIf(tables === ours.tables)(
      'passes the recommended rules of Redocly, without a warning',
      async () => {
        const config = await createConfig({ extends: ['recommended'] });
        const problems = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' });
        expect(
          problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`),
        ).toEqual([]);
      },
    );

    it('says what each status of a match means', () => {
      const { MatchStatus } = (document.components as { schemas: Record<string, Json> }).schemas;
      const { enum: statuses = [], description } = MatchStatus ?? {};
      expect(statuses).toHaveLength(8);
      for (const status of statuses as string[]) expect(description).toContain(`${status}: `);
    });

    it('has one vocabulary for every field called source', () => {
      const source = '#/components/schemas/Source';
      const sources = [...schemasIn(document.components, 'components')].filter(([path]) =>
        path.endsWith('.source'),
      );
      expect(sources.length).toBeGreaterThan(20);
      for (const [path, schema] of sources) {
        const options = (schema.anyOf ?? [schema]) as Json[];
        const others = options.filter(({ $ref, type }) => type !== 'null' && $ref !== source);
        expect(others, path).toEqual([]);
      }
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
          const { type, $ref, minimum, enum: values, format, maxLength, maxItems } = schema as Json;
          const bound = $ref ?? minimum ?? values ?? format ?? maxLength ?? maxItems;
          expect(type === 'boolean' || bound !== undefined).toBe(true);
        }
      }
    });

    it('names every operation by a verb, and groups them by tags', () => {
      const paths = document.paths as Record<string, { get: { operationId: string; tags: string[] } }>;
      const operations = Object.values(paths).map(({ get }) => get);
      const ids = operations.map(({ operationId }) => operationId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^(get|list)[A-Z][A-Za-z]+$/);
      expect(ids).toEqual(expect.arrayContaining(['listMatches', 'getStandings', 'listTeams']));
      const tags = (document.tags as Json[]).map(({ name }) => name);
      expect(tags).toEqual(['Matches', 'Clubs', 'Players', 'Context', 'Forecasts', 'Service']);
      expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(new Set(tags));
    });

    it('has the absolute server first, named enumerations and nullable types', () => {
      expect((document.servers as Json[])[0]).toMatchObject({ url: 'https://example.org/api/v1' });
      expect((openapi(tables.league, resources).servers as Json[])[0]).toMatchObject({ url: '/api/v1' });
      const { Match, MatchStatus } = (document.components as Json).schemas as Record<string, Json>;
      expect(MatchStatus).toMatchObject({ type: 'string', enum: expect.arrayContaining(['FINISHED']) });
      const properties = Match?.properties as Record<string, Json>;
      expect(properties.status).toMatchObject({ $ref: '#/components/schemas/MatchStatus' });
      expect(properties.attendance).toMatchObject({ type: ['integer', 'null'] });
    });

    it('names rows and downloads after the path of their list, and offers events as a stream', () => {
      const files: readonly string[] = Object.values(publishedTables).map(({ file }) => file);
      for (const { path, rows = [] } of resources.filter(isPaged)) {
        const name = path.slice(1);
        const isPair = name === 'head-to-head';
        expect(rows.at(-1)?.name, path).toBe(isPair ? 'matches' : name.replaceAll('-', '_'));
        expect(isPair || files.includes(name), path).toBe(true);
      }
      expect(JSON.stringify((document.paths as Json)['/live/events'])).toContain('"text/event-stream"');
    });

    it('refers to a named enumeration wherever one has its values', () => {
      const { schemas } = document.components as { schemas: Record<string, Json> };
      const [named, others] = [true, false].map((isEnumeration) =>
        Object.values(schemas).filter((schema) => Array.isArray(schema.enum) === isEnumeration),
      );
      const names = new Set([...enumerationsIn(named)]);
      const inline = [...enumerationsIn([others, document.paths])];
      expect(inline.length).toBeGreaterThan(0);
      expect(inline.filter((values) => names.has(values))).toEqual([]);
      const paths = document.paths as Record<string, { get: { parameters: Json[] } }>;
      const parameterOf = (path: string, name: string) =>
        paths[path]?.get.parameters.find((parameter) => parameter.name === name);
      expect(parameterOf('/matches', 'status')).toMatchObject({
        schema: { type: 'array', items: { $ref: '#/components/schemas/MatchStatus' } },
        style: 'form',
        explode: true,
        example: ['FINISHED'],
      });
      expect(parameterOf('/matches', 'order')?.schema).toEqual({
        $ref: '#/components/schemas/SortOrder',
        default: 'asc',
      });
    });

    it('describes every field of every record', () => {
      const bare = [...schemasIn((document.components as Json).schemas, '')]
        .filter(([, schema]) => schema.description === undefined && schema.$ref === undefined)
        .map(([path]) => path);
      expect(bare).toEqual([]);
    });

    it.for(resources.filter(({ rows }) => rows))(
      'admits answers of $name as they are, and demands every field of their rows',
      (resource) => {
        const [example] = resource.examples;
        const query = parseQuery(resource.parameters, new URLSearchParams(example));
        const { schema } = rowsFor(resource, query) ?? {};
        const validator = new Validator(
          {
            $ref: `#/components/schemas/${idOf(resource.responseSchema)}`,
            components: document.components,
          } as object,
          '2020-12',
        );
        const [first = ''] = Object.keys(schema?.shape ?? {});
        const hasRows = (rowsFor(resource, query)?.of(answerOf(undefined)).length ?? 0) > 0;
        for (const fields of [undefined, [first]]) {
          const { valid } = validator.validate(JSON.parse(JSON.stringify(answerOf(fields))));
          expect([fields, valid]).toEqual([fields, fields === undefined || !hasRows]);
        }

        function answerOf(fields: readonly string[] | undefined): object {
          return resource.answer(
            tables,
            { ...(resource.canonical?.(query, tables) ?? query), fields },
            context,
          );
        }
      },
    );
  });
});
