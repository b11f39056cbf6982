import path from 'node:path';
import { checkDataset } from '../../build/check.ts';
import { checks } from '../../build/checks/index.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { type Parameters, type Query, queryOf } from '../../src/query/parameter.ts';
import type { Tables } from '../../src/records/published.ts';
import type { Circumstances } from '../../src/resources/resource.ts';

export const root = path.resolve(import.meta.dirname, '../..');

const { dataset, places } = await readDataset(root);

/** The real dataset and what is derived from it. */
export const tables = deriveTables(dataset, checkDataset(dataset, places, checks));
export { dataset };

/** A moment for answers that carry a time: ten days after the snapshot. */
export const circumstances: Circumstances = {
  now: new Date('2026-08-17T12:00:00Z'),
  feed: { enabled: false, last_success: null, last_error: null },
};

/** A resource of whatever parameters. */
interface Answering<A> {
  readonly parameters: Parameters;
  answer(tables: Tables, query: never, circumstances: Circumstances): A;
}

/** The answer to a query; what is left out is its default. */
export function answer<A>({ parameters, ...resource }: Answering<A>, given: Partial<Query> = {}): A {
  return resource.answer(tables, queryOf(parameters, given) as never, circumstances);
}
