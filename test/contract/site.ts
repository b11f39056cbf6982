import { expect, inject } from 'vitest';
import * as z from 'zod/mini';
import { exampleOf } from '../../src/resources/discovery.ts';
import { resourcesOf } from '../../src/resources/index.ts';
import { service } from '../../src/service.ts';
import type { KnownSite } from '../support/provided.ts';
import { shared } from '../support/shared.ts';
import { contentOf, expectAnswer } from './assertions.ts';
import { OpenApiContract } from './openapi.ts';
import { Reply } from './reply.ts';

const timeoutMs = 15_000;
const userAgent = `${service.name.replaceAll(' ', '-')}/${service.version} (verification of a deployment)`;

const qualityReport = z.object({
  tables: z.array(z.object({ table: z.string(), seasons: z.array(z.object({ rows: z.number() })) })),
});

/** A request that is more than an address. */
interface RequestSettings {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns what a test needs of a site: what is known of it, and what asks it. */
function siteOf({ url, build, league }: KnownSite) {
  const replies = new Map<string, Promise<Reply>>();

  /**
   * Asks the site, once for each request: a client may ask 300 times an hour. Redirections are answers, not followed.
   *
   * @throws {Error} with the reason where there is no answer
   */
  function ask(address: string, { method = 'GET', headers = {} }: RequestSettings = {}): Promise<Reply> {
    const key = JSON.stringify([method, address, headers]);
    const reply = replies.get(key) ?? fetchReply(address, { method, headers });
    replies.set(key, reply);
    return reply;
  }

  async function fetchReply(address: string, { method, headers }: Required<RequestSettings>): Promise<Reply> {
    try {
      const response = await fetch(new URL(address, url), {
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

  let contract: Promise<OpenApiContract> | undefined;

  function publishedContract(): Promise<OpenApiContract> {
    contract ??= ask('/openapi.json').then((reply) => {
      expect(reply.status, 'status of /openapi.json').toBe(200);
      return new OpenApiContract(reply.json());
    });
    return contract;
  }

  /** Asks a resource and validates the reply against the site's own OpenAPI document and our schema. */
  async function askResource<Answer>(
    { path, responseSchema }: { readonly path: string; readonly responseSchema: z.ZodMiniType<Answer> },
    query = '',
  ): Promise<{ reply: Reply; answer: Answer }> {
    const reply = await ask(exampleOf(path, query));
    expectAnswer(reply);
    (await publishedContract()).assertValid(reply);
    return { reply, answer: contentOf(reply, responseSchema) };
  }

  /** Returns how many rows each table of the dataset has, by the quality report of the site. */
  async function tableSizes(): Promise<ReadonlyMap<string, number>> {
    const { tables } = contentOf(await ask('/quality.json'), qualityReport);
    return new Map(
      tables.map(({ table, seasons }) => [table, seasons.reduce((sum, { rows }) => sum + rows, 0)]),
    );
  }

  return {
    name: league.name,
    build,
    league,
    examples: league.examples,
    resources: resourcesOf(league),
    ask,
    askResource,
    tableSizes,
  };
}

/** The sites under test: a deployment, or those that all tests share. */
export const sites = (inject('sites') ?? (await shared('servers')).sites).map(siteOf);

/** `fetch failed` alone does not help: the reason is in its cause. */
function reasonOf({ message, cause }: Error): string {
  if (!(cause instanceof Error)) return message;
  return cause.message || (cause as NodeJS.ErrnoException).code || message;
}
