import { suggestionFor } from '../query/suggestion.ts';
import { apiRoot } from '../resources/discovery.ts';
import { resources } from '../resources/index.ts';
import { errorReply } from './errors.ts';
import type { Reply } from './reply.ts';

/** No name is near to that of the index, which is empty. */
const names = resources.map(({ path }) => path.slice(1));

/** Longer paths are shown cut, and get no suggestion: comparing them would cost what a query costs. */
const maxPathLength = 100;

/** Returns the 404 of a path that no resource has. */
export function notFoundReply(pathname: string): Reply {
  const isLong = pathname.length > maxPathLength;
  const shown = isLong ? `${pathname.slice(0, maxPathLength)}…` : pathname;
  const suggestion = isLong ? '' : hintFor(pathname);
  return errorReply(404, `nothing at ${shown}${suggestion}`, { discovery: apiRoot });
}

function hintFor(pathname: string): string {
  const file = pathname.match(/^\/data\/v1\/([a-z-]+)/);
  const resource = file && resources.find(({ name }) => name === file[1]);
  if (resource) return `; not every query is a file: ${apiRoot}${resource.path} answers any`;
  // What precedes the last part may be wrong too, such as the version.
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const name = suggestionFor(last.toLowerCase(), names);
  return name === undefined ? '' : `; did you mean ${apiRoot}/${name}?`;
}
