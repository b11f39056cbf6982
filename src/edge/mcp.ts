import { snapshotOf } from '../records/published.ts';
import { pick } from '../records/typed.ts';
import { methodAnswer } from '../resources/error-answers.ts';
import { service } from '../service.ts';
import { callTool } from './call-tool.ts';
import type { Env } from './env.ts';
import { respondWithinLimit } from './limit.ts';
import { loadTables, loadWorld } from './load-files.ts';
import {
  errorCodes,
  handshakeVersions,
  idOf,
  type McpRequest,
  type MessageId,
  ProtocolError,
  parseCall,
  parseMessage,
  readJson,
  versions,
} from './mcp-message.ts';
import { commonHeaders, errorReply, type Reply, toResponse } from './reply.ts';
import { dayOf } from './tool-query.ts';

/**
 * A stateless server of the Model Context Protocol (modelcontextprotocol.io): Streamable HTTP, with one JSON answer to
 * each request, and neither sessions nor a stream of its own. It answers the versions with a handshake and that without.
 */
export const mcpAddress = '/mcp';

const allowedMethods = 'POST, OPTIONS';
const headers = {
  ...commonHeaders,
  'Access-Control-Allow-Methods': allowedMethods,
  'Access-Control-Allow-Headers': 'Content-Type, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Mcp-Session-Id',
  'Cache-Control': 'no-store',
};

export const mcpPreflight: Reply = {
  status: 204,
  headers: { ...headers, Allow: allowedMethods },
  body: null,
};

/** How long a client may keep the list of tools and what the server says of itself, in milliseconds. */
const lifetimeMs = 60 * 60 * 1000;

/**
 * Responds to a request of the protocol. A malformed one gets the error of JSON-RPC, a call that cannot be answered its
 * reason. Only calls count against the client's limit: connecting costs nothing.
 */
export async function respondToModel(request: Request, env: Env, now: Date): Promise<Response> {
  if (request.method !== 'POST')
    return toResponse(
      errorReply(methodAnswer(request.method, 'POST'), { ...headers, Allow: allowedMethods }),
    );
  let id: MessageId | null = null;
  try {
    const given = await readJson(request);
    id = idOf(given);
    const message = parseMessage(given, request.headers);
    if (!message) return toResponse({ status: 202, headers, body: null });
    const { origin } = new URL(request.url);
    const reply = () => replyTo(message, origin, env, now);
    return message.method === 'tools/call'
      ? await respondWithinLimit(request, env, reply)
      : toResponse(await reply());
  } catch (error) {
    return toResponse(faultReply(id, error, 400));
  }
}

/** Returns the reply to a request, which is well-formed. */
async function replyTo(message: McpRequest, origin: string, env: Env, now: Date): Promise<Reply> {
  const { id } = message;
  try {
    const result = await resultOf(message, origin, env, now);
    return jsonReply(200, { id, result });
  } catch (error) {
    return faultReply(id, error, 200);
  }
}

/** @param status the HTTP status where the error has none of its own */
function faultReply(id: MessageId | null, error: unknown, status: number): Reply {
  if (!(error instanceof ProtocolError)) {
    console.error(error);
    const message = 'the fault is ours and has been logged';
    return jsonReply(200, { id, error: { code: errorCodes.internal, message } });
  }
  const { code, message, data } = error;
  return jsonReply(error.status ?? status, { id, error: { code, message, ...(data && { data }) } });
}

function jsonReply(status: number, message: object): Reply {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  return { status, headers: { ...headers, 'Content-Type': 'application/json' }, body };
}

const serverInfo = { name: service.id, title: service.name, version: service.version };
const capabilities = { tools: {} };

/** The methods that the version without a handshake does not have. */
const handshakeMethods = ['initialize', 'ping'];

/** What a result of the version without a handshake says of itself: that it is whole, and whose it is. */
const whole = { resultType: 'complete', _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo } };
const kept = { ...whole, ttlMs: lifetimeMs, cacheScope: 'public' };

/** Returns the result of a request, which says of itself what it is where its version has no handshake. */
async function resultOf(
  { method, params, isStateless }: McpRequest,
  origin: string,
  env: Env,
  now: Date,
): Promise<object> {
  const isKnown = !(isStateless && handshakeMethods.includes(method));
  switch (isKnown && method) {
    case 'initialize':
      return {
        protocolVersion:
          handshakeVersions.find((version) => version === params.protocolVersion) ?? handshakeVersions[0],
        capabilities,
        serverInfo,
        instructions: await instructionsFor(env, now),
      };
    case 'ping':
      return {};
    case 'server/discover':
      // It is of the version without a handshake alone.
      return {
        ...kept,
        supportedVersions: versions,
        capabilities,
        instructions: await instructionsFor(env, now),
      };
    case 'tools/list':
      return { ...(isStateless && kept), tools: toolsOf(env) };
    case 'tools/call': {
      const { name, arguments: callArguments } = parseCall(params);
      return { ...(isStateless && whole), ...(await callTool(name, callArguments, origin, env, now)) };
    }
    default:
      throw new ProtocolError(
        errorCodes.unknownMethod,
        `no method ${method}`,
        isStateless ? { status: 404 } : {},
      );
  }
}

function toolsOf(env: Env): object[] {
  const annotations = { readOnlyHint: true };
  const fields = ['name', 'title', 'description', 'inputSchema'] as const;
  return env.api.tools.map((tool) => ({ ...pick(tool, fields), annotations }));
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
    `up to ${snapshotOf(tables).as_of}. Seasons: ${seasons}; the current one is ${index.current}. A tool says what a call without ` +
    `a season is about, and the answer names its season. What is unknown is left out. Clubs, found by name, town or id: ${clubs.join('; ')}.`
  );
}
