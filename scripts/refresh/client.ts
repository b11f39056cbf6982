import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import pRetry, { AbortError } from 'p-retry';
import { Agent, request } from 'undici';
import { UserError } from '../../build/errors.ts';

/** An answer and when its origin says it made it. */
export interface Fetched {
  readonly body: unknown;
  readonly date: Date;
}

export interface ClientOptions {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Requests under way at most. */
  readonly atOnce?: number;
  /** Attempts after the first. */
  readonly retries?: number;
  /** The wait before the second attempt, in milliseconds; it doubles from one to the next, with jitter. */
  readonly firstWait?: number;
  /** How long an answer may take to its last byte, in milliseconds. */
  readonly patience?: number;
  /** Told of each attempt that failed. */
  readonly onFailure?: (path: string, why: string) => void;
}

/** What may pass: too many requests, and the server's own troubles. */
const passing = [408, 425, 429, 500, 502, 503, 504];

const mostBytes = 32_000_000;
const longestWait = 60_000;

/** A polite client of a JSON service: few requests at once, longer and longer waits after failures. */
export class Client {
  readonly #options: Required<Omit<ClientOptions, 'onFailure'>> & Pick<ClientOptions, 'onFailure'>;
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #agent = new Agent({ maxResponseSize: mostBytes });

  constructor(options: ClientOptions) {
    this.#options = { atOnce: 3, retries: 4, firstWait: 1000, patience: 30_000, ...options };
    this.#limit = pLimit(this.#options.atOnce);
  }

  /**
   * The answer at a path, or undefined where there is none (404).
   *
   * @throws {UserError} if it does not come, or is no JSON, after all attempts
   */
  async get(path: string): Promise<Fetched | undefined> {
    const { origin, retries, firstWait, onFailure } = this.#options;
    return this.#limit(async () => {
      try {
        return await pRetry(() => this.#attempt(path), {
          retries,
          minTimeout: firstWait,
          maxTimeout: longestWait,
          randomize: true,
          onFailedAttempt: async ({ error, retriesLeft }) => {
            onFailure?.(path, error.message);
            if (error instanceof AskedToWait && retriesLeft > 0) await wait(error.milliseconds);
          },
        });
      } catch (error) {
        throw new UserError(`${origin}${path} gave nothing to use: ${(error as Error).message}`);
      }
    });
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #attempt(path: string): Promise<Fetched | undefined> {
    const { origin, headers, patience } = this.#options;
    const answer = await request(origin + path, {
      headers,
      dispatcher: this.#agent,
      signal: AbortSignal.timeout(patience),
    });
    const { statusCode, headers: fields } = answer;
    if (statusCode === 200) {
      const body: unknown = await answer.body.json();
      const date = new Date(String(fields.date));
      return { body, date: Number.isNaN(date.getTime()) ? new Date() : date };
    }
    await answer.body.dump();
    if (statusCode === 404) return undefined;
    if (!passing.includes(statusCode)) throw new AbortError(`it answered ${statusCode}`);
    throw new AskedToWait(`it answered ${statusCode}`, retryAfter(fields['retry-after']));
  }
}

/** A failure that may pass, and how long the server wants to be left alone. */
class AskedToWait extends Error {
  readonly milliseconds: number;

  constructor(message: string, milliseconds: number) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

/** Retry-After is in seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(field: string | string[] | undefined): number {
  if (typeof field !== 'string') return 0;
  const wanted = /^\d+$/.test(field) ? Number(field) * 1000 : Date.parse(field) - Date.now();
  return Math.min(longestWait, Math.max(0, wanted || 0));
}
