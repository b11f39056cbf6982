import type { HeaderFields } from './headers.ts';

/** A response in the making: its fields become `Headers` once, when all of them are known. */
export interface Reply {
  readonly status: number;
  readonly headers: HeaderFields;
  readonly body: string | Uint8Array | null;
}

/** Returns the response of a reply. */
export function toResponse({ status, headers, body }: Reply, more: HeaderFields = {}): Response {
  return new Response(body, { status, headers: { ...headers, ...more } });
}
