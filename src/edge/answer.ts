import { address } from '../query/address.ts';
import type { Query } from '../query/parameter.ts';
import type { Tables } from '../records/published.ts';
import { type Lifetime, lifetimeOf } from '../resources/lifetimes.ts';
import { type Circumstances, encode, type Resource } from '../resources/resource.ts';
import { etagOf } from './conditional.ts';
import { EdgeTables } from './tables.ts';

export interface Answer {
  readonly body: Uint8Array;
  readonly etag: string;
  /** The file's address, where the answer is one. */
  readonly file: string | undefined;
}

/** The answer to a query, and how long it lasts: the file the build made of it, or else made now. */
export async function answerOf(
  resource: Resource,
  asked: Query,
  assets: Fetcher,
  circumstances: Circumstances,
): Promise<Answer & { readonly lifetime: Lifetime }> {
  const tables = await new EdgeTables(assets).read([{ table: 'clubNames' }, { table: 'seasons' }]);
  const query = resource.canonical?.(asked, tables) ?? asked;
  const answer =
    (await plannedAnswer(resource, query, assets, tables)) ??
    (await madeAnswer(resource, query, assets, circumstances));
  return { ...answer, lifetime: lifetimeOf(resource.lifetime, asked, tables.rows('seasons')) };
}

/** The file of a query, or undefined where the build planned none. */
async function plannedAnswer(
  resource: Resource,
  query: Query,
  assets: Fetcher,
  tables: Tables,
): Promise<Answer | undefined> {
  const file = resource.plan ? address(resource, query, tables.rows('clubNames')) : null;
  if (file === null) return undefined;
  const response = await assets.fetch(new URL(file, 'https://assets.local'));
  // A miss may come dressed as a page, if the CDN is ever told to answer so.
  if (response.status !== 200 || !isJson(response)) return undefined;
  const body = new Uint8Array(await response.arrayBuffer());
  return { body, etag: response.headers.get('ETag') ?? (await etagOf(body)), file };
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
}

/** The answer to a query in canonical form, made from the tables, planned or not. */
export async function madeAnswer(
  resource: Resource,
  query: Query,
  assets: Fetcher,
  circumstances: Circumstances,
): Promise<Answer> {
  const tables = await new EdgeTables(assets).read(resource.reads(query));
  const body = new TextEncoder().encode(encode(resource.answer(tables, query, circumstances)));
  return { body, etag: await etagOf(body), file: undefined };
}
