import { apiRoot } from '../resources/discovery.ts';
import { resources } from '../resources/index.ts';
import type { Resource } from '../resources/resource.ts';

/** `/api/matches` is another name of `/api/v1/matches`. */
const roots = [apiRoot, '/api'];

const byPath = new Map(
  resources.flatMap((resource) =>
    roots.map((root) => [withoutSlash(root + resource.path), resource] as const),
  ),
);

/** Whether a path is the API's; every other is a file, or nothing. */
export function isApi(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** Returns the resource at a path; a slash at the end changes nothing. */
export function resourceAt(pathname: string): Resource | undefined {
  return byPath.get(withoutSlash(decode(pathname)));
}

/** Returns a path without percent-encoding, which changes no letter of it (RFC 3986, 6.2.2.2). */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
