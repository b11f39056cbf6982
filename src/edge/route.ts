import { closest, distance } from 'fastest-levenshtein';
import { apiRoot } from '../resources/discovery.ts';
import { resources } from '../resources/index.ts';
import type { Resource } from '../resources/resource.ts';
import { errorResponse } from './errors.ts';

const byPath = new Map(resources.map((resource) => [resource.path, resource]));

/** `/api/matches` is another name of `/api/v1/matches`. */
const roots = [apiRoot, '/api'];

const nearMiss = 3;

/** Whether a path is the API's; every other is a file, or nothing. */
export function isApi(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** The resource at a path, or undefined where there is none. A slash at the end changes nothing. */
export function resourceAt(pathname: string): Resource | undefined {
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const root = roots.find((one) => path === one || path.startsWith(`${one}/`));
  return root === undefined ? undefined : byPath.get(path.slice(root.length) || '/');
}

/** What to say of a path where nothing is. */
export function notFoundResponse(pathname: string): Response {
  const shown = pathname.length > 100 ? `${pathname.slice(0, 100)}…` : pathname;
  return errorResponse(404, `nothing at ${shown}${hint(pathname)}`, { discovery: apiRoot });
}

function hint(pathname: string): string {
  const file = pathname.match(/^\/data\/v1\/([a-z-]+)/);
  if (file) {
    const resource = resources.find(({ name }) => name === file[1]);
    if (resource) return `; not every query is a file: ${apiRoot}${resource.path} answers any`;
  }
  const known = [...byPath.keys()].map((path) => apiRoot + path);
  const guess = closest(pathname, known);
  return distance(pathname, guess) <= nearMiss ? `; did you mean ${guess}?` : '';
}
