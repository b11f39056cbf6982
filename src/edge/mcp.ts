import * as z from 'zod/mini';
import { snapshotOf } from '../records/published.ts';
import { pick } from '../records/typed.ts';
import { methodAnswer } from '../resources/error-answers.ts';
import { toolNames } from '../resources/tool-list.ts';
import { service } from '../service.ts';
import { type CallArguments, callTool, dayOf } from './call-tool.ts';
import type { Env } from './env.ts';
import { loadTables, loadWorld } from './load-files.ts';
import { commonHeaders, errorReply, type Reply } from './reply.ts';

/**
 * A stateless server of the Model Context Protocol (modelcontextprotocol.io): Streamable HTTP, with one JSON answer to
 * each request, and neither sessions nor a stream of its own.
 */
export const mcpAddress = '/mcp';

/** The versions of the protocol that it supports, the latest first. */
const versions = ['2025-11-25', '2025-06-18'] as const;

const allowedMethods = 'POST, OPTIONS';
const headers = {
  ...commonHeaders,
  'Access-Control-Allow-Methods': allowedMethods,
  'Access-Control-Allow-Headers': 'Content-Type, Mcp-Protocol-Version, Mcp-Session-Id',
  'Cache-Control': 'no-store',
};

export const mcpPreflight: Reply = {
  status: 204,
  headers: { ...headers, Allow: allowedMethods },
  body: null,
};

/** A longer request is no call. It is refused by the length that it says, or where its text becomes too long. */
const maxCharacters = 20_000;
const maxBytes = 4 * maxCharacters;

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string(), z.number()])),
  method: z.optional(z.string()),
  result: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  params: z._default(z.record(z.string(), z.unknown()), {}),
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

/** An error of JSON-RPC 2.0, with its code. */
class ProtocolError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Says what a part of a request lacks, and where: by its path, or as the whole. */
const describeFault = ({ issues }: z.core.$ZodError, whole: string) =>
  issues.map(({ path, message }) => `${path.join('.') || whole}: ${message}`).join('; ');

/** Answers a request of the protocol. A malformed one gets the error of JSON-RPC, a call that cannot be answered its reason. */
export async function mcpReply(request: Request, env: Env, now: Date): Promise<Reply> {
  if (request.method !== 'POST')
    return errorReply(methodAnswer(request.method, 'POST'), { ...headers, Allow: allowedMethods });
  let id: string | number | null = null;
  try {
    const version = request.headers.get('Mcp-Protocol-Version');
    if (version !== null && !versions.some((supported) => supported === version))
      throw new ProtocolError(
        -32600,
        `version ${version} is not supported; expected one of ${versions.join(', ')}`,
      );
    const given = parseJson(await readText(request));
    if (Array.isArray(given))
      throw new ProtocolError(
        -32600,
        'the request is a list; expected one object, since batches are not supported',
      );
    const { data, error } = requestSchema.safeParse(given);
    if (!data) throw new ProtocolError(-32600, describeFault(error, 'the request'));
    const isResponse = data.result !== undefined || data.error !== undefined;
    if (data.method === undefined && !isResponse) throw new ProtocolError(-32600, 'expected a method');
    // Notifications and the responses of a client have no answer.
    if (data.id === undefined || data.method === undefined) return { status: 202, headers, body: null };
    id = data.id;
    const origin = new URL(request.url).origin;
    return jsonReply(200, { id, result: await resultOf(data.method, data.params, origin, env, now) });
  } catch (error) {
    if (!(error instanceof ProtocolError)) console.error(error);
    const { code, message } =
      error instanceof ProtocolError
        ? error
        : { code: -32603, message: 'the fault is ours and has been logged' };
    return jsonReply(id === null ? 400 : 200, { id, error: { code, message } });
  }
}

function jsonReply(status: number, message: object): Reply {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  return { status, headers: { ...headers, 'Content-Type': 'application/json' }, body };
}

/** Returns the body of a request, of which no more is read than a call may have. */
async function readText({ headers, body }: Request): Promise<string> {
  const tooLong = new ProtocolError(-32600, `the request has more than ${maxCharacters} characters`);
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
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError(-32700, 'the request is not JSON');
  }
}

async function resultOf(
  method: string,
  params: Readonly<Record<string, unknown>>,
  origin: string,
  env: Env,
  now: Date,
): Promise<object> {
  switch (method) {
    case 'initialize':
      return {
        protocolVersion: versions.find((version) => version === params.protocolVersion) ?? versions[0],
        capabilities: { tools: {} },
        serverInfo: { name: service.id, title: service.name, version: service.version },
        instructions: await instructionsFor(env, now),
      };
    case 'ping':
      return {};
    case 'tools/list': {
      const annotations = { readOnlyHint: true };
      const fields = ['name', 'title', 'description', 'inputSchema', 'outputSchema'] as const;
      return { tools: env.api.tools.map((tool) => ({ ...pick(tool, fields), annotations })) };
    }
    case 'tools/call': {
      const { data, error } = callSchema.safeParse(params);
      if (!data) throw new ProtocolError(-32602, describeFault(error, 'params'));
      return callTool(data.name, data.arguments, origin, env, now);
    }
    default:
      throw new ProtocolError(-32601, `no method ${method}`);
  }
}

/** Returns what a model has to know before it calls: the league, the day, the seasons, and the clubs with their towns. */
async function instructionsFor(env: Env, now: Date): Promise<string> {
  const { name, description, attribution } = env.api.league;
  const { index } = await loadWorld(env);
  const tables = await loadTables([{ table: 'teams' }, { table: 'snapshot' }], env);
  const clubs = tables
    .rows('teams')
    .map(
      ({ name, club_id, city, status }) =>
        `${name} (${[club_id, city, status].filter((part) => part !== null).join(', ')})`,
    );
  const seasons = index.seasons.map(({ season }) => season).join(', ');
  return (
    `${name}. ${description} ${attribution} Today is ${dayOf(now)}. Where source is not official-live, results are known ` +
    `up to ${snapshotOf(tables).as_of}. Seasons: ${seasons}; the current one is ${index.current}. A call without a season is about the ` +
    `latest that has what the tool gives. What is ` +
    `unknown is left out. Clubs, found by name, town or id: ${clubs.join('; ')}.`
  );
}
