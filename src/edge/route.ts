import { apiRoot } from '../resources/discovery.ts';
import { resources } from '../resources/index.ts';
import type { Resource } from '../resources/resource.ts';

const byPath = new Map(resources.map((resource) => [resource.path, resource]));

/** `/api/matches` is another name of `/api/v1/matches`. */
const roots = [apiRoot, '/api'];

/** Whether a path is the API's; every other is a file, or nothing. */
export function isApi(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** Returns the resource at a path; a slash at the end changes nothing. */
export function resourceAt(pathname: string): Resource | undefined {
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  if (roots.includes(path)) return byPath.get('/');
  const root = roots.find((one) => path.startsWith(`${one}/`));
  const rest = root && path.slice(root.length);
  return rest === undefined || rest === '/' ? undefined : byPath.get(rest);
}
