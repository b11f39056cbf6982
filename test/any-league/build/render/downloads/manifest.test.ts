import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../../../../../src/records/published.ts';
import { downloadsOf } from '../../../../support/downloads.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { league, tables } = world;
  const { downloadFolder, downloads, flat, textOf } = downloadsOf(world);

  const folder = downloadFolder();
  /** The sums by the name of the file. */
  const sums = new Map(
    textOf('SHA256SUMS')
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );

  describe('the manifest and the checksums', () => {
    it('agree with sha256sum', async () => {
      const whole = [...downloads.keys()].filter((name) => /^\/dumps\/[^/]+$/.test(name));
      const { stdout } = await promisify(execFile)('sha256sum', ['--ignore-missing', '-c', 'SHA256SUMS'], {
        cwd: folder(),
      });
      // Every file but the list itself.
      expect(stdout.trim().split('\n')).toHaveLength(whole.length - 1);
      expect([...sums.keys()].sort()).toEqual(
        [...downloads.keys()]
          .map((name) => name.slice(7))
          .filter((name) => name !== 'SHA256SUMS')
          .sort(),
      );
    });

    it('list every table with its columns described, its files with their sizes and hashes, licence and attribution', () => {
      const manifest = JSON.parse(textOf('manifest.json'));
      expect(manifest).toMatchObject({
        license: { name: league.license.name },
        attribution: expect.any(String),
        data_as_of: snapshotOf(tables).as_of,
      });
      expect(manifest.tables).toHaveLength(flat.length);
      for (const { name, rows, columns, files } of manifest.tables) {
        expect(rows).toBe(flat.find(({ file }) => file === name)?.rows.length);
        for (const column of columns)
          expect(column, `${name}.${column.name}`).toMatchObject({
            type: expect.any(String),
            description: expect.stringMatching(/./),
          });
        expect(new Set(files.map(({ format }: { format: string }) => format))).toEqual(
          new Set(['json', 'ndjson', 'csv', 'parquet']),
        );
        for (const { path: address, bytes, sha256 } of files) {
          expect(downloads.get(address)?.length).toBe(bytes);
          expect(sums.get(address.slice(7))).toBe(sha256);
        }
      }
      expect(manifest.database).toMatchObject({ path: '/dumps/soccer-data.sqlite' });
      expect(manifest.archive).toMatchObject({
        path: '/dumps/soccer-data.zip',
        media_type: 'application/zip',
      });
    });
  });
});
