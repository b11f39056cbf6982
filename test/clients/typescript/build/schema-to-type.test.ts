import { describe, expect, it } from 'vitest';
import { comment, typeOf } from '../../../../clients/typescript/build/schema-to-type.ts';
import type { Json } from '../../../../src/openapi/schemas.ts';

describe('typeOf', () => {
  it.for<[Json, string]>([
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['a', null] }, '"a" | null'],
    [{ const: 'a' }, '"a"'],
    [{ $ref: '#/components/schemas/Match' }, 'Match'],
    [{ anyOf: [{ $ref: '#/components/schemas/Match' }, { type: 'null' }] }, 'Match | null'],
    [{ type: 'array', items: { type: ['integer', 'null'] } }, '(number | null)[]'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Match' } }, 'Match[]'],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'Record<string, boolean>'],
    [
      { type: 'object', properties: { a: { type: 'string' }, 'b-c': { type: 'null' } }, required: ['a'] },
      '{\n  a: string;\n  "b-c"?: null;\n}',
    ],
  ])('returns the type of %o', ([schema, type]) => {
    expect(typeOf(schema)).toBe(type);
  });

  it('rejects an unknown schema', () => {
    expect(() => typeOf({ not: {} })).toThrow('No TypeScript type for the schema {"not":{}}.');
  });
});

it('a comment has the description and the unit, and neither can end it', () => {
  expect(comment({ description: 'Wind', 'x-unit': 'km/h' }, '  ')).toBe('  /** Wind (km/h) */\n');
  expect(comment({ description: 'a */ b' }, '')).toBe('/** a *\\/ b */\n');
  expect(comment({ type: 'string' }, '')).toBe('');
});
