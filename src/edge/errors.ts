import type { ErrorAnswer } from '../records/error.ts';
import { showInvisible } from '../records/invisible.ts';
import { documentationOf } from '../resources/discovery.ts';
import { encode } from '../resources/encode.ts';
import { type Lifetime, lifetimes } from '../resources/lifetimes.ts';
import type { Resource } from '../resources/resource.ts';
import { type HeaderFields, jsonHeaders } from './headers.ts';
import type { Reply } from './reply.ts';

/** Each error's reason phrase, code where the caller knows no better, and lifetime. */
const errors = {
  400: { reason: 'Bad Request', code: 'invalid_request', lifetime: lifetimes.clientError },
  404: { reason: 'Not Found', code: 'not_found', lifetime: lifetimes.clientError },
  405: { reason: 'Method Not Allowed', code: 'method_not_allowed', lifetime: lifetimes.clientError },
  429: { reason: 'Too Many Requests', code: 'rate_limited', lifetime: lifetimes.never },
  500: { reason: 'Internal Server Error', code: 'internal_error', lifetime: lifetimes.never },
} as const satisfies Record<number, { reason: string; code: ErrorAnswer['code']; lifetime: Lifetime }>;

interface ErrorDetails extends Partial<Pick<ErrorAnswer, 'code' | 'discovery'>> {
  readonly parameters?: readonly string[];
  /** The endpoint that was asked. */
  readonly resource?: Resource | undefined;
  readonly headers?: HeaderFields;
}

/** Returns an error as a reply; what it repeats of the request is made visible. */
export function errorReply(
  status: keyof typeof errors,
  message: string,
  { headers, code, parameters = [], resource, discovery }: ErrorDetails = {},
): Reply {
  const { reason, lifetime, code: defaultCode } = errors[status];
  const answer: ErrorAnswer = {
    error: reason,
    message: showInvisible(message),
    status,
    code: code ?? defaultCode,
    parameters: parameters.map(showInvisible),
    documentation: documentationOf(resource),
    ...(discovery !== undefined && { discovery }),
  };
  return { status, headers: { ...jsonHeaders(lifetime), ...headers }, body: encode(answer) };
}
