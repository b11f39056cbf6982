import { idParameter } from '../query/address.ts';
import { suggestionFor } from '../query/nearest-name.ts';
import { InvalidQuery } from '../query/parse-query.ts';
import type { ErrorAnswer } from '../records/service-status.ts';
import { showInvisible } from '../records/text.ts';
import { apiRoot, documentationOf } from './discovery.ts';
import { NotFound, type Resource } from './resource.ts';

/** Each error's reason phrase, and its code where the caller knows no better. */
const errors = {
  400: { reason: 'Bad Request', code: 'invalid_request' },
  404: { reason: 'Not Found', code: 'not_found' },
  405: { reason: 'Method Not Allowed', code: 'method_not_allowed' },
  429: { reason: 'Too Many Requests', code: 'rate_limited' },
  500: { reason: 'Internal Server Error', code: 'internal_error' },
} as const satisfies Record<number, { reason: string; code: ErrorAnswer['code'] }>;

interface ErrorDetails extends Partial<Pick<ErrorAnswer, 'code' | 'discovery'>> {
  readonly parameters?: readonly string[];
  /** The endpoint that was asked. */
  readonly resource?: Resource | undefined;
}

/** Returns the body of an error; what it repeats of the request is made visible. */
export function errorAnswer(
  status: keyof typeof errors,
  message: string,
  { code, parameters = [], resource, discovery }: ErrorDetails = {},
): ErrorAnswer {
  const { reason, code: defaultCode } = errors[status];
  return {
    error: reason,
    message: showInvisible(message),
    status,
    code: code ?? defaultCode,
    parameters: parameters.map(showInvisible),
    documentation: documentationOf(resource),
    ...(discovery !== undefined && { discovery }),
  };
}

/** Returns the body for what a resource threw: a query that is not valid, a missing record, or a fault of ours. */
export function failureAnswer(error: unknown, resource?: Resource): ErrorAnswer {
  if (error instanceof InvalidQuery) {
    const { message, code, parameters } = error;
    return errorAnswer(400, message, { code, parameters, resource });
  }
  if (error instanceof NotFound) {
    return errorAnswer(404, error.message, { parameters: error.parameters, resource });
  }
  return errorAnswer(500, 'the answer could not be made; the fault is ours and has been logged', {
    resource,
  });
}

export const invalidAddressAnswer = () =>
  errorAnswer(400, 'the address is no URL; expected one such as /api/v1/matches');

/** The methods that endpoints offer. */
export const readMethods = 'GET, HEAD, OPTIONS';

/** @param allowed the methods that are, such as `readMethods` */
export function methodAnswer(method: string, allowed: string, resource?: Resource): ErrorAnswer {
  const expected = allowed.includes(',') ? `one of ${allowed}` : allowed;
  return errorAnswer(405, `method ${method} is not offered; expected ${expected}`, { resource });
}

/** @param limit what the client or its network has exceeded, such as `300 requests` */
export function rateLimitAnswer(limit: string, retryAfterSeconds: number): ErrorAnswer {
  return errorAnswer(
    429,
    `more than ${limit} in an hour; try again in ${retryAfterSeconds} seconds, ` +
      'or read the files below /data/v1, which have no limit',
  );
}

/** Longer paths are shown cut, and get no suggestion: comparing them would cost what a query costs. */
const maxPathLength = 100;

/** Returns the body of the 404 of a path that none of the resources has. */
export function unknownPathAnswer(pathname: string, resources: readonly Resource[]): ErrorAnswer {
  const isLong = pathname.length > maxPathLength;
  const shown = isLong ? `${pathname.slice(0, maxPathLength)}…` : pathname;
  const suggestion = isLong ? '' : hintFor(pathname, resources);
  return errorAnswer(404, `nothing at ${shown}${suggestion}`, { discovery: apiRoot });
}

function hintFor(pathname: string, resources: readonly Resource[]): string {
  const file = pathname.match(/^\/data\/v1\/([a-z-]+)/);
  const resource = file && resources.find(({ name }) => name === file[1]);
  if (resource) return `; not every query is a file: ${apiRoot}${resource.path} answers any`;
  // What precedes the last part may be wrong too, such as the version.
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  // No name is near to that of the index, which is empty.
  const names = resources.map(({ path }) => path.slice(1)).filter((path) => !idParameter(path));
  const name = suggestionFor(last.toLowerCase(), names);
  return name === undefined ? '' : `; did you mean ${apiRoot}/${name}?`;
}
