import { service } from '../../src/service.ts';
import { AssertionError } from './expectation.ts';

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

const userAgent = `${service.name.replaceAll(' ', '-')}/${service.version} (verification of a deployment)`;

/** What came back. */
export interface Reply {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A deployment, as any client sees it. */
export class Site {
  readonly #base: URL;

  constructor(base: URL) {
    this.#base = base;
  }

  /**
   * Asks for an address. Redirections are answers, not followed.
   *
   * @throws {AssertionError} where nothing comes back
   */
  async ask(
    address: string,
    init: { method?: string; headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    try {
      const response = await fetch(new URL(address, this.#base), {
        ...init,
        headers: { 'User-Agent': userAgent, ...init.headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      const body = Buffer.from(await response.arrayBuffer());
      return { address, status: response.status, headers: response.headers, body };
    } catch (error) {
      throw new AssertionError(`${address}: expected an answer; found none: ${reason(error as Error)}`);
    }
  }
}

/** `fetch failed` says nothing: why is in its cause. */
function reason({ message, cause }: Error): string {
  if (!(cause instanceof Error)) return message;
  return cause.message || (cause as NodeJS.ErrnoException).code || message;
}
