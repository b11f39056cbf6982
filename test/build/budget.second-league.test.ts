import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../build/build-site.ts';
import { Report } from '../../build/report.ts';
import { Copy } from '../support/copy.ts';
import { secondLeague } from '../support/worlds.ts';

const [oldest, , latest] = secondLeague.tables.rows('seasons').map(({ season }) => season);

let copy: Copy;
beforeAll(async () => {
  copy = await Copy.make(secondLeague);
});
afterAll(() => copy.remove());

/** Builds with so many answers at most; returns the addresses and what was printed. */
async function buildWithin(files: number) {
  let text = '';
  const out = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  await build(copy.project, new Report(out), { limit: { files, bytes: Infinity } });
  const names = await readdir(copy.path('dist'), { recursive: true, withFileTypes: true });
  const addresses = names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(copy.path('dist'), path.join(parentPath, name))}`);
  return { addresses, text };
}

it('a build beyond the budget leaves out answers with several filters of the oldest seasons', async () => {
  const all = await buildWithin(Infinity);
  const answers = all.addresses.filter((address) => /^\/data\/v1\/(?!index\.json)/.test(address));
  const fewer = await buildWithin(answers.length - 1);
  expect(all.text).not.toContain('left to the Worker');
  const leftOut = all.addresses.filter((address) => !fewer.addresses.includes(address));
  expect(leftOut).not.toEqual([]);
  for (const address of leftOut) expect(address).toMatch(`/season/${oldest}/`);
  expect(fewer.text).toContain(`; ${leftOut.length} answers are left to the Worker\n`);
  const { files } = JSON.parse(await readFile(copy.path('dist/data/v1/index.json'), 'utf8'));
  const listed = new Set(files.map((file: { path: string }) => file.path));
  for (const address of leftOut) expect(listed).not.toContain(address);
  const written = fewer.addresses.filter((address) => address.startsWith('/data/v1/'));
  expect(written.filter((address) => !listed.has(address))).toEqual(['/data/v1/index.json']);
});

it('a build is whole where the answers of every filter are too many', async () => {
  const { addresses } = await buildWithin(1);
  expect(addresses).toContain(`/data/v1/matches/season/${latest}.json`);
  expect(addresses.filter((address) => /\/(team|match_id|status)\//.test(address))).toEqual([]);
  const links = new Set<string>();
  for (const page of addresses.filter((address) => address.endsWith('.html'))) {
    const text = await readFile(copy.path(`dist${page}`), 'utf8');
    for (const [, link = ''] of text.matchAll(/href="(\/data\/v1\/[^"]+)"/g)) links.add(link);
  }
  expect([...links].filter((link) => !addresses.includes(link))).toEqual([]);
  expect(links.size).toBeGreaterThan(0);
});
