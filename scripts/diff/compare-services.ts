import fc from 'fast-check';
import pLimit from 'p-limit';
import { Pool } from 'undici';
import { formatCount } from '../../build/report.ts';
import { releaseAddress } from '../../src/records/service-status.ts';
import type { FuzzRequest } from '../fuzz/fuzz-requests.ts';
import { serviceRequests } from '../fuzz/service-requests.ts';
import { compareAnswers, type ServiceAnswer } from './compare-answers.ts';
import { DifferenceKinds } from './difference-kinds.ts';

/** Requests that are made at the same time. */
const concurrency = 8;

/** The host that both services are asked for, since answers have addresses of it. */
const host = 'service.test';

/** Asks a service over connections that stay open. */
class ServiceClient {
  readonly #pool: Pool;
  #build = '';

  constructor(origin: string) {
    this.#pool = new Pool(origin, { connections: concurrency });
  }

  async connect(): Promise<void> {
    const { build } = (await this.readJson(releaseAddress)) as { build: string };
    this.#build = build;
  }

  readonly readJson = async (address: string, body?: string): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const { text } = await this.ask({ method, address, headers, ...(body !== undefined && { body }) });
    return JSON.parse(text);
  };

  /** Returns an answer, with a word in place of the id of the build, in which any two builds differ. */
  async ask({ method, address, headers, body }: Omit<FuzzRequest, 'target'>): Promise<ServiceAnswer> {
    // Joined rather than resolved: `//` would begin the name of a host.
    const { pathname, search } = new URL(`http://${host}${address}`);
    const response = await this.#pool.request({
      method: method as 'GET',
      path: pathname + search,
      headers: { ...headers, host },
      body: body ?? null,
    });
    const text = await response.body.text();
    const fields = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: response.statusCode,
      headers: Object.fromEntries(fields),
      text: this.#build === '' ? text : text.replaceAll(this.#build, '{build}'),
    };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** The requests that two services are asked. */
interface Sampling {
  readonly count: number;
  /** The same seed gives the same requests, as long as both services have the same data. */
  readonly seed: number;
  /** Called with the number of requests that are answered. */
  readonly onProgress?: (answered: number) => void;
}

/**
 * Asks two services the same requests, generated from what both of them have. Returns the kinds of differences in status,
 * header fields and body.
 */
export async function compareServices(
  before: string,
  after: string,
  { count, seed, onProgress }: Sampling,
): Promise<DifferenceKinds> {
  const clients = [new ServiceClient(before), new ServiceClient(after)] as const;
  try {
    for (const client of clients) await client.connect();
    const requests = await Promise.all(clients.map(({ readJson }) => serviceRequests(readJson)));
    const sample = fc.sample(fc.oneof(...requests), { numRuns: count, seed });
    const limit = pLimit(concurrency);
    let answered = 0;
    const differences = await limit.map(sample, async (request) => {
      const [answer, newAnswer] = await Promise.all([clients[0].ask(request), clients[1].ask(request)]);
      answered++;
      onProgress?.(answered);
      return compareAnswers(answer, newAnswer);
    });
    const kinds = new DifferenceKinds();
    for (const [index, request] of sample.entries())
      kinds.add(endpointOf(request), showRequest(request), differences[index] ?? []);
    return kinds;
  } finally {
    for (const client of clients) await client.close();
  }
}

/** Returns the endpoint of a request, with the method where that is not the usual one. */
function endpointOf({ method, target }: FuzzRequest): string {
  return method === 'GET' || target.startsWith('tool ') ? target : `${method} ${target}`;
}

function showRequest({ method, address, headers, body }: FuzzRequest): string {
  if (body !== undefined) return `${method} ${address} ${body}`;
  const fields = Object.entries(headers).map(([name, value]) => ` ${name}: ${value}`);
  return `${method} ${address}${fields.join()}`;
}

/** Describes the result as Markdown. */
export function describeKinds(kinds: DifferenceKinds, count: number): string {
  const result = kinds.size === 0 ? 'no difference' : `${formatCount(kinds.size)} kinds of differences`;
  return `# ${formatCount(count)} queries: ${result}\n\n${kinds.toMarkdown()}`.trimEnd();
}
