import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../../scripts/serve.ts';
import { parseRelease, parseSite } from '../../scripts/verify/options.ts';
import { waitForRelease } from '../../scripts/verify/wait-for-release.ts';
import { root } from '../support/tables.ts';
import { type ProxiedAnswer, type Tampering, TamperingProxy } from '../support/tampering-proxy.ts';

const run = promisify(execFile);
const dist = path.join(root, 'dist');

let served: Served;
beforeAll(async () => {
  served = await serve(root, 0);
});
afterAll(() => served.stop());

async function tampered<Result>(tampering: Tampering, use: (site: URL) => Promise<Result>): Promise<Result> {
  const site = await TamperingProxy.start(served.url, tampering);
  try {
    return await use(site.url);
  } finally {
    site.stop();
  }
}

const verify = (site: URL) =>
  run(process.execPath, [path.join(root, 'scripts/verify.ts'), site.href, '--wait', '0']).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );

interface Fault {
  readonly name: string;
  readonly tampering: Tampering;
  /** The checks that must fail, by name, and what each must report. */
  readonly failing: Readonly<Record<string, RegExp>>;
}

/** Replaces a text in the answers of an address. */
const rewrite = (start: string, from: string, to: string): Tampering => ({
  answer(address: string, answer: ProxiedAnswer) {
    if (!address.startsWith(start)) return;
    const before = String(answer.body);
    answer.body = before.replace(from, to);
    if (answer.status === 200 && answer.body === before) throw new Error(`${address} has no ${from}`);
  },
});

/** Kinds of broken deployment, all of one site: none hides another. */
const faults: readonly Fault[] = [
  {
    name: 'another release',
    tampering: {
      answer(address, answer) {
        if (address === '/release.json')
          answer.body = String(answer.body).replace(/[0-9a-f]{16}/, 'f'.repeat(16));
      },
    },
    failing: { 'files are those of the release': /the release: expected 'f{16}' to be '[0-9a-f]{16}'/ },
  },
  {
    name: 'an endpoint that no other origin may read',
    tampering: {
      answer(address, { headers }) {
        if (address.startsWith('/api/v1/weather')) headers.delete('Access-Control-Allow-Origin');
      },
    },
    failing: {
      'every endpoint weather answers its example': /Access-Control-Allow-Origin of .*: expected 'missing'/,
      'invariants weather is newest first': /Access-Control-Allow-Origin of .*: expected 'missing'/,
    },
  },
  {
    name: 'an HTML page for an unknown address',
    tampering: {
      answer(address, answer) {
        if (address !== '/no-such-page') return;
        answer.headers.set('Content-Type', 'text/html');
        answer.body = '<h1>Not found</h1>';
      },
    },
    failing: {
      'the protocol /no-such-page is a 404 in JSON that links to discovery':
        /Content-Type of \/no-such-page: expected 'text\/html'/,
    },
  },
  {
    name: 'If-None-Match ignored',
    tampering: { request: (headers) => headers.delete('If-None-Match') },
    failing: {
      'the protocol answers 304 to If-None-Match: /api/v1/matches?season=2024&team=forge-fc':
        /\[ 200, \d+ \]/,
      'the protocol answers 304 to If-None-Match: /data/v1/seasons.json': /\[ 200, \d+ \]/,
    },
  },
  {
    name: 'a wrong figure in a table',
    tampering: rewrite('/api/v1/standings?season=2025', '"points":58', '"points":57'),
    failing: { 'the record books name the same top of a table': /forge-fc 57/ },
  },
  {
    name: 'HEAD refused',
    tampering: {
      answer(address, answer, method) {
        if (method === 'HEAD' && address.startsWith('/data/')) answer.status = 405;
      },
    },
    failing: {
      'the protocol answers HEAD as GET without a body: /data/v1/seasons.json': /\[ 200, 405, \+?0 \]/,
    },
  },
  {
    name: 'a 405 without Allow',
    tampering: { answer: (_, answer) => answer.headers.delete('Allow') },
    failing: {
      'the protocol refuses another method with a 405 and Allow': /^ +Allow of .*: expected 'missing'/m,
    },
  },
  {
    name: 'a 400 that does not name the parameter',
    tampering: rewrite('/api/v1/matches?seasn', "'seasn'", 'something'),
    failing: { 'the protocol names the wrong parameter in a 400': /unknown parameter something/ },
  },
  {
    name: 'a file that differs from the answer',
    tampering: rewrite('/data/v1/matches/season/2024/team/forge-fc.json', '"home_goals":1', '"home_goals":0'),
    failing: {
      'files have the same bytes as the answer': /SHA-256 of \/data\/v1\/matches\/season\/2024\/team/,
    },
  },
  {
    name: 'a download that differs from its checksum',
    tampering: rewrite('/dumps/standings.csv', 'forge-fc', 'forge-fd'),
    failing: { 'files of downloads are as the manifest and SHA256SUMS say': /\/dumps\/standings\.csv: / },
  },
  {
    name: 'a rate limit on files',
    tampering: {
      answer(address, { headers }) {
        if (address.startsWith('/calendar/')) headers.set('X-RateLimit-Remaining', '299');
      },
    },
    failing: { 'files of calendars are calendars': /X-RateLimit-Remaining of \/calendar\/all\.ics: / },
  },
  {
    name: 'a limiter that does not count',
    tampering: {
      answer(address, { headers }) {
        if (!address.startsWith('/calendar/')) headers.delete('X-RateLimit-Remaining');
      },
    },
    failing: { 'the protocol counts requests': /X-RateLimit-Remaining of .*: expected 'missing'/ },
  },
  {
    name: 'an answer outside its schema',
    tampering: rewrite('/api/v1/health', '"status":"', '"status":"not '),
    failing: {
      'every endpoint health answers its example': /\/api\/v1\/health \(200\): .*status/,
      'health checked rows by every rule': /\/api\/v1\/health \(200\): .*status/,
    },
  },
  {
    name: 'rows that break an invariant',
    tampering: rewrite('/api/v1/teams?active_only=true', '"status":"active"', '"status":"inactive"'),
    failing: { 'invariants active clubs are active': /"status": "inactive"/ },
  },
];

/** What each failed check printed. */
function failuresIn(stdout: string): Record<string, string> {
  const blocks = stdout.split(/^(?=[✓✗] )/m).filter((block) => block.startsWith('✗ '));
  return Object.fromEntries(
    blocks.map((block) => [block.slice(2, block.indexOf('\n')), block.slice(block.indexOf('\n'))]),
  );
}

describe('npm run verify', () => {
  it('passes what was built, a line a check', async () => {
    const { code, stdout } = await verify(served.url);
    expect(failuresIn(stdout)).toEqual({});
    expect([code, stdout.match(/^✓ /gm)?.length]).toEqual([0, expect.any(Number)]);
    expect(stdout).toMatch(/^\d+ checks of http:\/\/127\.0\.0\.1:\d+ passed$/m);
  });

  it('finds every kind of broken deployment, and nothing else', async () => {
    const all: Tampering = {
      request: (headers) => {
        for (const { tampering } of faults) tampering.request?.(headers);
      },
      answer: (...given) => {
        for (const { tampering } of faults) tampering.answer?.(...given);
      },
    };
    const { code, stdout, stderr } = await tampered(all, verify);
    expect(code).toBe(1);
    const failures = failuresIn(stdout);
    const expected = faults.flatMap(({ failing }) => Object.entries(failing));
    expect(Object.keys(failures).sort()).toEqual(expected.map(([name]) => name).sort());
    for (const [name, message] of expected) expect(failures[name]).toMatch(message);
    expect(stderr).toMatch(/^\d+ of \d+ checks of http:\/\/127\.0\.0\.1:\d+ failed\n/);
  });

  it('runs every check against a site that does not answer', async () => {
    const gone = await tampered({}, async (site) => site);
    const { code, stdout } = await verify(gone);
    const failures = Object.values(failuresIn(stdout));
    expect([code, failures.length]).toEqual([1, stdout.match(/^[✓✗] /gm)?.length]);
    for (const message of failures)
      expect(message).toMatch(/: expected an answer; found none: .*ECONNREFUSED/);
  });
});

describe('waiting for a release', () => {
  /** Counts how often a site is looked at that serves the release at the third look. */
  async function countLooks(maxWaitMs: number): Promise<number> {
    const { release } = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));
    let looks = 0;
    const slow: Tampering = {
      answer(_, answer) {
        if (++looks < 3) answer.status = 404;
        if (looks < 3) answer.body = '{}';
      },
    };
    await tampered(slow, (site) => waitForRelease(site, release, maxWaitMs, 1));
    return looks;
  }

  it('looks again until it is served', async () => {
    expect(await countLooks(60_000)).toBe(3);
  });

  it('looks once without time', async () => {
    expect(await countLooks(0)).toBe(1);
  });
});

describe('the command line', () => {
  it('takes an origin', () => {
    expect(parseSite('https://host').href).toBe('https://host/');
    expect(parseSite('http://host:8787/').href).toBe('http://host:8787/');
  });

  it.for([
    ['host', /^'host' is not the address of a site/],
    ['ftp://host', /^'ftp:\/\/host' is not the address of a site/],
    ['https://host/api', /is more than a host; expected https:\/\/host$/],
    ['https://me:secret@host', /is more than a host/],
  ] as const)('refuses %s', ([text, message]) => {
    expect(() => parseSite(text)).toThrow(message);
  });

  it('takes the release in dist where none is named', async () => {
    expect(await parseRelease(undefined, dist)).toMatch(/^[0-9a-f]{16}$/);
    expect(await parseRelease('0123456789abcdef', '/nowhere')).toBe('0123456789abcdef');
    await expect(parseRelease('latest', dist)).rejects.toThrow("--release is 'latest'; expected 16 hex");
    await expect(parseRelease(undefined, '/nowhere')).rejects.toThrow(/does not exist; run npm run build/);
  });
});
