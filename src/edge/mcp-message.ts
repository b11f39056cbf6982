import * as z from 'zod/mini';
import { toolNames } from '../resources/tool-list.ts';
import type { CallArguments } from './call-tool.ts';

/** The version of the protocol whose requests need no handshake: each says its version and what the client can do. */
const statelessVersion = '2026-07-28';

/** The versions that begin with a handshake, `initialize`, the latest first. */
export const handshakeVersions = ['2025-11-25', '2025-06-18'] as const;

/** The versions of the protocol that are supported, the latest first. */
export const versions: readonly string[] = [statelessVersion, ...handshakeVersions];

/** The codes of errors, of JSON-RPC 2.0 and of the protocol. */
export const errorCodes = {
  notJson: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParameters: -32602,
  internal: -32603,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

/** An error of the protocol. */
export class ProtocolError extends Error {
  readonly code: number;
  /** The HTTP status where it is not that of every answer to a request. */
  readonly status: number | undefined;
  readonly data: object | undefined;

  constructor(code: number, message: string, { status, data }: { status?: number; data?: object } = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** A longer request is no call. It is refused by the length that it says, or where its text becomes too long. */
const maxCharacters = 20_000;
const maxBytes = 4 * maxCharacters;

export type MessageId = string | number;

const idSchema = z.union([z.string(), z.number()]);

const messageSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(idSchema),
  method: z.optional(z.string()),
  result: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  params: z._default(z.record(z.string(), z.unknown()), {}),
});

/** What a request without a handshake says of itself, in `params._meta`. */
const versionName = 'io.modelcontextprotocol/protocolVersion';
const metaSchema = z.object({
  [versionName]: z.string(),
  'io.modelcontextprotocol/clientCapabilities': z.record(z.string(), z.unknown()),
});

const callSchema = z.object({
  name: z.enum(toolNames),
  // A record of zod's would leave out `__proto__`, which no tool takes either.
  arguments: z._default(
    z.custom<CallArguments>(isCallArguments, 'expected values, or lists of values, by name'),
    {},
  ),
});

/** Returns whether an object has only values and lists of values. Objects and deeper lists are no values of a query. */
function isCallArguments(given: unknown): boolean {
  const isValue = (value: unknown) => value === null || typeof value !== 'object';
  if (isValue(given) || Array.isArray(given)) return false;
  // It is an object.
  return Object.values(given as object).every(
    (value) => isValue(value) || (Array.isArray(value) && value.every(isValue)),
  );
}

/** A request of the protocol. */
export interface McpRequest {
  readonly id: MessageId;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Whether it is of a version without a handshake. */
  readonly isStateless: boolean;
}

/**
 * Returns the body of a request as JSON, of which no more is read than a call may have.
 *
 * @throws {ProtocolError} if it is too long or is not JSON
 */
export async function readJson({ headers, body }: Request): Promise<unknown> {
  const tooLong = new ProtocolError(
    errorCodes.invalidRequest,
    `the request has more than ${maxCharacters} characters`,
  );
  if (Number(headers.get('Content-Length')) > maxBytes) {
    await body?.cancel();
    throw tooLong;
  }
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    // Leaving the loop cancels the rest.
    if (text.length > maxCharacters) throw tooLong;
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    throw new ProtocolError(errorCodes.notJson, 'the request is not JSON');
  }
}

/** Returns the id that a message has, however wrong the rest of it is; null where it has none. */
export function idOf(message: unknown): MessageId | null {
  return idSchema.safeParse((message as { id?: unknown } | null)?.id).data ?? null;
}

/**
 * Returns a message as a request of the protocol; undefined for notifications and the responses of a client, which have no
 * answer.
 *
 * @throws {ProtocolError} if it is malformed, of a version that is not supported, or contradicts its header fields
 */
export function parseMessage(message: unknown, headers: Headers): McpRequest | undefined {
  if (Array.isArray(message))
    throw new ProtocolError(
      errorCodes.invalidRequest,
      'the request is a list; expected one object, since batches are not supported',
    );
  const { data, error } = messageSchema.safeParse(message);
  if (!data) throw new ProtocolError(errorCodes.invalidRequest, describeFault(error, 'the request'));
  const { id, method, params } = data;
  const isResponse = data.result !== undefined || data.error !== undefined;
  if (method === undefined && !isResponse)
    throw new ProtocolError(errorCodes.invalidRequest, 'expected a method');
  if (id === undefined || method === undefined) return undefined;
  return { id, method, params, isStateless: isStateless(method, params, headers) };
}

/**
 * Returns the tool that a request calls, and the arguments.
 *
 * @throws {ProtocolError} if there is no such tool, or the arguments are no values by name
 */
export function parseCall(params: McpRequest['params']) {
  const { data, error } = callSchema.safeParse(params);
  if (!data) throw new ProtocolError(errorCodes.invalidParameters, describeFault(error, 'params'));
  return data;
}

/**
 * Returns whether a request is of the version without a handshake, as its header or its `_meta` says. Its header fields then
 * have to repeat the body, for whoever passes it on without reading it.
 *
 * @throws {ProtocolError} if the version is not supported, or the header fields are not those of the body
 */
function isStateless(method: string, params: McpRequest['params'], headers: Headers): boolean {
  const meta = Object(params._meta) as Record<string, unknown>;
  const inHeader = headers.get('Mcp-Protocol-Version');
  const version = meta[versionName] ?? inHeader;
  if (version !== null && !versions.some((supported) => supported === version))
    throw new ProtocolError(
      errorCodes.unsupportedVersion,
      `version ${version} is not supported; expected one of ${versions.join(', ')}`,
      { status: 400, data: { supported: versions, requested: version } },
    );
  if (version !== statelessVersion && inHeader !== statelessVersion && method !== 'server/discover')
    return false;
  checkHeader(headers, 'Mcp-Protocol-Version', statelessVersion);
  const { error } = metaSchema.safeParse(meta);
  if (error)
    throw new ProtocolError(errorCodes.invalidParameters, describeFault(error, '_meta', 'params._meta.'), {
      status: 400,
    });
  checkHeader(headers, 'Mcp-Protocol-Version', meta[versionName]);
  checkHeader(headers, 'Mcp-Method', method);
  if (method === 'tools/call') checkHeader(headers, 'Mcp-Name', params.name);
  return true;
}

/** @throws {ProtocolError} if a header field is not what the body of the request has */
function checkHeader(headers: Headers, name: string, expected: unknown): void {
  const given = headers.get(name);
  if (given !== null && decodeHeader(given) === expected) return;
  const fault = given === null ? 'is missing' : `is ${given}`;
  throw new ProtocolError(errorCodes.headerMismatch, `header ${name} ${fault}; expected ${expected}`, {
    status: 400,
  });
}

/** Returns the value of a header field. What is not plain ASCII is written as `=?base64?…?=`. */
function decodeHeader(value: string): string | undefined {
  const encoded = /^=\?base64\?(.*)\?=$/.exec(value)?.[1];
  if (encoded === undefined) return value;
  try {
    return new TextDecoder().decode(Uint8Array.fromBase64(encoded));
  } catch {
    return undefined;
  }
}

/** Says what a part of a request lacks, and where: by its path, or as the whole. */
const describeFault = ({ issues }: z.core.$ZodError, whole: string, parent = '') =>
  issues
    .map(({ path, message }) => `${path.length === 0 ? whole : parent + path.join('.')}: ${message}`)
    .join('; ');
