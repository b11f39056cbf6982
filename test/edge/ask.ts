import { env, exports } from 'cloudflare:workers';
import { Contract } from '../support/contract.ts';

const origin = 'https://service.test';

export const contract = new Contract(await (await env.ASSETS.fetch(`${origin}/openapi.json`)).json());

/** A moment, for answers made without a request; the live feed is not asked. */
export const context = {
  now: new Date('2026-08-08T00:00:00Z'),
  feed: { enabled: false, last_success: null, last_error: null },
};

export interface Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The answer, parsed; fails on anything but JSON. */
  json<T = Record<string, never>>(): T;
}

/** Asks the Worker and holds what it answers against the published OpenAPI document, errors too. */
export async function ask(path: string, init?: RequestInit): Promise<Asked> {
  const asked = await askUnjudged(path, init);
  const { status, headers, text } = asked;
  const isGet = init?.method === undefined || init.method === 'GET';
  if (isGet || status >= 400) contract.hold(new URL(origin + path).pathname, status, headers, text);
  return asked;
}

/** Asks the Worker, where many answers of a kind are asked for: judging takes longer than answering. */
export async function askUnjudged(path: string, init?: RequestInit): Promise<Asked> {
  const response = await exports.default.fetch(new Request(origin + path, init));
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

/** The bytes of a file the build made. */
export async function file(path: string): Promise<string> {
  const response = await env.ASSETS.fetch(origin + path);
  if (response.status !== 200) throw new Error(`${path} is no file: ${response.status}`);
  return response.text();
}
