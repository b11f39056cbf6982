import type { ErrorAnswer } from '../records/error.ts';
import { encode } from '../resources/encode.ts';
import { lifetimes } from '../resources/lifetimes.ts';
import { type HeaderFields, jsonHeaders } from './headers.ts';
import type { Reply } from './reply.ts';

/** Returns an error as a reply. A fault of the request may be cached, one of the moment may not. */
export function errorReply(answer: ErrorAnswer, headers: HeaderFields = {}): Reply {
  const lifetime = answer.status < 429 ? lifetimes.clientError : lifetimes.never;
  return { status: answer.status, headers: { ...jsonHeaders(lifetime), ...headers }, body: encode(answer) };
}
