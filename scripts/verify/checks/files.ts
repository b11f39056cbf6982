import { hash } from 'node:crypto';
import * as z from 'zod';
import { resources } from '../../../src/resources/index.ts';
import { matches } from '../../../src/resources/matches.ts';
import { service } from '../../../src/service.ts';
import type { Check } from '../check.ts';
import { expectForm, expectSame } from '../expectation.ts';
import { contentOf, fileAt, replyTo } from '../replies.ts';
import type { Reply } from '../site.ts';

/** A list of files with their sizes and sums: as much as is needed of it. */
const files = z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() }));
const index = z.object({ files });
const manifest = z.object({ tables: z.array(z.object({ files })) });

const openapi = z.object({
  openapi: z.string(),
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});

/** The whole of a table, as a download. */
const download = '/dumps/standings.csv';

/** What is plain files. */
export const publishedFiles: readonly Check[] = [
  {
    name: 'an answer and its file are the same bytes',
    async run(site) {
      const answer = await replyTo(site, matches, 'season=2024&team=Forge');
      const address = answer.headers.get('Content-Location');
      expectForm('Content-Location', address, /^\/data\/v1\/matches\/.+\.json$/);
      const file = await fileAt(site, String(address));
      expectSame(`SHA-256 of ${address}`, sum(file), sum(answer));
      expectSame(`ETag of ${address}`, etagOf(file), etagOf(answer));
      const lifetime = ({ headers }: Reply) => headers.get('Cache-Control');
      expectSame(`Cache-Control of ${address}`, lifetime(file), lifetime(answer));
      const listed = contentOf(await fileAt(site, '/data/v1/index.json'), index);
      expectListed(file, listed.files);
    },
  },
  {
    name: 'a download is what the manifest and SHA256SUMS say',
    async run(site) {
      const file = await fileAt(site, download, /^text\/csv\b/);
      const { tables } = contentOf(await fileAt(site, '/dumps/manifest.json'), manifest);
      expectListed(
        file,
        tables.flatMap((table) => table.files),
      );
      const sums = await fileAt(site, '/dumps/SHA256SUMS', /^text\/plain\b/);
      const name = download.slice('/dumps/'.length);
      const line = sums.body
        .toString('utf8')
        .split('\n')
        .find((one) => one.endsWith(`  ${name}`));
      expectSame(`line of ${name} in SHA256SUMS`, line, `${sum(file)}  ${name}`);
    },
  },
  {
    name: 'the OpenAPI description has every endpoint',
    async run(site) {
      const document = contentOf(await fileAt(site, '/openapi.json'), openapi);
      expectForm('version of OpenAPI', document.openapi, /^3\.1\./);
      expectSame('version of the API', document.info.version, service.version);
      const paths = resources.map(({ path }) => path);
      expectSame('endpoints left out', paths.filter((path) => !(path in document.paths)).join(), '');
    },
  },
  {
    name: 'calendars are calendars',
    async run(site) {
      const { body } = await fileAt(site, '/calendar/all.ics', /^text\/calendar\b/);
      const lines = body.toString('utf8').split('\r\n');
      expectSame('the first line', lines[0], 'BEGIN:VCALENDAR');
      expectSame('the last line', lines.at(-2), 'END:VCALENDAR');
    },
  },
  {
    name: 'the page at the root is for people',
    async run(site) {
      const { body } = await fileAt(site, '/', /^text\/html\b/);
      const page = body.toString('utf8');
      expectForm('the page', page, /^<!doctype html>/i);
      expectSame(`${service.name} on the page`, page.includes(service.name), true);
    },
  },
];

function expectListed(file: Reply, list: z.infer<typeof files>): void {
  const listed = list.find(({ path }) => path === file.address);
  expectSame(`bytes of ${file.address}`, file.body.length, listed?.bytes);
  expectSame(`SHA-256 of ${file.address}`, sum(file), listed?.sha256);
}

function sum({ body }: Reply): string {
  return hash('sha256', body);
}

/** An ETag without its mark of weakness: the CDN weakens those of what it compresses. */
function etagOf({ headers }: Reply): string | undefined {
  return headers.get('ETag')?.replace(/^W\//, '');
}
