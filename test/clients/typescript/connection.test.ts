import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LocalServer, startServer, unreachableOrigin } from '../../support/local-server.ts';
import { client, observedClient, service } from '../../support/typescript-client.ts';

const { BadRequestError, ConnectionError, NotFoundError, RateLimitError, ServerError } = client;

/** A status with the service's error, an answer that ends too early, one that never comes, or one that is no JSON. */
type ProxyFault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'cut off'
  | 'hang'
  | 'html';

/** Starts a server that answers with faults, one a request, and then as the service does. */
function startFaultyProxy(faults: readonly ProxyFault[]): Promise<LocalServer> {
  const remaining = [...faults];
  return startServer(async ({ url = '/' }, response) => {
    const fault = remaining.shift();
    if (fault === undefined) {
      const real = await fetch(new URL(url, service));
      response.writeHead(real.status, { 'Content-Type': 'application/json' }).end(await real.text());
    } else if (fault === 'cut off') {
      response.writeHead(200, { 'Content-Length': '1000' }).write('{"count":', () => response.destroy());
    } else if (fault === 'html') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Sign in</title>');
    } else if (fault !== 'hang') {
      const { status, headers } = fault;
      const body = { error: 'A reason', message: `fault ${status}`, status };
      response.writeHead(status, headers).end(JSON.stringify(body));
    }
  });
}

let proxy: LocalServer | undefined;
afterEach(() => proxy?.stop());

async function clientWith(...faults: ProxyFault[]) {
  proxy = await startFaultyProxy(faults);
  return observedClient({ baseUrl: proxy.origin });
}

/** Half a second or a little less, doubled each time. */
const backoff = (attempt: number) =>
  expect.toSatisfy((ms: number) => ms >= 250 * 2 ** attempt && ms <= 500 * 2 ** attempt);

it.for([
  ['500', { status: 500 }],
  ['a page in place of JSON', 'html'],
  ['a cut-off answer', 'cut off'],
] as const)('a temporary failure %s is tried again', async ([, fault]) => {
  const { api, sleeps } = await clientWith(fault, fault);
  expect((await api.teams()).teams).not.toHaveLength(0);
  expect(sleeps).toEqual([backoff(0), backoff(1)]);
});

it('a temporary failure waits as long as Retry-After says', async () => {
  const { api, sleeps } = await clientWith(
    { status: 429, headers: { 'Retry-After': '7' } },
    { status: 503, headers: { 'Retry-After': new Date(0).toUTCString() } },
  );
  expect((await api.teams()).teams).not.toHaveLength(0);
  expect(sleeps).toEqual([7000, 0]);
});

it('a temporary failure is an error after the last attempt', async () => {
  const fault = { status: 502 };
  const { api, sleeps } = await clientWith(fault, fault, fault);
  await expect(api.teams()).rejects.toThrow(ServerError);
  expect(sleeps).toHaveLength(2);
});

it('an error is one of its status, with the service’s message', async () => {
  const { api, sleeps } = observedClient();
  await expect(api.matches({ limit: 0 })).rejects.toThrow(/'limit' is '0'; expected a whole number/);
  const error = await api.matches({ limit: 0 }).then(undefined, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(BadRequestError);
  expect(error).toMatchObject({
    status: 400,
    answer: { error: 'Bad Request' },
    url: expect.stringContaining(service),
  });
  await expect(api.matches({ match_id: 'none' })).rejects.toThrow(NotFoundError);
  expect(sleeps).toEqual([]);
});

it('an error names a wait that is too long', async () => {
  const { api, sleeps } = await clientWith({ status: 429, headers: { 'Retry-After': '3000' } });
  const error = await api.teams().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RateLimitError);
  expect(error).toMatchObject({ message: 'fault 429', retryAfterMs: 3_000_000 });
  expect(sleeps).toEqual([]);
});

it('an error has a cause where the service cannot be reached', async () => {
  const { api, sleeps } = observedClient({ baseUrl: unreachableOrigin });
  const error = await api.teams().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConnectionError);
  expect((error as Error).cause).toBeInstanceOf(TypeError);
  expect(sleeps).toHaveLength(2);
});

it('an error ends an attempt that takes too long', async () => {
  proxy = await startFaultyProxy(['hang']);
  const { api } = observedClient({ baseUrl: proxy.origin, timeoutMs: 1, retry: { attempts: 1 } });
  await expect(api.teams()).rejects.toThrow(ConnectionError);
});

describe('a signal', () => {
  const reason = new Error('enough');

  it('that has aborted already prevents the request', async () => {
    const { api, paths } = observedClient({ signal: AbortSignal.abort(reason) });
    await expect(api.teams()).rejects.toBe(reason);
    expect(paths).toEqual([]);
  });

  it('ends a request', async () => {
    const { api } = await clientWith('hang');
    const controller = new AbortController();
    const answer = api.teams({}, { signal: controller.signal });
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });

  it('ends a wait', async () => {
    proxy = await startFaultyProxy([{ status: 503, headers: { 'Retry-After': '50' } }]);
    const controller = new AbortController();
    const api = client.soccerData({ baseUrl: proxy.origin, signal: controller.signal });
    const { setTimeout } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms, ...given) => {
      if (ms !== 50_000) return setTimeout(run, ms, ...given);
      // The wait has begun, and never ends by itself.
      queueMicrotask(() => controller.abort(reason));
      return setTimeout(() => {});
    });
    await expect(api.teams()).rejects.toBe(reason);
  });

  it('ends an iteration', async () => {
    const controller = new AbortController();
    const { api, paths } = observedClient();
    const iterate = async () => {
      for await (const _ of api.referees({ season: 2025 }, { signal: controller.signal }))
        controller.abort(reason);
    };
    await expect(iterate()).rejects.toBe(reason);
    expect(paths).toHaveLength(1);
  });
});
