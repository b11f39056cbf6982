import type * as z from 'zod';
import type { Tables } from '../../../src/records/published.ts';

/** A table that exists as a download only, derived from published tables. */
export interface DerivedTable {
  readonly file: string;
  readonly description: string;
  readonly key: readonly string[];
  readonly row: z.ZodObject;
  records(tables: Tables): readonly object[];
}
