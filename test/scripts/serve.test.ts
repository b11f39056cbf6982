import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { projectOf } from '../../build/project.ts';
import { serve } from '../../scripts/serve.ts';
import { root } from '../support/root.ts';
import { shared } from '../support/shared.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const limit = 3;
/** A built league whose few files are read soon. */
const project = projectOf(root, await shared('secondLeague'));
const storage = await folderOfFile();
const otherStorage = await folderOfFile();

/**
 * Sends requests that each pretend to come from another client, until one is refused. Returns how many were counted before;
 * undefined where none is refused. On a busy machine the limiter may answer late, and the request passes uncounted.
 */
async function allowedBy({ href }: URL): Promise<number | undefined> {
  let counted = 0;
  for (let number = 1; number <= 8 * limit; number++) {
    const given = {
      'CF-Connecting-IP': `192.0.2.${number}`,
      'X-Forwarded-For': `192.0.2.9, 198.51.100.${number}`,
    };
    const { status, headers } = await fetch(`${href}api/v1/seasons`, { headers: given });
    if (status === 429) return counted;
    if (headers.has('X-RateLimit-Remaining')) counted += 1;
  }
  return undefined;
}

it('counts the address of the connection, across a restart too, and what a trusted proxy saw', async () => {
  const ask = async (folder: string, variables: { TRUSTED_PROXY?: string } = {}) => {
    // Each count is stored, where a machine of one's own stores a sample of them.
    const counts = { RATE_LIMIT: String(limit), RATE_LIMIT_SAMPLE: '1' };
    const { url, stop } = await serve(project, 0, { ...counts, ...variables }, { storage: folder });
    try {
      return await allowedBy(url);
    } finally {
      await stop();
    }
  };
  const proxied = ask(otherStorage, { TRUSTED_PROXY: '10.0.0.1 127.0.0.1' });
  expect(await ask(storage)).toBeLessThanOrEqual(limit);
  expect(await ask(storage)).toBe(0);
  expect(await proxied).toBeUndefined();
});

describe('a request that no library sends', async () => {
  const anybody = await serve(project, 0);
  const proxied = await serve(project, 0, { TRUSTED_PROXY: '127.0.0.1' }, { hostname: '::' });
  afterAll(() => Promise.all([anybody.stop(), proxied.stop()]));

  /** Sends lines as they are, and returns all that comes until the server closes the connection. */
  async function send({ url }: { url: URL }, lines: readonly string[], end = '\r\n\r\n'): Promise<string> {
    const socket = net.connect(Number(url.port), '127.0.0.1');
    socket.write(lines.join('\r\n') + end);
    return text(socket);
  }
  const liveHead = 'GET /api/v1/live HTTP/1.1';
  // The server closes it after some seconds, which pass while other tests run.
  const halfSent = send(anybody, [liveHead, 'Host: exam'], '');

  /** Returns the status and body of an answer. */
  async function ask(server: { url: URL }, first: string, headers: readonly string[]) {
    const answer = await send(server, [first, ...headers, 'Connection: close']);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: first.startsWith('HEAD') ? body : JSON.parse(body) };
  }

  it.for([
    [liveHead, 'Host: a b'],
    [liveHead, 'Host: a.example', 'Host: b.example'],
    [liveHead, 'Host: a.example:port'],
    [liveHead, 'Host: a.example/b'],
    ['GET /release.json HTTP/1.1', 'Host: a b'],
    ['OPTIONS * HTTP/1.1', 'Host: a.example'],
  ])('is refused with 400 where its host or path is not valid: %s', async ([first = '', ...headers]) => {
    expect(await ask(anybody, first, headers)).toEqual({
      status: 400,
      body: {
        error: 'Bad Request',
        message: 'the Host header or the path is not valid; expected one host and a path that begins with /',
        status: 400,
        code: 'invalid_request',
        parameters: [],
        documentation: '/docs',
      },
    });
  });

  it('is refused without a body where it is HEAD', async () => {
    expect(await ask(anybody, 'HEAD /api/v1/live HTTP/1.1', ['Host: a b'])).toEqual({
      status: 400,
      body: '',
    });
  });

  it('has the protocol that a trusted proxy names, the first of a list', async () => {
    const protocolOf = async (server: { url: URL }, ...headers: string[]) => {
      const call = {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'matches', arguments: {} },
      };
      const body = JSON.stringify(call);
      const sent = [
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Connection: close',
        ...headers,
      ];
      const answer = await send(server, ['POST /mcp HTTP/1.1', 'Host: a.example', ...sent, '', body], '');
      return /(https?):\/\/a\.example/.exec(answer)?.[1];
    };
    expect(await protocolOf(anybody)).toBe('http');
    expect(await protocolOf(anybody, 'X-Forwarded-Proto: https')).toBe('http');
    expect(await protocolOf(anybody, 'X-Forwarded-Proto: a b')).toBe('http');
    expect(await protocolOf(proxied, 'X-Forwarded-Proto: https')).toBe('https');
    expect(await protocolOf(proxied, 'X-Forwarded-Proto: https, http')).toBe('https');
    expect(await protocolOf(proxied, 'X-Forwarded-Proto: https', 'X-Forwarded-Proto: http')).toBe('https');
  });

  it('is refused with 400 where what a trusted proxy names is no protocol', async () => {
    const { status, body } = await ask(proxied, liveHead, ['Host: a.example', 'X-Forwarded-Proto: a b']);
    expect([status, body.status]).toEqual([400, 400]);
    expect(body.message).toBe('the first value of X-Forwarded-Proto is no protocol; expected http or https');
  });

  it('ends after some seconds where its head is never sent whole', async () => {
    expect(await halfSent).toBe('');
  });
});
