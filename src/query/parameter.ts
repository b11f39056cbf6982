import type { PublishedId } from '../records/id.ts';
import type { League } from '../records/league-schema.ts';
import type { SeasonIndex } from '../records/season.ts';

/** A query parameter: how it is parsed, described in OpenAPI and written into an address. */
export interface Parameter<Value = unknown> {
  readonly description: string;
  /** JSON Schema of the value, for OpenAPI; of an array where several values may be joined by commas. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: string;
  /** What its values are ids or names of, where ids of other registers stand for ours. */
  readonly entity?: PublishedId['entity'];
  /** Whether several values may be joined by commas, where the schema is not that of an array. */
  readonly takesSeveral?: boolean;
  /** The value where the query leaves it out. */
  readonly defaultValue: Value;
  /** Returns the value where the query leaves it out, where that depends on what it gives. */
  defaultFor?(given: Readonly<Record<string, unknown>>): Value;
  /** @throws {InvalidParameter} with what was expected */
  parse(text: string): NonNullable<Value>;
  /** Returns the parameter by which its values are limited in a league; without it, they are the same in any. */
  inLeague?(league: League): Parameter<Value>;
  /** Returns the value that all values of the same meaning share; without it, each has a meaning of its own. */
  canonical?(value: NonNullable<Value>, index: SeasonIndex): NonNullable<Value>;
  /** Returns a canonical value as a segment of an address, or null if a path cannot contain it. */
  toSegment(value: NonNullable<Value>): string | null;
}

/** What documents say of a parameter. */
export type Texts = Pick<Parameter, 'description' | 'example'>;

/** Thrown for a text that is not a value of its parameter; the message is what was expected. */
export class InvalidParameter extends Error {
  override name = 'InvalidParameter';
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** The values of a query, by parameter. */
export type Query<P extends Parameters = Parameters> = {
  readonly [Name in keyof P]: P[Name] extends Parameter<infer Value> ? Value : never;
};
