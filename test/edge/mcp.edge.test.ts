import { env, exports } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { respondToModel } from '../../src/edge/mcp.ts';
import { toolList } from '../../src/resources/tool-list.ts';
import { askWithoutContract } from '../support/edge/ask.ts';
import { club, snapshot } from '../support/edge/examples.ts';
import { fakeFeed } from '../support/edge/fake-feed.ts';
import { api, envWith } from '../support/edge/service.ts';
import { the } from '../support/the.ts';

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
  leaderboards: { metric: 'goals' },
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
    // What it says of itself as a tool is not of the endpoint.
    const { season, results_until, next_offset, hint, ...ofEndpoint } = JSON.parse(answer);
    expect(whole).toMatchObject(ofEndpoint);
    expect(answer).not.toContain('null');
  });

  it('has tools whose arguments are those of the endpoints, with small pages', async () => {
    for (const { name, resource, others, inputSchema, required, defaults } of api.tools) {
      const left = Object.keys(defaults({}, { season, nextDay: '2026-01-01' }));
      const parameters = [resource, ...others.map(([, other]) => other)].flatMap((endpoint) =>
        Object.keys(endpoint.parameters),
      );
      const names = Object.keys(inputSchema.properties);
      expect(parameters, name).toEqual(expect.arrayContaining([...names, ...left]));
      expect(names).toEqual(expect.arrayContaining([...required]));
    }
    const { result } = await call('matches', { season });
    expect(JSON.parse(result.content[0]?.text ?? '')).toMatchObject({
      count: 10,
      offset: 0,
      has_more: true,
      next_offset: 10,
    });
  });

  it('says to the model what is wrong with its arguments, and what does not exist', async () => {
    for (const [name, given, message] of [
      ['matches', { seasn: 1 }, /^unknown parameter 'seasn'; did you mean 'season'/],
      ['matches', { limit: 0 }, /^parameter 'limit' is '0'; expected a whole number/],
      ['matches', { match_id: 'x' }, /^no match x; tool matches lists ids/],
      ['matches', { format: 'csv' }, /^unknown parameter 'format'; expected one of [a-z_, ]*, fields$/],
      ['matches', { opponent: club }, /^'team' not given/],
      ['people', { player_id: 'x' }, /^no player x; tool people with search finds one/],
      ['honours', { player_id: 'x' }, /^no player 'x'; tool people lists ids/],
      ['leaderboards', {}, /^'metric' is missing/],
      ['club', { club_id: 'xyzzy' }, /^no club xyzzy; no club matches 'xyzzy'; tool club lists them/],
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

  it('says of every list which season it is about, as the tool has it by default', async () => {
    for (const { name, resource, required } of api.tools) {
      if (!('season' in resource.parameters)) continue;
      const given = required.includes('metric') ? { metric: 'goals' } : {};
      const text = (await call(name, given)).result.content[0]?.text ?? '';
      const { season: said } = JSON.parse(text) as { season: unknown };
      const definition = toolList.find((tool) => tool.name === name);
      if (definition?.season === undefined) expect(said, name).toBe('all');
      else if (definition.season === 'current') expect(said, name).toBe(snapshot.season);
      else expect(said, name).toEqual(expect.any(Number));
    }
  });

  it('gives the forecasts from the next match on, even if the feed has failed for long', async () => {
    // Matches of days that are past are still to play as long as no result is known.
    const { variables } = fakeFeed(undefined, {});
    const later = new Date(`${snapshot.season + 1}-12-01T00:00:00Z`);
    const listOf = async (name: string, given: object) => {
      const params = { name, arguments: given };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
      const response = await respondToModel(
        new Request(address, { method: 'POST', body }),
        envWith({ ASSETS: env.ASSETS, ...variables }),
        later,
      );
      const { result } = await response.json<{ result: { content: [{ text: string }] } }>();
      return JSON.parse(result.content[0].text);
    };
    const { matches, results_until, hint } = await listOf('matches', { next: 1 });
    const { forecasts } = await listOf('forecasts', { limit: 1 });
    expect(results_until).toBe(snapshot.as_of);
    expect(forecasts[0]?.date).toBe(matches[0]?.date);
    if (matches.length > 0) expect(hint).toContain(`a match after ${snapshot.as_of} is UPCOMING until`);
  });

  it('lists the seasons of a player in their order', async () => {
    const { player_id } = the(
      JSON.parse((await call('people', { sort: 'appearances', limit: 1 })).result.content[0]?.text ?? '')
        .people as { player_id: string }[],
      {},
    );
    const text = (await call('players', { player_id })).result.content[0]?.text ?? '';
    const years = (JSON.parse(text).players as { season: number }[]).map((row) => row.season);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(years.length).toBeGreaterThan(0);
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

  it('begins a handshake with the version asked, else with its latest that has one', async () => {
    const ping = { jsonrpc: '2.0', id: 'a', method: 'ping' };
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
    // Batches of 2025-03-26 are not taken, and 2026-07-28 has no handshake.
    const asked = ['2025-06-18', '2025-03-26', '2026-07-28'];
    expect(await Promise.all(asked.map(versionFor))).toEqual(['2025-06-18', '2025-11-25', '2025-11-25']);
  });

  it('counts calls alone as requests of the client', async () => {
    // The limiter answers when it answers: no request passes uncounted.
    vi.spyOn(scheduler, 'wait').mockReturnValue(new Promise(() => {}));
    const from = { 'CF-Connecting-IP': '192.0.2.77' };
    const remainingAfter = async (method: string) => {
      const params = { name: 'live', arguments: {} };
      const { headers } = await post({ jsonrpc: '2.0', id: 1, method, params }, from);
      return headers.get('X-RateLimit-Remaining');
    };
    const first = Number(await remainingAfter('tools/call'));
    expect(await Promise.all(['initialize', 'tools/list', 'ping'].map(remainingAfter))).toEqual([
      null,
      null,
      null,
    ]);
    expect(Number(await remainingAfter('tools/call'))).toBe(first - 1);
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
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
      'Content-Type, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Mcp-Session-Id',
    );
  });
});

const version = '2026-07-28';
const versionName = 'io.modelcontextprotocol/protocolVersion';
const meta = { [versionName]: version, 'io.modelcontextprotocol/clientCapabilities': {} };
const fields = (method: string, name?: string) => ({
  'Mcp-Protocol-Version': version,
  'Mcp-Method': method,
  ...(name !== undefined && { 'Mcp-Name': name }),
});

/** Sends a request of the version without a handshake. */
const send = async (method: string, params: object = {}, given: Record<string, string> = fields(method)) => {
  const response = await post({ jsonrpc: '2.0', id: 'x', method, params: { _meta: meta, ...params } }, given);
  return { status: response.status, body: await response.json<{ result: Record<string, unknown> }>() };
};

describe('the server for models, without a handshake', () => {
  it('answers each request with what it is and whose it is', async () => {
    const whole = {
      resultType: 'complete',
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'soccer-data-service' } },
    };
    const discovered = await send('server/discover');
    expect(discovered).toMatchObject({
      status: 200,
      body: {
        id: 'x',
        result: {
          ...whole,
          ttlMs: 3_600_000,
          cacheScope: 'public',
          supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18'],
          capabilities: { tools: {} },
          instructions: expect.stringContaining('Today is '),
        },
      },
    });
    const { tools } = (await send('tools/list')).body.result;
    expect(tools).toHaveLength(api.tools.length);
    const standings = { name: 'standings', arguments: { season } };
    const called = await send('tools/call', standings, fields('tools/call', 'standings'));
    expect(called.body.result).toMatchObject({ ...whole, ...(await call('standings', { season })).result });
  });

  it('takes a name in a header field that is written in Base64', async () => {
    const encoded = `=?base64?${btoa('live')}?=`;
    expect((await send('tools/call', { name: 'live' }, fields('tools/call', encoded))).status).toBe(200);
    const { status, body } = await send('tools/call', { name: 'live' }, fields('tools/call', '=?base64?*?='));
    expect([status, body]).toMatchObject([400, { id: 'x', error: { code: -32020 } }]);
  });

  const list = 'tools/list';
  it.for<[string, string, object, Record<string, string>, number, object]>([
    [
      'an unknown version',
      list,
      { _meta: { ...meta, [versionName]: '2999-01-01' } },
      { ...fields(list), 'Mcp-Protocol-Version': '2999-01-01' },
      400,
      {
        code: -32022,
        message: 'version 2999-01-01 is not supported; expected one of 2026-07-28, 2025-11-25, 2025-06-18',
        data: { supported: ['2026-07-28', '2025-11-25', '2025-06-18'], requested: '2999-01-01' },
      },
    ],
    [
      'an unknown version in the header alone',
      list,
      { _meta: {} },
      { 'Mcp-Protocol-Version': '1999-01-01' },
      400,
      { code: -32022 },
    ],
    [
      'no header of the version',
      list,
      {},
      { 'Mcp-Method': list },
      400,
      { code: -32020, message: 'header Mcp-Protocol-Version is missing; expected 2026-07-28' },
    ],
    [
      'a version in the header that the body contradicts',
      list,
      { _meta: { ...meta, [versionName]: '2025-11-25' } },
      fields(list),
      400,
      { code: -32020, message: 'header Mcp-Protocol-Version is 2026-07-28; expected 2025-11-25' },
    ],
    [
      'another method in the header',
      list,
      {},
      fields('tools/call'),
      400,
      { code: -32020, message: 'header Mcp-Method is tools/call; expected tools/list' },
    ],
    [
      'no name of the tool in the header',
      'tools/call',
      { name: 'live' },
      fields('tools/call'),
      400,
      { code: -32020, message: 'header Mcp-Name is missing; expected live' },
    ],
    [
      'no word of what the client can do',
      list,
      { _meta: { [versionName]: version } },
      fields(list),
      400,
      {
        code: -32602,
        message: expect.stringContaining('_meta.io.modelcontextprotocol/clientCapabilities: '),
      },
    ],
    ['a method of the handshake', 'initialize', {}, fields('initialize'), 404, { code: -32601 }],
    [
      'an unknown tool',
      'tools/call',
      { name: 'x' },
      fields('tools/call', 'x'),
      200,
      { code: -32602, message: expect.stringContaining('name: expected one of ') },
    ],
    [
      'server/discover without a version',
      'server/discover',
      { _meta: {} },
      {},
      400,
      { code: -32020, message: 'header Mcp-Protocol-Version is missing; expected 2026-07-28' },
    ],
  ])('answers %s with an error that has the id', async ([, method, params, given, status, error]) => {
    expect(await send(method, params, given)).toMatchObject({ status, body: { id: 'x', error } });
  });
});
