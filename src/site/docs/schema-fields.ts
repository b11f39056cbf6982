import * as z from 'zod/mini';
import { typeOf } from '../../records/flat-columns.ts';
import { schemaIn, textIn } from '../../records/in-league.ts';
import type { League } from '../../records/league-schema.ts';
import { unwrap } from '../../records/schema.ts';
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
export function fieldsOf(league: League, schema: z.core.$ZodType): Field[] {
  const fields = new Map<string, Field>();
  for (const field of walk(league, schema, '')) if (!fields.has(field.path)) fields.set(field.path, field);
  return [...fields.values()];
}

function* walk(league: League, schema: z.core.$ZodType, path: string): Iterable<Field> {
  const innerType = unwrap(schema);
  if (innerType instanceof z.ZodMiniUnion || innerType instanceof z.ZodMiniDiscriminatedUnion) {
    for (const option of innerType.def.options) yield* walk(league, option, path);
  } else if (innerType instanceof z.ZodMiniObject) {
    for (const [name, member] of Object.entries(innerType.shape)) {
      const memberPath = path === '' ? name : `${path}.${name}`;
      yield describe(league, member, memberPath);
      yield* walk(league, member, memberPath);
    }
  } else if (innerType instanceof z.ZodMiniArray) {
    yield* walk(league, innerType.def.element, `${path}[]`);
  } else if (innerType instanceof z.ZodMiniRecord) {
    yield* walk(league, innerType.def.valueType, `${path}{}`);
  }
}

function describe(league: League, schema: z.core.$ZodType, path: string): Field {
  const innerType = unwrap(schema);
  const { description, unit, nullMeaning } = {
    ...z.globalRegistry.get(innerType),
    ...z.globalRegistry.get(schema),
  };
  const isNullable = schema instanceof z.ZodMiniNullable;
  return {
    path,
    type: typeName(schemaIn(league, innerType)),
    description: textIn(league, description ?? ''),
    unit,
    nullMeaning: isNullable ? (nullMeaning ?? 'not known') : undefined,
  };
}

function typeName(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodMiniEnum) return schema.options.join(' | ');
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values.map(String).join(' | ');
  if (schema instanceof z.ZodMiniArray) return 'list';
  if (schema instanceof z.ZodMiniObject || schema instanceof z.ZodMiniRecord) return 'object';
  const type = typeOf(schema);
  return type === 'string' || type === 'json' ? 'text' : type;
}

/** Returns the type of a field or column with its unit, if it has one. */
export function typeAndUnit(type: string, unit: string | undefined): Html {
  return html`<code>${type}</code>${unit === undefined ? '' : `, ${unit}`}`;
}
