import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../../scripts/serve.ts';
import { readOptions } from '../../scripts/verify/options.ts';
import { verify } from '../../scripts/verify/verify.ts';
import { root } from '../support/tables.ts';
import { type Passing, Tampered, type Tampering } from '../support/tampered.ts';

const run = promisify(execFile);
const dist = path.join(root, 'dist');

let served: Served;
let release: string;
beforeAll(async () => {
  // All verifications here are one client.
  served = await serve(root, 0, { RATE_LIMIT: '1000000' });
  release = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')).release;
});
afterAll(() => served.stop());

/** What does not hold of a site, with what was found. */
async function faultsOf(base: URL, waits: readonly number[] = [0]): Promise<Record<string, string>> {
  const outcomes = await verify({ base, release }, waits);
  return Object.fromEntries(
    outcomes.flatMap(({ name, fault }) => (fault === undefined ? [] : [[name, fault]])),
  );
}

async function tampered<Result>(tampering: Tampering, use: (site: URL) => Promise<Result>): Promise<Result> {
  const site = await Tampered.of(served.url, tampering);
  try {
    return await use(site.url);
  } finally {
    site.stop();
  }
}

/** Changes a text in the answers of an address. */
const rewritten = (start: string, from: string, to: string) => ({
  answer(address: string, answer: Passing) {
    if (!address.startsWith(start)) return;
    const before = String(answer.body);
    answer.body = before.replace(from, to);
    if (answer.status === 200 && answer.body === before) throw new Error(`${address} has no ${from}`);
  },
});

const wrong: [string, Tampering, checks: string[], RegExp][] = [
  [
    'another release',
    {
      answer(address, answer) {
        if (address === '/release.json')
          answer.body = String(answer.body).replace(/[0-9a-f]{16}/, 'f'.repeat(16));
      },
    },
    ['the release is served'],
    /^the release: expected "[0-9a-f]{16}"; found "f{16}"$/,
  ],
  [
    'an endpoint that no other origin may read',
    {
      answer(address, { headers }) {
        if (address.startsWith('/api/v1/weather')) headers.delete('Access-Control-Allow-Origin');
      },
    },
    ['weather answers its example', 'weather is told with its units, newest match first'],
    /^Access-Control-Allow-Origin of \/api\/v1\/weather.*: expected "\*"; found null$/,
  ],
  [
    'a page for people where nothing is',
    {
      answer(_, answer) {
        if (answer.status !== 404) return;
        answer.headers.set('Content-Type', 'text/html');
        answer.body = '<h1>Not found</h1>';
      },
    },
    ['what does not exist is a 404 in JSON that shows the way'],
    /^Content-Type of \/no-such-page: expected .*json.*; found "text\/html"$/,
  ],
  [
    'ETags that nobody compares',
    { request: (headers) => headers.delete('If-None-Match') },
    ['what a client has is a 304'],
    /: expected 304; found 200$/,
  ],
  [
    'a point too few',
    rewritten('/api/v1/standings?season=2025', '"points":58', '"points":57'),
    ['the table of 2025 is the one of the record books'],
    /expected "forge-fc 58, .*; found "forge-fc 57, /,
  ],
  [
    'HEAD refused',
    {
      answer(_, answer, method) {
        if (method === 'HEAD') answer.status = 405;
      },
    },
    ['HEAD is GET without a body'],
    /: expected 200; found 405$/,
  ],
  [
    'another method allowed nothing',
    { answer: (_, answer) => answer.headers.delete('Allow') },
    ['another method is a 405 with Allow'],
    /^Allow: expected .*; found null$/,
  ],
  [
    'a mistake that is not named',
    rewritten('/api/v1/matches?seasn', "'seasn'", 'something'),
    ['a mistake in a query is a 400 that names the parameter'],
    /found "unknown parameter something/,
  ],
  [
    'a file that is not what the API answers',
    rewritten('/data/v1/matches/season/2024/team/forge-fc.json', '"home_goals":1', '"home_goals":0'),
    ['an answer and its file are the same bytes'],
    /^SHA-256 of \/data\/v1\/matches\/season\/2024\/team\/forge-fc\.json: /,
  ],
  [
    'a download that is not what its sum is of',
    rewritten('/dumps/standings.csv', 'forge-fc', 'forge-fd'),
    ['a download is what the manifest and SHA256SUMS say'],
    /^SHA-256 of \/dumps\/standings\.csv: /,
  ],
  [
    'a limit on files',
    {
      answer(address, { headers }) {
        if (address.startsWith('/calendar/')) headers.set('X-RateLimit-Remaining', '299');
      },
    },
    ['calendars are calendars'],
    /^X-RateLimit-Remaining of \/calendar\/all\.ics: expected null; found "299"$/,
  ],
  [
    'a limiter that counts nothing',
    { answer: (_, { headers }) => headers.delete('X-RateLimit-Remaining') },
    ['requests are counted'],
    /^X-RateLimit-Remaining: /,
  ],
  [
    'a state of health that is none',
    rewritten('/api/v1/health', '"status":"', '"status":"not '),
    ['health answers its example', 'health is ok or degraded, and every rule was held against rows'],
    /^\/api\/v1\/health at status: expected what its schema says/,
  ],
];

describe('verification', () => {
  it('finds nothing wrong with what is served', async () => {
    expect(await faultsOf(served.url)).toEqual({});
  });

  it.for(wrong)('finds %s, and nothing else', async ([, tampering, checks, said]) => {
    const faults = await tampered(tampering, faultsOf);
    expect(Object.keys(faults)).toEqual(checks);
    for (const fault of Object.values(faults)) expect(fault).toMatch(said);
  });

  it('looks again while a deployment is not seen yet', async () => {
    let looks = 0;
    const slow: Tampering = {
      answer(address, answer) {
        if (address === '/release.json' && ++looks < 3) answer.status = 404;
      },
    };
    expect(await tampered(slow, (site) => faultsOf(site, [0, 0, 0, 0]))).toEqual({});
    expect(looks).toBe(3);
  });

  it('makes every check of a site that is not there', async () => {
    const gone = await tampered({}, async (site) => site);
    const outcomes = await verify({ base: gone, release }, [0]);
    expect(outcomes.length).toBeGreaterThan(30);
    for (const { fault } of outcomes)
      expect(fault).toMatch(/: expected an answer; found none: .*ECONNREFUSED/);
  });
});

describe('the command', () => {
  const command = (site: URL) =>
    run(process.execPath, [path.join(root, 'scripts/verify-deploy.ts'), site.href]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );

  it('says a line a check and exits 0', async () => {
    const { code, stdout } = await command(served.url);
    expect([code, stdout.split('\n')[0]]).toEqual([0, '✓ the release is served']);
    expect(stdout).not.toContain('✗');
  });

  it('says what is wrong and exits 1', async () => {
    const limited = rewritten('/api/v1/standings?season=2025', '"points":58', '"points":57');
    const { code, stdout, stderr } = await tampered(limited, command);
    expect(code).toBe(1);
    expect(stdout).toContain(
      '✗ the table of 2025 is the one of the record books\n    the first three of 2025: ',
    );
    expect(stderr).toMatch(/^1 of \d+ checks of http:\/\/127\.0\.0\.1:\d+ failed\n/);
  });
});

describe('the command line', () => {
  it('names a site, and the release where it is not that of dist', async () => {
    expect(await readOptions(['https://host'], dist)).toEqual({ base: new URL('https://host/'), release });
    const named = await readOptions(['http://host:8787/', '--release', '0123456789abcdef'], '/nowhere');
    expect([named.base.href, named.release]).toEqual(['http://host:8787/', '0123456789abcdef']);
  });

  it.for([
    [[], /^0 addresses given; expected one/],
    [['https://a', 'https://b'], /^2 addresses given; expected one/],
    [['host'], /^'host' is no address of a site/],
    [['ftp://host'], /^'ftp:\/\/host' is no address of a site/],
    [['https://host/api'], /is more than a host; expected https:\/\/host$/],
    [['https://me:secret@host'], /is more than a host/],
    [['https://host', '--release', 'latest'], /^release is 'latest'; expected 16 hexadecimal digits/],
    [['https://host', '--releas', 'x'], /^Unknown option '--releas'; expected npm run verify/],
    [['https://host'], /release\.json is not there; run npm run build/],
  ] as const)('%j is a mistake that is told', async ([args, said]) => {
    await expect(readOptions(args, '/nowhere')).rejects.toThrow(said);
  });
});
