import type { Query } from '../query/parameter.ts';
import type { LiveEvent } from '../records/live-event.ts';
import { memoize } from '../records/memoize.ts';
import type { EventReading } from '../resources/resource.ts';
import type { Env } from './env.ts';
import { loadEvents } from './live-rows.ts';
import { loadWorld } from './load-files.ts';
import { commonHeaders, encodeText, type Reply } from './reply.ts';
import { currentTime, realWaitMs } from './variables.ts';

/** How a stream reads and waits. */
interface StreamClock {
  /** Returns the events of the last days, and whether a match is near. */
  read(): Promise<EventReading>;
  wait(ms: number): Promise<unknown>;
}

const tickMs = 15_000;

/** How long a stream lasts: half of what the CPU limit of the free plan allows it. */
const streamMs = 15 * 60 * 1000;

/** While no match is near, the events are read so many times more seldom. */
const quietTicks = 20;

const retry = encodeText(`retry: ${tickMs}\n\n`);
/** A comment keeps the connection: proxies close one that is idle for a minute. */
const heartbeat = encodeText(':\n\n');

/** An event is encoded once, however many streams send it. */
const encode = memoize((event: LiveEvent) =>
  encodeText(`id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`),
);

/** Begins a new stream, which the client can resume by the id. */
const beginning = (id: number) =>
  encodeText(`: from now on; since=0 begins with the events of the last two days\nid: ${id}\n\n`);

/**
 * Returns a stream of server-sent events (HTML, 9.2): those after an id, and then each as it happens. Its end is no
 * failure: the client connects again with the id of the last event.
 *
 * @param since undefined: only what happens from now on
 */
export function eventStream(
  since: number | undefined,
  { read, wait }: StreamClock,
): ReadableStream<Uint8Array> {
  async function* frames() {
    yield retry;
    let last = since ?? 0;
    let isNear = true;
    let isIdle = false;
    for (let tick = 0; tick < streamMs / tickMs; tick += 1) {
      if (isNear || tick % quietTicks === 0) {
        const { events, isMatchNear } = await read();
        isNear = isMatchNear;
        if (since === undefined && tick === 0) {
          // Ids are of the real clock.
          last = events.at(-1)?.id ?? Date.now();
          yield beginning(last);
        }
        for (const event of events.slice(events.findLastIndex(({ id }) => id <= last) + 1)) {
          yield encode(event);
          last = event.id;
          isIdle = false;
        }
      }
      if (isIdle) yield heartbeat;
      isIdle = !isIdle;
      await wait(tickMs);
    }
  }
  const iterator = frames();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      // A client that has gone waits for nothing; the generator ends with its present wait.
      void iterator.return();
    },
  });
}

/** Returns whether a request is for a stream of events, as an `EventSource` makes it. */
export function acceptsEvents(request: Request): boolean {
  const accepted = (request.headers.get('Accept') ?? '')
    .split(',')
    .filter((type) => !/;\s*q=0(\.0*)?\s*$/.test(type));
  return request.method === 'GET' && accepted.some((type) => type.includes('text/event-stream'));
}

/** Returns a stream of events: from now on, or after the last that the client has, which a browser gives when it resumes. */
export async function streamReply(request: Request, { since }: Query, env: Env): Promise<Reply> {
  const { index } = await loadWorld(env);
  // The parameter is a number, and Number gives NaN for what is no id of ours.
  const lastId = Number(request.headers.get('Last-Event-ID') || since);
  const body = eventStream(Number.isNaN(lastId) ? undefined : lastId, {
    read: () => loadEvents(index.current, env, currentTime(env).getTime()),
    wait: (ms) => scheduler.wait(realWaitMs(env, ms)),
  });
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status: 200, headers: { ...commonHeaders, ...headers, Vary: 'Accept' }, body };
}
