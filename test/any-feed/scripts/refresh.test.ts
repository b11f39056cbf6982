import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { matchesWithoutWeather } from '../../../scripts/refresh/weather.ts';
import { ReplayedFeed } from '../../../scripts/replay/feed.ts';
import { type LocalServer, startServer } from '../../support/local-server.ts';
import { ours, root } from '../../support/tables.ts';

let server: LocalServer;
let respond: (url: URL, response: ServerResponse) => void;

beforeEach(async () => {
  server = await startServer(({ url }, response) => respond(new URL(`http://feed${url}`), response));
});
afterEach(() => server.stop());

it.runIf(ours.league.feed)(
  'npm run refresh ends with the first fatal failure, and cancels every other request',
  async () => {
    const feed = await ReplayedFeed.read(root, 0);
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

describe.runIf(ours.league.feed)('npm run refresh', () => {
  const { dataset } = ours;
  const refreshWith = (...args: string[]) =>
    promisify(execFile)(process.execPath, [path.join(root, 'scripts/refresh.ts'), ...args], {
      env: { ...process.env, FEED_ORIGIN: server.origin, WEATHER_ORIGIN: 'http://127.0.0.1:9' },
    });

  it('says for every season what it would write, and how many matches it would ask the weather of', async () => {
    const feed = await ReplayedFeed.read(root, 0);
    respond = (url, response) => {
      const { body } = feed.answer(decodeURIComponent(url.pathname), url.searchParams);
      response.end(JSON.stringify(body));
    };
    const { stdout } = await refreshWith('--every-season', '--dry-run');
    for (const { season } of dataset.seasons)
      expect(stdout).toMatch(new RegExp(`^${season}: \\d+ requests so far. Nothing changed$`, 'm'));
    expect(stdout).toContain(`: ${feed.total()} requests so far. `);
    const { length } = matchesWithoutWeather(dataset, dataset.matches);
    expect(stdout).toContain(`\n${length} matches have no weather. None was asked for\n`);
  });

  it.for([
    [['--every-season', '--season', '2025'], /neither --season nor --message/],
    [['--commit'], /--commit is for --every-season and --weather/],
  ] as const)('refuses %j', async ([args, message]) => {
    await expect(refreshWith(...args)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(message),
    });
  });
});
