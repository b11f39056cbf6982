import { address } from '../query/address.ts';
import type { Query } from '../query/parameter.ts';
import { type Circumstances, encode, type Resource } from '../resources/resource.ts';
import { etagOf } from './conditional.ts';
import { EdgeTables } from './tables.ts';

export interface Answer {
  readonly body: Uint8Array;
  readonly etag: string;
  /** The file's address, where the answer is one. */
  readonly file: string | undefined;
}

/** The answer to a query: the file the build made of it, or else made now. */
export async function answerOf(
  resource: Resource,
  query: Query,
  assets: Fetcher,
  circumstances: Circumstances,
): Promise<Answer> {
  return (
    (await plannedAnswer(resource, query, assets)) ??
    (await madeAnswer(resource, query, assets, circumstances))
  );
}

/** The file of a query, or undefined where the build planned none. */
async function plannedAnswer(resource: Resource, query: Query, assets: Fetcher): Promise<Answer | undefined> {
  if (!resource.plan) return undefined;
  const names = (await new EdgeTables(assets).read([{ table: 'clubNames' }])).rows('clubNames');
  const file = address(resource, query, names);
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

/** The answer made from the tables, planned or not. */
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
