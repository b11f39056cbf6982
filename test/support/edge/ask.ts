import { env, exports } from 'cloudflare:workers';
import { respond } from '../../../src/edge/respond.ts';
import { noFeed } from '../../../src/records/service-status.ts';
import { OpenApiContract } from '../../contract/openapi.ts';
import { Reply } from '../../contract/reply.ts';
import { envWith } from './service.ts';

const origin = 'https://service.test';

export const contract = new OpenApiContract(await (await env.ASSETS.fetch(`${origin}/openapi.json`)).json());

/** A moment, for answers made without a request; the live feed is not requested. */
export const context = {
  now: new Date('2026-08-08T00:00:00Z'),
  feed: noFeed,
};

/** Asks the Worker and validates the reply against the published OpenAPI document, errors too. */
export async function ask(path: string, init?: RequestInit): Promise<Reply> {
  const reply = await askWithoutContract(path, init);
  const isGet = init?.method === undefined || init.method === 'GET';
  if (isGet || reply.status >= 400) contract.assertValid(reply);
  return reply;
}

/** Asks the Worker, for many answers of a kind: validating takes longer than answering. */
export async function askWithoutContract(path: string, init?: RequestInit): Promise<Reply> {
  const response = await exports.default.fetch(new Request(origin + path, init));
  return Reply.from(path, response);
}

/** The bytes of a file the build made. */
export async function file(path: string): Promise<string> {
  const response = await env.ASSETS.fetch(origin + path);
  if (response.status !== 200) throw new Error(`${path} is no file: ${response.status}`);
  return response.text();
}

/** Asks with variables and files of its own; a path is below /api/v1. */
export function askWith(variables: object, path: string, init?: RequestInit): Promise<Response> {
  return respond(new Request(`${origin}/api/v1${path}`, init), envWith(variables), context.now);
}
