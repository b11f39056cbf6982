import * as z from 'zod';
import { unwrap } from '../../records/fields.ts';
import { schemaIn, textIn } from '../../records/in-league.ts';
import type { League } from '../../records/league-schema.ts';
import { type Html, html } from '../html.ts';

/** A field of an answer as the documentation lists it. */
export interface Field {
  /** Names joined by dots; `[]` follows a list, `{}` an object with free keys: `matches[].broadcasters[].name`. */
  readonly path: string;
  readonly type: string;
  readonly description: string;
  readonly unit: string | undefined;
  /** When the field is null; undefined where it never is. */
  readonly nullMeaning: string | undefined;
}

/** Returns every field of a schema, nested ones after the field that contains them. A union has each path once. */
export function fieldsOf(league: League, schema: z.ZodType): Field[] {
  const fields = new Map<string, Field>();
  for (const field of walk(league, schema, '')) if (!fields.has(field.path)) fields.set(field.path, field);
  return [...fields.values()];
}

function* walk(league: League, schema: z.core.$ZodType, path: string): Iterable<Field> {
  const innerType = unwrap(schema);
  if (innerType instanceof z.ZodUnion) {
    for (const option of innerType.options) yield* walk(league, option, path);
  } else if (innerType instanceof z.ZodObject) {
    for (const [name, member] of Object.entries(innerType.shape)) {
      const memberPath = path === '' ? name : `${path}.${name}`;
      yield describe(league, member, memberPath);
      yield* walk(league, member, memberPath);
    }
  } else if (innerType instanceof z.ZodArray) {
    yield* walk(league, innerType.element, `${path}[]`);
  } else if (innerType instanceof z.ZodRecord) {
    yield* walk(league, innerType.valueType, `${path}{}`);
  }
}

function describe(league: League, schema: z.core.$ZodType, path: string): Field {
  const innerType = unwrap(schema);
  const { description, unit, nullMeaning } = {
    ...z.globalRegistry.get(innerType),
    ...z.globalRegistry.get(schema),
  };
  const isNullable = schema instanceof z.ZodNullable;
  return {
    path,
    type: typeOf(schemaIn(league, innerType)),
    description: textIn(league, description ?? ''),
    unit,
    nullMeaning: isNullable ? (nullMeaning ?? 'not known') : undefined,
  };
}

function typeOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodEnum) return schema.options.join(' | ');
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String).join(' | ');
  if (schema instanceof z.ZodNumberFormat) return 'integer';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodISODate) return 'date';
  if (schema instanceof z.ZodISODateTime) return 'datetime';
  if (schema instanceof z.ZodArray) return 'list';
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return 'object';
  return 'text';
}

/** Returns the type of a field or column with its unit, if it has one. */
export function typeAndUnit(type: string, unit: string | undefined): Html {
  return html`<code>${type}</code>${unit === undefined ? '' : `, ${unit}`}`;
}
