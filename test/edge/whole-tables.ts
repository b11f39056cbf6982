import { env } from 'cloudflare:workers';
import { computeAnswer } from '../../src/edge/answer.ts';
import type { LiveSeason } from '../../src/edge/live-rows.ts';
import { EdgeTables } from '../../src/edge/tables.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { publishedTables } from '../../src/records/published.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { context } from './ask.ts';
import { notedAssets } from './assets.ts';

/** The tables of which each season has a file of its own. */
const seasonal = Object.values(publishedTables).filter((table) => table.seasonal);

/** The real files, or those of a function, and which of tables that have seasons were asked for. */
export function assetsWithTables(answer?: (url: URL) => Promise<Response>) {
  const { fetch, assets } = notedAssets(answer);
  const isOfSeason = (path: string) =>
    seasonal.some(({ file }) => path === `/dumps/${file}.json` || path.startsWith(`/dumps/${file}/`));
  /** The paths of the files of tables that have seasons. */
  const paths = () => fetch.mock.calls.map(([url]) => url.pathname);
  const tables = () => paths().filter(isOfSeason);
  return { assets, paths, tables };
}

/** The answer to a query that is computed from whole tables, live rows over them, or the message of its 404. */
export async function fromWholeTables(resource: Resource, text: string, live?: LiveSeason): Promise<string> {
  const query = parseQuery(resource.parameters, new URLSearchParams(text));
  const answer = computeAnswer(resource, query, new EdgeTables(env.ASSETS), context, { live });
  return answer.then(
    ({ body }) => new TextDecoder().decode(body),
    ({ message }: Error) => message,
  );
}
