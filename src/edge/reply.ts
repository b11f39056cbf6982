import type { HeaderFields } from './headers.ts';

/** A response in the making: its fields become `Headers` once, when all of them are known. */
export interface Reply {
  readonly status: number;
  /** As `Headers` where a reply is sent many times: copying them costs less than building them. */
  readonly headers: HeaderFields | Headers;
  readonly body: string | Uint8Array | ReadableStream<Uint8Array> | null;
}

/** Returns the response of a reply. */
export function toResponse({ status, headers, body }: Reply, more: HeaderFields = {}): Response {
  const response = new Response(body, { status, headers });
  // The name is one of the fields'.
  for (const name in more) response.headers.set(name, more[name] as string);
  return response;
}
