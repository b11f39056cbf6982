import * as z from 'zod/mini';
import { idOf } from '../../../src/openapi/schemas.ts';
import type { Parameter } from '../../../src/query/parameter.ts';
import { isPaged, type Resource } from '../../../src/resources/resource.ts';

/** Returns the name of the client's method for a resource: `matchStats` for `match-stats`. */
export function methodName({ name }: Resource): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Parameters that change the shape of an answer, so that the types of the schemas would not hold. */
const shapeParameters = ['format', 'fields'];

/** Returns the parameters that the client offers. */
export function clientParameters({ parameters }: Resource): [string, Parameter][] {
  return Object.entries(parameters).filter(([name]) => !shapeParameters.includes(name));
}

export interface ListedRows {
  /** The field of the answer that has the rows. */
  readonly name: string;
  /** The names of the schemas of the answer and of a row. */
  readonly page: string;
  readonly row: string;
}

/** Returns the rows of a list, one entry for each shape of its answer. Other resources have none. */
export function collectionsOf(resource: Resource): ListedRows[] {
  if (!isPaged(resource)) return [];
  const { responseSchema } = resource;
  const shapes: readonly unknown[] =
    responseSchema instanceof z.ZodMiniUnion ? responseSchema.def.options : [responseSchema];
  return shapes.flatMap((shape) => {
    if (!(shape instanceof z.ZodMiniObject)) throw new Error('The answer of a list is no object.');
    // A list may answer with one record alone.
    if (!('offset' in shape.shape)) return [];
    const field = Object.entries<unknown>(shape.shape).find(
      ([, schema]) => schema instanceof z.ZodMiniArray && schema.def.element instanceof z.ZodMiniObject,
    );
    if (!field) throw new Error(`${idOf(shape)} has no rows.`);
    // `find` does not narrow by what it checks.
    const [name, schema] = field as [string, z.ZodMiniArray<z.ZodMiniObject>];
    return [{ name, page: idOf(shape), row: idOf(schema.def.element) }];
  });
}
