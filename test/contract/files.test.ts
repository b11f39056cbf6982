import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { match } from '../../src/records/match.ts';
import { release, releaseAddress } from '../../src/records/service-status.ts';
import { matches } from '../../src/resources/matches.ts';
import { service } from '../../src/service.ts';
import { contentOf, expectFile, expectHeader } from './assertions.ts';
import type { Reply } from './reply.ts';
import { sites } from './site.ts';

const fileList = z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() }));

describe.for(sites)('$name', ({ build, examples, resources, ask, askResource }) => {
  async function file(address: string, type?: RegExp): Promise<Reply> {
    const reply = await ask(address);
    expectFile(reply, type);
    return reply;
  }

  const sha256 = ({ bytes }: Reply) => hash('sha256', bytes);

  function expectListed(reply: Reply, files: z.infer<typeof fileList>): void {
    const listed = files.find(({ path }) => path === reply.address);
    expect({ bytes: reply.bytes.length, sha256: sha256(reply) }, reply.address).toEqual({
      bytes: listed?.bytes,
      sha256: listed?.sha256,
    });
  }

  describe('files', () => {
    it('are those of the build', async () => {
      const { build: id } = contentOf(await file(releaseAddress), release);
      expect(id, 'the build').toBe(build);
    });

    it('have the same bytes as the answer', async () => {
      const { reply: answer } = await askResource(
        matches,
        `season=${examples.season}&team=${encodeURIComponent(examples.club_name)}`,
      );
      const address = answer.headers.get('Content-Location');
      expectHeader(answer, 'Content-Location', /^\/data\/v1\/matches\/.+\.json$/);
      const reply = await file(String(address));
      expect(sha256(reply), `SHA-256 of ${address}`).toBe(sha256(answer));
      // The CDN weakens the ETag of what it compresses.
      const etagOf = ({ headers }: Reply) => headers.get('ETag')?.replace(/^W\//, '');
      expect(etagOf(reply), `ETag of ${address}`).toBe(etagOf(answer));
      expect(reply.headers.get('Cache-Control')).toBe(answer.headers.get('Cache-Control'));
      const index = contentOf(await file('/data/v1/index.json'), z.object({ files: fileList }));
      expectListed(reply, index.files);
    });

    it('are listed where they are served, without a redirect', async () => {
      const { files } = contentOf(await file('/data/v1/index.json'), z.object({ files: fileList }));
      const pages = files.filter(({ path }) => !path.slice(path.lastIndexOf('/')).includes('.'));
      expect(pages.length).toBeGreaterThan(0);
      for (const { path, bytes } of pages.slice(0, 20)) {
        const reply = await ask(path);
        expect([path, reply.status, reply.bytes.length]).toEqual([path, 200, bytes]);
      }
    });

    it('of a whole season are named by its first page, and have every record', async () => {
      const { answer } = await askResource(matches, `season=${examples.season}&limit=1`);
      const whole = contentOf(await file(String(answer.whole_file)), z.array(match));
      expect(whole).toHaveLength(answer.total);
    });

    it('of downloads are as the manifest and SHA256SUMS say', async () => {
      const reply = await file('/dumps/standings.csv', /^text\/csv\b/);
      const schema = z.object({ tables: z.array(z.object({ files: fileList })) });
      const { tables } = contentOf(await file('/dumps/manifest.json'), schema);
      expectListed(
        reply,
        tables.flatMap(({ files }) => files),
      );
      const sums = await file('/dumps/SHA256SUMS', /^text\/plain\b/);
      expect(sums.text.split('\n')).toContain(`${sha256(reply)}  standings.csv`);
    });

    it('describe every endpoint in OpenAPI', async () => {
      const schema = z.object({ paths: z.record(z.string(), z.unknown()) });
      const { paths } = contentOf(await file('/openapi.json'), schema);
      expect(Object.keys(paths)).toEqual(expect.arrayContaining(resources.map(({ path }) => path)));
    });

    it.for([
      ['/calendar/all.ics', /^text\/calendar\b/, /^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s],
      ['/', /^text\/html\b/, new RegExp(`^<!doctype html>.*${service.name}`, 'is')],
    ] as const)('have at %s what they say, whole', async ([address, type, content]) => {
      expect((await file(address, type)).text).toMatch(content);
    });
  });
});
