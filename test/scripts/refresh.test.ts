import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReplayedFeed } from '../../scripts/replay/feed.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { type LocalServer, startServer } from '../support/local-server.ts';
import { ours, root } from '../support/tables.ts';

let server: LocalServer;
let respond: (url: URL, response: ServerResponse) => void;

beforeEach(async () => {
  server = await startServer(({ url }, response) => respond(new URL(`http://feed${url}`), response));
});
afterEach(() => server.stop());

it.runIf(ours.league.feed)(
  'npm run refresh ends with the first fatal failure, and cancels every other request',
  async () => {
    const feed = await ReplayedFeed.read(ours.project, 0);
    const hanging: Promise<unknown>[] = [];
    let table: ServerResponse | undefined;
    respond = (url, response) => {
      const { body } = feed.answer(decodeURIComponent(url.pathname), url.searchParams);
      if (url.pathname.endsWith('/matches')) response.end(JSON.stringify(body));
      else if (url.pathname.includes('/standings/')) table = response;
      // No other request is answered: on a busy machine answers may arrive in another order than they were sent.
      else hanging.push(once(response, 'close'));
      // Once others hang, the table fails.
      if (hanging.length >= 2 && !table?.writableEnded) table?.writeHead(403).end();
    };
    const child = spawn(process.execPath, [path.join(root, 'scripts/refresh.ts')], {
      env: { ...process.env, FEED_ORIGIN: server.origin, WEATHER_ORIGIN: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const messages: Buffer[] = [];
    child.stderr.on('data', (bytes) => messages.push(bytes));
    // Closed: it has exited, and all that it wrote is read.
    const [code] = await once(child, 'close');
    const text = Buffer.concat(messages).toString();
    expect(text).toMatch(
      /\/standings\/overall\?.* gave no usable answer: it answered 403\nnothing was written\n$/,
    );
    expect(code).toBe(1);
    // Had it waited for the others until they time out, it would have reported and repeated them.
    expect(text).not.toContain('/stats/');
    await Promise.all(hanging);
  },
);

describe('npm run refresh', () => {
  // Its seasons are few and short.
  const [, { dataset, project }] = builtWorlds;
  const refreshWith = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [path.join(root, 'scripts/refresh.ts'), '--data', project.data, ...args],
      { env: { ...process.env, FEED_ORIGIN: server.origin, WEATHER_ORIGIN: 'http://127.0.0.1:9' } },
    );

  it('says for every season what it would write, after one that cannot be refreshed too', async () => {
    const feed = await ReplayedFeed.read(project, 0);
    const [first, ...others] = dataset.seasons;
    respond = (url, response) => {
      const { body } = feed.answer(decodeURIComponent(url.pathname), url.searchParams);
      const isOfFirst = decodeURIComponent(url.pathname).includes(first?.feed_season_id ?? '');
      response.writeHead(isOfFirst ? 403 : 200).end(JSON.stringify(body));
    };
    const outcome = await refreshWith('--every-season', '--dry-run').catch((error: unknown) => error);
    expect(outcome).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${first?.season} could not be refreshed\nthey stay as they were\n`),
    });
    for (const { season } of others)
      expect(outcome).toHaveProperty('stdout', expect.stringContaining(`\n${season}: Nothing changed\n`));
  });

  it('refuses to refresh both one season and every season', async () => {
    await expect(refreshWith('--every-season', '--season', '2025')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/has no --season/),
    });
  });
});
