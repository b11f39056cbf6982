import { exports } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { askWithoutContract } from '../support/edge/ask.ts';
import { club, snapshot } from '../support/edge/examples.ts';
import { api } from '../support/edge/service.ts';

const address = 'https://service.test/mcp';
const post = (body: unknown, headers: Record<string, string> = {}) =>
  exports.default.fetch(
    new Request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const call = async (name: unknown, given: unknown = {}) => {
  const params = { name, arguments: given };
  return (await post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })).json<{
    result: { content: { text: string }[]; isError?: boolean };
    error?: { code: number; message: string };
  }>();
};

const season = Math.max(snapshot.season - 1, api.league.first_season);

const calls: Readonly<Record<string, object>> = {
  matches: { season, team: club, limit: 3 },
  standings: { season },
  players: { season },
  people: { limit: 2 },
  honours: { season: [season, snapshot.season] },
  records: {},
  club: { club_id: club },
  forecasts: { season },
  projections: { season },
  live: {},
};

describe('the server for models', () => {
  it.for(api.tools)('$name answers as its endpoint does at the address that it names', async ({ name }) => {
    const { result } = await call(name, calls[name]);
    expect(result.isError).toBeUndefined();
    const [answer = '', source] = result.content.map(({ text }) => text);
    const { pathname, search, origin } = new URL(source?.replace(/^.* /, '') ?? '');
    expect(origin).toBe('https://service.test');
    // A model gets what is known alone.
    const whole = (await askWithoutContract(pathname + search)).json() as object;
    expect(whole).toMatchObject(JSON.parse(answer));
    expect(answer).not.toContain('null');
  });

  it('has tools whose arguments are those of the endpoints, with small pages', async () => {
    for (const { name, resource, inputSchema, defaults } of api.tools) {
      const left = Object.keys(defaults({}, { season, today: '2026-01-01' }));
      for (const parameter of [...Object.keys(inputSchema.properties), ...left])
        expect(Object.keys(resource.parameters), name).toContain(parameter);
      expect(Object.keys(inputSchema.properties)).toEqual(expect.arrayContaining([...inputSchema.required]));
    }
    const { result } = await call('matches', { season });
    expect(JSON.parse(result.content[0]?.text ?? '')).toMatchObject({ count: 10, offset: 0, has_more: true });
  });

  it('says to the model what is wrong with its arguments, and what does not exist', async () => {
    for (const [name, given, message] of [
      ['matches', { seasn: 1 }, /^unknown parameter 'seasn'; did you mean 'season'/],
      ['matches', { limit: 0 }, /^parameter 'limit' is '0'; expected a whole number/],
      ['matches', { match_id: 'x' }, /^no match x; /],
      ['matches', { format: 'csv' }, /^a tool answers in JSON/],
      ['matches', { opponent: club }, /^'team' not given/],
      ['people', { player_id: 'x' }, /^no player x; /],
      ['honours', { player_id: 'x' }, /^no player 'x'; /],
      ['club', {}, /^'club_id' is missing/],
      ['club', { club_id: 'xyzzy' }, /^no club xyzzy; no club matches 'xyzzy'/],
      ['standings', { season: 1900 }, /season/],
    ] as const) {
      const { result } = await call(name, given);
      expect(result.isError, JSON.stringify(given)).toBe(true);
      expect(result.content[0]?.text).toMatch(message);
    }
  });

  it('answers of all seasons where the current one has no rows, and says so', async () => {
    const { teams, season } = (await askWithoutContract('/api/v1/teams')).json() as {
      teams: { club_id: string }[];
      season: number;
    };
    for (const { club_id } of teams) {
      const text = (await call('matches', { team: club_id })).result.content[0]?.text ?? '';
      const { total, hint } = JSON.parse(text) as { total: number; hint?: string };
      expect(total, club_id).toBeGreaterThan(0);
      const path = `/api/v1/matches?team=${club_id}&season=${season}`;
      const ofCurrent = (await askWithoutContract(path)).json() as { total: number };
      expect(hint, club_id).toBe(
        ofCurrent.total === 0 ? `no rows of ${season}; these are of all seasons` : undefined,
      );
    }
  });

  it('refuses arguments that are no values as the fault of the client, which is not logged', async () => {
    const logged = vi.spyOn(console, 'error');
    const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    for (const season of [{ toString: 1 }, {}, [{}], nested(2), nested(9000)]) {
      expect((await call('standings', { season })).error).toMatchObject({
        code: -32602,
        message: expect.stringContaining('expected values, or lists of values, by name'),
      });
    }
    expect(logged).not.toHaveBeenCalled();
  });

  it.for(['__proto__', 'constructor'])('names the unknown argument %s as any other', async (name) => {
    const { result } = await call('standings', JSON.parse(`{ "${name}": 2 }`));
    expect(result).toMatchObject({ isError: true });
    expect(result.content[0]?.text).toMatch(`unknown parameter '${name}'`);
  });

  it.for(['with', 'without'])('stops reading a long body %s a length', async (length) => {
    let chunks = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      chunks += 1;
      if (chunks > 100) controller.close();
      else controller.enqueue(new Uint8Array(40_000).fill(0x20));
    };
    const response = await exports.default.fetch(
      new Request(address, {
        method: 'POST',
        headers: length === 'with' ? { 'Content-Length': '4000000' } : {},
        body: new ReadableStream({ pull }),
      }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: -32600 } });
    expect(chunks).toBeLessThan(5);
  });

  it.for([
    ['no JSON', '{', 400, -32700, 'the request is not JSON'],
    [
      'a batch',
      [{ jsonrpc: '2.0', id: 1, method: 'ping' }],
      400,
      -32600,
      'the request is a list; expected one object, since batches are not supported',
    ],
    ['a text', '"ping"', 400, -32600, 'the request: expected an object'],
    [
      'another version of JSON-RPC',
      { jsonrpc: '1.0', id: 1, method: 'ping' },
      400,
      -32600,
      'jsonrpc: expected one of 2.0',
    ],
    ['an id that is none', { jsonrpc: '2.0', id: null, method: 'ping' }, 400, -32600, 'id: '],
    ['a long text', `"${'a'.repeat(30_000)}"`, 400, -32600, 'the request has more than 20000 characters'],
    [
      'an unknown method',
      { jsonrpc: '2.0', id: 1, method: 'resources/list' },
      200,
      -32601,
      'no method resources/list',
    ],
    [
      'an unknown tool',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'x' } },
      200,
      -32602,
      'name: expected one of ',
    ],
    [
      'arguments that are no object',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'live', arguments: [] } },
      200,
      -32602,
      'arguments: expected values, or lists of values, by name',
    ],
  ] as const)('answers %s with the error of the protocol', async ([, body, status, code, text]) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    const message = expect.stringMatching(new RegExp(`^${text}`));
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code, message } });
  });

  it('answers an unknown version of a client with its own', async () => {
    const ping = { jsonrpc: '2.0', id: 'a', method: 'ping' };
    expect((await post(ping, { 'Mcp-Protocol-Version': '1999-01-01' })).status).toBe(400);
    const answered = await post(ping, { 'Mcp-Protocol-Version': '2025-06-18' });
    expect(await answered.json()).toEqual({ jsonrpc: '2.0', id: 'a', result: {} });
    const versionFor = async (protocolVersion: string) => {
      const response = await post({
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { protocolVersion },
      });
      return (await response.json<{ result: { protocolVersion: string } }>()).result.protocolVersion;
    };
    // Batches of 2025-03-26 are not taken.
    expect([await versionFor('2025-06-18'), await versionFor('2025-03-26')]).toEqual([
      '2025-06-18',
      '2025-11-25',
    ]);
  });

  it('counts a call as a request of the client', async () => {
    // The limiter answers when it answers: no request passes uncounted.
    vi.spyOn(scheduler, 'wait').mockReturnValue(new Promise(() => {}));
    const from = { 'CF-Connecting-IP': '192.0.2.77' };
    const remaining = async () =>
      Number(
        (await post({ jsonrpc: '2.0', id: 1, method: 'ping' }, from)).headers.get('X-RateLimit-Remaining'),
      );
    expect((await remaining()) - (await remaining())).toBe(1);
  });

  it('accepts notifications, and only POST, from any page', async () => {
    const notified = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([notified.status, await notified.text()]).toEqual([202, '']);
    expect((await post({ jsonrpc: '2.0', id: 7, result: {} })).status).toBe(202);
    const withSlash = new Request(`${address}/`, {
      method: 'POST',
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });
    expect((await exports.default.fetch(withSlash)).status).toBe(200);
    const get = await exports.default.fetch(address);
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    const preflight = await exports.default.fetch(new Request(address, { method: 'OPTIONS' }));
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('POST, OPTIONS');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Mcp-Protocol-Version');
  });
});
