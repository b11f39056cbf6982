import { componentAt, type Json } from '../../../src/openapi/schemas.ts';

/**
 * Returns a JSON Schema of the OpenAPI document as a TypeScript type. The generators on npm need the compiler API of
 * TypeScript 5, which TypeScript 7 does not have.
 *
 * @throws {Error} for a schema that is none of those the service uses
 */
export function typeOf(schema: Json, indent = ''): string {
  const { $ref, const: constValue, enum: values, anyOf, oneOf = anyOf, type } = schema;
  if (typeof $ref === 'string') return $ref.slice(componentAt('').length);
  if (constValue !== undefined) return JSON.stringify(constValue);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(oneOf)) return oneOf.map((option: Json) => typeOf(option, indent)).join(' | ');
  if (Array.isArray(type)) return type.map((name) => typeOf({ ...schema, type: name }, indent)).join(' | ');
  switch (type) {
    case 'object':
      return objectType(schema, indent);
    case 'array': {
      // The schema of an array has that of its items.
      const item = typeOf(schema.items as Json, indent);
      return /[|&]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
    }
    case 'integer':
      return 'number';
    case 'number':
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    default:
      throw new Error(`No TypeScript type for the schema ${JSON.stringify(schema)}.`);
  }
}

/** The fields of JSON Schema that an object may have. */
interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Json;
}

function objectType(schema: ObjectSchema, indent: string): string {
  const { properties, required = [], additionalProperties = {} } = schema;
  if (properties === undefined) return `Record<string, ${typeOf(additionalProperties, indent)}>`;
  const memberIndent = `${indent}  `;
  const members = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${comment(schema, memberIndent)}${memberIndent}${propertyName(name)}${mark}: ${typeOf(schema, memberIndent)};\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

function propertyName(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name);
}

/** Returns the description of a schema, with its unit, as a comment on a line of its own. */
export function comment({ description, 'x-unit': unit }: Json, indent: string): string {
  if (typeof description !== 'string') return '';
  const text = typeof unit === 'string' ? `${description} (${unit})` : description;
  return `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`;
}
