import { isTemporary, StatusError } from './errors.ts';
import type { LiveEvent } from './generated/types.ts';

/** As long as the service says. */
const reconnectMs = 15_000;
/** An outage of some minutes does not end the events. */
const maxFailures = 20;

interface EventSource {
  /** Yields the lines of a stream of the events after an id. */
  lines(since: number | undefined, signal: AbortSignal | undefined): AsyncIterable<string>;
  sleep(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

/** Yields events as they happen, each once, from now on or after an id. Connects again after the last one wherever a stream ends. */
export async function* followEvents(
  { lines, sleep }: EventSource,
  since: number | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<LiveEvent, void, undefined> {
  let last = since;
  for (let failures = 0; ; ) {
    signal?.throwIfAborted();
    let delayMs = reconnectMs;
    let id: number | undefined;
    try {
      for await (const line of lines(last, signal)) {
        failures = 0;
        if (line.startsWith('id:')) id = Number(line.slice('id:'.length));
        // A stream that begins now says after which id. That of an event counts once its data is here.
        if (line === '') last = id ?? last;
        if (!line.startsWith('data:')) continue;
        const event: LiveEvent = JSON.parse(line.slice('data:'.length));
        last = event.id;
        yield event;
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (!isTemporary(error) || ++failures > maxFailures) throw error;
      if (error instanceof StatusError) delayMs = Math.max(reconnectMs, error.retryAfterMs ?? 0);
    }
    await sleep(delayMs, signal);
  }
}
