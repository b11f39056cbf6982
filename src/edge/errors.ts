import type { ErrorAnswer } from '../records/error.ts';
import { showInvisible } from '../records/invisible.ts';
import { encode } from '../resources/encode.ts';
import { type Lifetime, lifetimes } from '../resources/lifetimes.ts';
import { type HeaderFields, jsonHeaders } from './headers.ts';
import type { Reply } from './reply.ts';

/** Each error's reason phrase and lifetime. */
const errors = {
  400: { reason: 'Bad Request', lifetime: lifetimes.clientError },
  404: { reason: 'Not Found', lifetime: lifetimes.clientError },
  405: { reason: 'Method Not Allowed', lifetime: lifetimes.clientError },
  429: { reason: 'Too Many Requests', lifetime: lifetimes.never },
  500: { reason: 'Internal Server Error', lifetime: lifetimes.never },
} as const satisfies Record<number, { reason: string; lifetime: Lifetime }>;

/** Returns an error as a reply; what the message repeats of the request is made visible. */
export function errorReply(
  status: keyof typeof errors,
  message: string,
  { headers, ...more }: Pick<ErrorAnswer, 'discovery'> & { readonly headers?: HeaderFields } = {},
): Reply {
  const { reason, lifetime } = errors[status];
  const answer: ErrorAnswer = { error: reason, message: showInvisible(message), status, ...more };
  return { status, headers: { ...jsonHeaders(lifetime), ...headers }, body: encode(answer) };
}
