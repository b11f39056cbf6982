import { byName } from '../records/typed.ts';
import { componentAt, type Json } from './component.ts';

/** The names of the enumerations among the components, by their values. */
export type EnumerationNames = ReadonlyMap<string, string>;

const keyOf = (values: readonly unknown[]) => JSON.stringify(values);

/** Returns the name of each enumeration among the components, by its values. */
export function enumerationNames(components: Readonly<Record<string, Json>>): EnumerationNames {
  return new Map(
    Object.entries(components).flatMap(([name, schema]) => {
      const { enum: values } = schema;
      return Array.isArray(values) ? [[keyOf(values), name] as const] : [];
    }),
  );
}

/** Returns the components with references in place of repeated enumerations, so that clients have one type for each. */
export function referToEnumerations(components: Readonly<Record<string, Json>>): Record<string, Json> {
  const names = enumerationNames(components);
  return Object.fromEntries(
    Object.entries(components).map(([id, schema]) => {
      const isNamed = Array.isArray(schema.enum);
      return [id, isNamed ? schema : nameEnumerations(schema, names)];
    }),
  );
}

/** Returns a schema in which a reference takes the place of every enumeration with a name. */
export function nameEnumerations(schema: Readonly<Json>, names: EnumerationNames): Json {
  const { enum: values, type: _, ...rest } = schema;
  if (Array.isArray(values)) {
    const name = names.get(keyOf(values.filter((value) => value !== null)));
    if (!name) return schema;
    const reference = { $ref: componentAt(name) };
    return values.includes(null)
      ? { ...rest, anyOf: [reference, { type: 'null' }] }
      : { ...rest, ...reference };
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, nameWithin(value, names)]));
}

function nameWithin(value: unknown, names: EnumerationNames): unknown {
  if (Array.isArray(value)) return value.map((element) => nameWithin(element, names));
  return typeof value === 'object' && value !== null ? nameEnumerations(byName(value), names) : value;
}
