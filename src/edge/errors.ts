import type { ErrorAnswer } from '../records/error.ts';
import { type Lifetime, lifetimes } from '../resources/lifetimes.ts';
import { encode } from '../resources/resource.ts';
import { jsonHeaders } from './headers.ts';

/** Every error there is: its reason phrase and how long it may be kept. */
const kinds = {
  400: { reason: 'Bad Request', lifetime: lifetimes.clientError },
  404: { reason: 'Not Found', lifetime: lifetimes.clientError },
  405: { reason: 'Method Not Allowed', lifetime: lifetimes.clientError },
  429: { reason: 'Too Many Requests', lifetime: lifetimes.never },
  500: { reason: 'Internal Server Error', lifetime: lifetimes.never },
} as const satisfies Record<number, { reason: string; lifetime: Lifetime }>;

/** An error as a response. */
export function errorResponse(
  status: keyof typeof kinds,
  message: string,
  more: Pick<ErrorAnswer, 'discovery'> = {},
): Response {
  const { reason, lifetime } = kinds[status];
  const answer: ErrorAnswer = { error: reason, message, status, ...more };
  return new Response(encode(answer), { status, headers: jsonHeaders(lifetime) });
}
