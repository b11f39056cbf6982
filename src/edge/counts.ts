import { type Api, isApi, resourceAt } from './env.ts';
import { mcpAddress } from './mcp.ts';

/**
 * Counts an answer by endpoint and status, where a data set of Workers Analytics Engine is bound. Nothing of the client is
 * written, no address and no query.
 */
export function countAnswer(
  counts: AnalyticsEngineDataset | undefined,
  api: Api,
  { url }: Request,
  { status }: Response,
): void {
  if (!counts) return;
  const endpoint = endpointOf(api, URL.parse(url)?.pathname ?? '');
  counts.writeDataPoint({ indexes: [endpoint], blobs: [endpoint, String(status)] });
}

/** Returns the name of an endpoint; what is none has a name of its kind, so that a visitor's text is never written. */
function endpointOf(api: Api, pathname: string): string {
  if (pathname.startsWith(mcpAddress)) return 'mcp';
  return resourceAt(api, pathname)?.resource.name ?? (isApi(pathname) ? 'unknown' : 'no file');
}
