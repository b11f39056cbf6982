import { expect, inject } from 'vitest';
import type * as z from 'zod';
import { league } from '../../src/records/league.ts';
import { apiRoot } from '../../src/resources/discovery.ts';
import { service } from '../../src/service.ts';
import { contentOf, expectAnswer } from './assertions.ts';
import { OpenApiContract } from './openapi.ts';
import { Reply } from './reply.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the site under test. */
    readonly site: string;
    /** The id of the build that the site must serve. */
    readonly build: string;
  }
}

const timeoutMs = 15_000;
const userAgent = `${service.name.replaceAll(' ', '-')}/${service.version} (verification of a deployment)`;

/** Asks the site under test. Redirections are answers, not followed. */
export async function ask(
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  try {
    const response = await fetch(new URL(address, inject('site')), {
      method,
      headers: { 'User-Agent': userAgent, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await Reply.from(address, response);
  } catch (error) {
    throw new Error(`${address}: expected an answer; found none: ${reasonOf(error as Error)}`);
  }
}

/** Asks a resource and validates the reply against the site's own OpenAPI document and our schema. */
export async function askResource<Answer>(
  { path, responseSchema }: { readonly path: string; readonly responseSchema: z.ZodType<Answer> },
  query = '',
): Promise<{ reply: Reply; answer: Answer }> {
  const reply = await ask(`${apiRoot}${path === '/' ? '' : path}${query === '' ? '' : `?${query}`}`);
  expectAnswer(reply);
  (await publishedContract()).assertValid(reply);
  return { reply, answer: contentOf(reply, responseSchema) };
}

let contract: Promise<OpenApiContract> | undefined;

function publishedContract(): Promise<OpenApiContract> {
  contract ??= ask('/openapi.json').then((reply) => {
    expect(reply.status, 'status of /openapi.json').toBe(200);
    return new OpenApiContract(reply.json(), league);
  });
  return contract;
}

/** `fetch failed` alone does not help: the reason is in its cause. */
function reasonOf({ message, cause }: Error): string {
  if (!(cause instanceof Error)) return message;
  return cause.message || (cause as NodeJS.ErrnoException).code || message;
}
