import { describe, expect, it } from 'vitest';
import { outPath } from '../../../build/project.ts';
import { parseBuild, parseSite, waitForBuild } from '../../../scripts/verify/run-contract.ts';
import { releaseAddress } from '../../../src/records/service-status.ts';
import { builtWorlds } from '../../support/built-worlds.ts';
import { startServer } from '../../support/local-server.ts';

describe.for(builtWorlds)('$name', ({ project }) => {
  const dist = outPath(project);

  it('the command line takes an origin', () => {
    expect(parseSite('https://host').href).toBe('https://host/');
    expect(parseSite('http://host:8787/').href).toBe('http://host:8787/');
  });

  it.for([
    ['host', /^'host' is not the address of a site/],
    ['ftp://host', /^'ftp:\/\/host' is not the address of a site/],
    ['https://host/api', /is more than a host; expected https:\/\/host$/],
    ['https://me:secret@host', /is more than a host/],
  ] as const)('the command line refuses %s', ([text, message]) => {
    expect(() => parseSite(text)).toThrow(message);
  });

  it('the command line expects the build in dist where none is named', async () => {
    expect(await parseBuild(undefined, dist)).toMatch(/^[0-9a-f]{16}$/);
    expect(await parseBuild('0123456789abcdef', '/nowhere')).toBe('0123456789abcdef');
    await expect(parseBuild('latest', dist)).rejects.toThrow("--build is 'latest'; expected 16 hex");
    await expect(parseBuild(undefined, '/nowhere')).rejects.toThrow(/does not exist; run npm run build/);
  });
});

/** Counts the attempts to find the build at a site that serves it at the third. */
async function countAttempts(maxWaitMs: number): Promise<number> {
  const build = '0123456789abcdef';
  const paths: (string | undefined)[] = [];
  const site = await startServer(({ url }, response) => {
    paths.push(url);
    if (paths.length < 3) response.writeHead(404).end('{}');
    else response.end(JSON.stringify({ build }));
  });
  try {
    await waitForBuild(new URL(site.origin), build, maxWaitMs, 1);
  } finally {
    site.stop();
  }
  expect(new Set(paths)).toEqual(new Set([releaseAddress]));
  return paths.length;
}

it('waiting for a build tries again until it is served', async () => {
  expect(await countAttempts(60_000)).toBe(3);
});

it('waiting for a build tries once without time', async () => {
  expect(await countAttempts(0)).toBe(1);
});
