import { expect, it } from 'vitest';
import { client, observedClient } from '../../support/typescript-client.ts';

const frame = (id: number) => `id: ${id}\ndata: {"id":${id}}\n\n`;

/** Follows streams, one a request: texts in the pieces in which they come, or errors. Returns what is yielded. */
async function follow(streams: readonly (readonly string[] | Response)[], count: number, since?: number) {
  const remaining = streams.values();
  const observed = observedClient({
    async fetch(_input, init) {
      expect(new Headers(init?.headers).get('Accept')).toBe('text/event-stream');
      const { value } = remaining.next();
      if (!value) throw new Error('requested after the end');
      return value instanceof Response
        ? value
        : new Response(ReadableStream.from(value).pipeThrough(new TextEncoderStream()));
    },
  });
  const ids: number[] = [];
  for await (const { id } of observed.api.events({ since })) {
    ids.push(id);
    if (ids.length === count) break;
  }
  return { ...observed, ids };
}

const failure = (status: number, after?: string) =>
  new Response('{}', { status, headers: after === undefined ? {} : { 'Retry-After': after } });

it('events yields each event once, in whatever pieces it comes, and goes on after the last', async () => {
  const { ids, paths, sleeps } = await follow(
    [
      ['retry: 15000\n\n:\n\n', frame(3), 'id: 5\nda', 'ta: {"id":5}\n', '\nid: 7\ndata: {"id":7'],
      [frame(7)],
      [],
      [frame(9)],
    ],
    4,
  );
  expect(ids).toEqual([3, 5, 7, 9]);
  const address = '/api/v1/live/events';
  expect(paths).toEqual([address, `${address}?since=5`, `${address}?since=7`, `${address}?since=7`]);
  expect(sleeps).toEqual([15_000, 15_000, 15_000]);
});

it('events that begin now go on after the id with which their stream began', async () => {
  const { ids, paths } = await follow([[': from now on\nid: 4\n\n'], [frame(5)]], 1);
  const address = '/api/v1/live/events';
  expect([ids, paths]).toEqual([[5], [address, `${address}?since=4`]]);
});

it('events begins after the event that is given', async () => {
  expect((await follow([[frame(9)]], 1, 8)).paths).toEqual(['/api/v1/live/events?since=8']);
});

it('events goes on after a failure, once Retry-After has passed', async () => {
  const { sleeps } = await follow([failure(429, '1200'), failure(503), [frame(1)]], 1);
  expect(sleeps).toEqual([1_200_000, 15_000]);
});

it('events ends with the error of a wrong query, or of too many failures', async () => {
  await expect(follow([failure(400)], 1)).rejects.toThrow(client.BadRequestError);
  const failures = Array.from({ length: 21 }, () => failure(500));
  await expect(follow(failures, 1)).rejects.toThrow(client.ServerError);
});

it('events ends when it is aborted', async () => {
  const controller = new AbortController();
  const { api } = observedClient({
    fetch: async () => new Response(ReadableStream.from([frame(1)]).pipeThrough(new TextEncoderStream())),
  });
  const events = api.events({ signal: controller.signal });
  expect((await events.next()).value).toMatchObject({ id: 1 });
  controller.abort(new Error('enough'));
  await expect(events.next()).rejects.toThrow('enough');
});
