import { describe, expect, it } from 'vitest';
import { errorExamples, examplesOf } from '../../src/openapi/examples.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { errorAnswer } from '../../src/records/error.ts';
import { resources } from '../../src/resources/index.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { context, tables } from '../support/tables.ts';

/** Parameters that take a part of an answer, or change its form. */
const formal = new Set(['limit', 'offset', 'order', 'sort', 'format', 'fields', 'window_hours', 'summary']);

/** Parameters that are not alone: what goes with them. */
const company: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'match-stats': { season: '2025' },
  'head-to-head': { team: 'forge-fc', opponent: 'cavalry-fc' },
  standings: { season: '2019' },
  'matches.opponent': { team: 'forge-fc' },
  'matches.home': { team: 'forge-fc' },
  'leaderboards.stage': { metric: 'goals' },
  'standings.date': {},
  'match-stats.match_id': {},
  live: { all: 'true' },
};

function rowsFor(resource: Resource, name: string): readonly object[] {
  const given = { ...(company[`${resource.name}.${name}`] ?? company[resource.name]) };
  given[name] = resource.parameters[name]?.example ?? '';
  const parsed = parseQuery(resource.parameters, Object.entries(given));
  expect(resource.validate?.(parsed), JSON.stringify(given)).toBeUndefined();
  const query = resource.canonical?.(parsed, tables) ?? parsed;
  return resource.collection?.(query).rows(resource.answer(tables, query, context)) ?? [];
}

describe('the example of each parameter', () => {
  const cases = resources.flatMap((resource) =>
    Object.keys(resource.parameters)
      .filter((name) => !formal.has(name))
      .map((name) => [`${resource.name}.${name}`, resource, name] as const),
  );

  it.for(cases)('%s finds something', ([, resource, name]) => {
    expect(rowsFor(resource, name).length).toBeGreaterThan(0);
  });
});

describe('the examples of answers', () => {
  it.for(resources.map((resource) => [resource.name, resource] as const))(
    'of %s are valid and have rows, one of each kind',
    ([, resource]) => {
      const { example, examples } = examplesOf(resource, tables) as {
        example?: unknown;
        examples?: Record<string, { value: unknown }>;
      };
      const answers = examples ? Object.values(examples).map(({ value }) => value) : [example];
      for (const answer of answers) expect(resource.responseSchema.safeParse(answer).error).toBeUndefined();
      expect(Object.keys(examples ?? {})).toHaveLength(
        examples ? 1 + (resource.furtherExamples ?? []).length : 0,
      );
    },
  );

  it('of errors are errors', () => {
    for (const one of Object.values(errorExamples)) expect(errorAnswer.parse(one)).toEqual(one);
    expect(errorExamples.BadRequest.message).toContain("did you mean 'season'?");
  });
});
