import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { clientOf } from '../../src/edge/client.ts';
import { type Env, respond } from '../../src/edge/respond.ts';
import { context } from './ask.ts';

/** A request of a client, by the address the platform saw, under a limit of so many. */
function ask(
  address: string,
  {
    limit = 300,
    path = '/api/v1/seasons',
    headers = {},
    method = 'GET',
    ...more
  }: Partial<{ limit: number; path: string; headers: Record<string, string>; method: string } & Env> = {},
) {
  const request = new Request(`https://service.test${path}`, {
    method,
    headers: { 'CF-Connecting-IP': address, ...headers },
  });
  return respond(request, { ...env, RATE_LIMIT: String(limit), ...more }, context.now);
}

const object = (client: string) => env.RATE_LIMITER.get(env.RATE_LIMITER.idFromName(client));

describe('the limit', () => {
  it('of 1,000 requests at once from one client lets exactly 300 pass', async () => {
    const responses = await Promise.all(Array.from({ length: 1000 }, () => ask('192.0.2.1')));
    const passed = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 429);
    expect([passed.length, refused.length]).toEqual([300, 700]);
    const left = passed
      .map(({ headers }) => Number(headers.get('X-RateLimit-Remaining')))
      .sort((a, b) => a - b);
    expect(left).toEqual(Array.from({ length: 300 }, (_, index) => index));
  });

  it('of fifty clients lets none suffer from another', async () => {
    const clients = Array.from({ length: 50 }, (_, index) => `198.51.100.${index}`);
    const statuses = await Promise.all(
      clients.flatMap((client) =>
        Array.from({ length: 12 }, async () => ({
          client,
          status: (await ask(client, { limit: 10 })).status,
        })),
      ),
    );
    for (const client of clients) {
      expect(statuses.filter((one) => one.client === client && one.status === 200)).toHaveLength(10);
    }
  });

  it('is told on every answer, and when it is reached', async () => {
    const first = await ask('203.0.113.1', { limit: 2 });
    expect(first.headers.get('X-RateLimit-Limit')).toBe('2');
    expect(first.headers.get('X-RateLimit-Remaining')).toBe('1');
    const reset = Number(first.headers.get('X-RateLimit-Reset'));
    expect(reset - Date.now() / 1000).toBeGreaterThan(3590);
    expect(reset - Date.now() / 1000).toBeLessThanOrEqual(3601);
    expect(first.headers.get('RateLimit-Policy')).toBe('"client";q=2;w=3600');
    expect(first.headers.get('RateLimit')).toMatch(/^"client";r=1;t=3\d{3}$/);

    const mistake = await ask('203.0.113.1', { limit: 2, path: '/api/v1/matches?limit=0' });
    expect([mistake.status, mistake.headers.get('X-RateLimit-Remaining')]).toEqual([400, '0']);

    for (let times = 0; times < 2; times++) {
      const refused = await ask('203.0.113.1', { limit: 2 });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3590);
      expect(refused.headers.get('X-RateLimit-Reset')).toBe(String(reset));
      expect(refused.headers.get('Cache-Control')).toBe('no-store');
      expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(await refused.json()).toMatchObject({
        error: 'Too Many Requests',
        status: 429,
        message: expect.stringContaining('more than 2'),
      });
    }
  });

  it('does not count discovery and OPTIONS, nor what is not the API', async () => {
    for (const path of ['/api', '/api/v1', '/api/v1/', '/nowhere']) await ask('203.0.113.2', { path });
    await ask('203.0.113.2', { method: 'OPTIONS' });
    expect((await ask('203.0.113.2')).headers.get('X-RateLimit-Remaining')).toBe('299');
    expect((await ask('203.0.113.2', { path: '/api/v1' })).headers.get('X-RateLimit-Remaining')).toBe('299');
    const over = () => ask('203.0.113.3', { limit: 1 });
    expect([(await over()).status, (await over()).status]).toEqual([200, 429]);
    expect((await ask('203.0.113.3', { limit: 1, path: '/api/v1' })).status).toBe(200);
  });

  it('forgets a client after the window', async () => {
    await ask('203.0.113.4');
    await runInDurableObject(object('203.0.113.4'), async (_, state) => {
      expect(await state.storage.getAlarm()).toBeGreaterThan(Date.now() + 3_590_000);
      expect([...(await state.storage.list())]).toHaveLength(1);
    });
    expect(await runDurableObjectAlarm(object('203.0.113.4'))).toBe(true);
    await runInDurableObject(object('203.0.113.4'), async (_, state) => {
      expect([...(await state.storage.list())]).toHaveLength(0);
    });
    expect((await ask('203.0.113.4')).headers.get('X-RateLimit-Remaining')).toBe('299');
  });

  it('starts anew when a window is over though no alarm came', async () => {
    await ask('203.0.113.5', { limit: 5 });
    await runInDurableObject(object('203.0.113.5'), (_, state) => {
      state.storage.kv.put('window', { ends: Date.now() - 1, used: 5 });
    });
    expect((await ask('203.0.113.5', { limit: 5 })).headers.get('X-RateLimit-Remaining')).toBe('4');
  });
});

describe('a client', () => {
  const client = (address: string, headers: Record<string, string> = {}) =>
    clientOf(new Request('https://service.test/', { headers: { 'CF-Connecting-IP': address, ...headers } }));

  it('is told apart by the address the platform saw, whatever it says of itself', () => {
    const forged = {
      'X-Forwarded-For': '1.2.3.4',
      Forwarded: 'for=1.2.3.4',
      'X-Real-IP': '1.2.3.4',
      'True-Client-IP': '1.2.3.4',
    };
    expect(client('203.0.113.9', forged)).toBe(client('203.0.113.9'));
  });

  it('is a network of IPv6, a /64, and one address of IPv4', () => {
    expect(client('2001:db8:1:2:3:4:5:6')).toBe(client('2001:db8:1:2::1'));
    expect(client('2001:db8:1:2::1')).not.toBe(client('2001:db8:1:3::1'));
    expect(client('::ffff:203.0.113.9')).toBe(client('203.0.113.9'));
    expect(client('203.0.113.9')).not.toBe(client('203.0.113.10'));
    expect(client('nonsense')).toBe('unknown');
  });
});

describe('a limiter that fails', () => {
  const failing = (take: () => Promise<never>) =>
    ({ RATE_LIMITER: { idFromName: () => 'id', get: () => ({ take }) } }) as unknown as Partial<Env>;

  it('by throwing lets requests through', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await ask(
      '203.0.113.20',
      failing(() => Promise.reject(new Error('down'))),
    );
    expect([
      response.status,
      response.headers.get('X-RateLimit-Limit'),
      response.headers.get('X-RateLimit-Remaining'),
    ]).toEqual([200, '300', null]);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('by hanging lets requests through', async () => {
    const response = await ask(
      '203.0.113.21',
      failing(() => new Promise(() => {})),
    );
    expect(response.status).toBe(200);
  });

  it('by not being there lets requests through', async () => {
    const { RATE_LIMITER: _, ...without } = env;
    const request = new Request('https://service.test/api/v1/seasons');
    expect((await respond(request, without as Env, context.now)).status).toBe(200);
  });

  it('is not asked about a client known to be over', async () => {
    await ask('203.0.113.22', { limit: 0 });
    const take = vi.fn(() => Promise.reject(new Error('asked')));
    const response = await ask('203.0.113.22', { limit: 0, ...failing(take) });
    expect(response.status).toBe(429);
    expect(take).not.toHaveBeenCalled();
  });
});
