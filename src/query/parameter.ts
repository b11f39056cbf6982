import type { ClubName } from '../derive/names.ts';

/** What a parameter may need to know to name its value in an address. */
export interface AddressContext {
  readonly names: readonly ClubName[];
  /** The season of the same query, if it names one. */
  readonly season: number | undefined;
}

/** A query parameter: how it is read, said in OpenAPI and named in an address. */
export interface Parameter<Value = unknown> {
  readonly description: string;
  /** JSON Schema of the value, for OpenAPI. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: string;
  /** The value where the query leaves it out. */
  readonly defaultValue: Value;
  /** @throws {InvalidParameter} saying what was expected */
  parse(text: string): NonNullable<Value>;
  /** The value as a segment of an address, or null where it can have none. */
  toSegment(value: NonNullable<Value>, context: AddressContext): string | null;
  /** The text that a segment stands for. */
  fromSegment(segment: string, context: AddressContext): string;
}

/** A text that is no value of its parameter. */
export class InvalidParameter extends Error {
  override name = 'InvalidParameter';
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** The values of a query, by parameter. */
export type Query<P extends Parameters = Parameters> = {
  readonly [Name in keyof P]: P[Name] extends Parameter<infer Value> ? Value : never;
};

/** The query that leaves everything out but what is given. */
export function queryOf<P extends Parameters>(parameters: P, given: Partial<Query<P>> = {}): Query<P> {
  const fallbacks = Object.entries(parameters).map(([name, { defaultValue }]) => [name, defaultValue]);
  return { ...(Object.fromEntries(fallbacks) as Query<P>), ...given };
}
