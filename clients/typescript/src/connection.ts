import { ConnectionError, SoccerDataError, StatusError, statusError } from './errors.ts';
import type { ClientOptions } from './public-types.ts';
import { sleep } from './sleep.ts';

const defaultTimeoutMs = 30_000;
const defaultAttempts = 3;
const defaultMaxDelayMs = 60_000;
const firstDelayMs = 500;

/** A stream says something every fifteen seconds; one that has been silent for so long is dead. */
const maxSilenceMs = 60_000;

/** Statuses that another attempt may change. */
const temporaryStatuses = [429, 500, 502, 503, 504];

/** Requests JSON, again after temporary failures, and streams of events. */
export class Connection {
  readonly #fetch: typeof globalThis.fetch;
  readonly #options: ClientOptions;
  readonly sleep: NonNullable<ClientOptions['sleep']>;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
    this.sleep = options.sleep ?? sleep;
  }

  /** Returns a signal that aborts when this client's or the request's does. */
  signal(ofRequest: AbortSignal | undefined): AbortSignal | undefined {
    const signals = [this.#options.signal, ofRequest].filter((signal) => signal !== undefined);
    return signals.length > 1 ? AbortSignal.any(signals) : signals[0];
  }

  /**
   * Returns the JSON at a URL.
   *
   * @throws {SoccerDataError} where all attempts fail, or the error is permanent
   */
  async get(url: string, signal: AbortSignal | undefined): Promise<unknown> {
    const { attempts = defaultAttempts, maxDelayMs = defaultMaxDelayMs } = this.#options.retry ?? {};
    for (let attempt = 1; ; attempt++) {
      signal?.throwIfAborted();
      try {
        return await this.#attempt(url, signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof SoccerDataError) || attempt >= attempts) throw error;
        const delayMs = retryDelayMs(error, attempt);
        if (delayMs === undefined || delayMs > maxDelayMs) throw error;
        await this.sleep(delayMs, signal);
      }
    }
  }

  async #attempt(url: string, signal: AbortSignal | undefined): Promise<unknown> {
    const timeout = AbortSignal.timeout(this.#options.timeoutMs ?? defaultTimeoutMs);
    let response: Response;
    let text: string;
    try {
      response = await this.#fetch(url, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
      text = await response.text();
    } catch (cause) {
      // `fetch` and `text` reject with errors alone.
      throw new ConnectionError(`no answer from ${url}: ${(cause as Error).message}`, url, { cause });
    }
    if (!response.ok) throw statusError(response, text);
    return parse(text, url);
  }

  /**
   * Yields the lines of a stream of events, until it ends.
   *
   * @throws {SoccerDataError} where it is no stream, or is cut off or silent
   */
  async *lines(url: string, signal: AbortSignal | undefined): AsyncGenerator<string, void, undefined> {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expectMore = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new Error('the stream is silent')), maxSilenceMs);
    };
    try {
      expectMore();
      const response = await this.#fetch(url, {
        signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
        headers: { Accept: 'text/event-stream' },
      });
      if (!response.ok || !response.body) throw statusError(response, await response.text());
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        expectMore();
        const lines = (rest + value).split('\n');
        rest = lines.pop() ?? '';
        yield* lines;
      }
    } catch (cause) {
      if (cause instanceof SoccerDataError) throw cause;
      // `fetch` and `read` reject with errors alone.
      throw new ConnectionError(`the stream of ${url} ended: ${(cause as Error).message}`, url, { cause });
    } finally {
      clearTimeout(timer);
      controller.abort();
    }
  }
}

/** Returns how long to wait before the next attempt; undefined where it would not help. */
function retryDelayMs(error: SoccerDataError, attempt: number): number | undefined {
  if (error instanceof StatusError) {
    if (!temporaryStatuses.includes(error.status)) return undefined;
    if (error.retryAfterMs !== undefined) return error.retryAfterMs;
  }
  // Clients that failed together should not return together.
  return firstDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
}

/** @throws {ConnectionError} if the answer is not JSON, such as the sign-in page of a network */
function parse(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConnectionError(`the answer from ${url} is not JSON`, url, { cause });
  }
}
