import { closest, distance } from 'fastest-levenshtein';
import { apiRoot } from '../resources/discovery.ts';
import { resources } from '../resources/index.ts';
import { errorReply } from './errors.ts';
import type { Reply } from './reply.ts';

const addresses = resources.map(({ path }) => apiRoot + path);

/** A suggestion differs in at most so many characters. */
const maxDistance = 3;
/** Longer paths are shown cut, and get no suggestion: comparing them would cost what a query costs. */
const maxPathLength = 100;

/** Returns the 404 of a path that no resource has. */
export function notFoundReply(pathname: string): Reply {
  const isLong = pathname.length > maxPathLength;
  const shown = isLong ? `${pathname.slice(0, maxPathLength)}…` : pathname;
  const suggestion = isLong ? '' : suggestionFor(pathname);
  return errorReply(404, `nothing at ${shown}${suggestion}`, { discovery: apiRoot });
}

function suggestionFor(pathname: string): string {
  const file = pathname.match(/^\/data\/v1\/([a-z-]+)/);
  const resource = file && resources.find(({ name }) => name === file[1]);
  if (resource) return `; not every query is a file: ${apiRoot}${resource.path} answers any`;
  const guess = closest(pathname, addresses);
  return distance(pathname, guess) <= maxDistance ? `; did you mean ${guess}?` : '';
}
