import { gunzipSync, gzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { renderArchive } from '../../../../../build/render/downloads/archive.ts';
import { downloadsOf } from '../../../../support/downloads.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { downloads, flat } = downloadsOf(world);

  it('the archive has CSV, Parquet, SQLite, dictionary, data package and documents', () => {
    const bytes = downloads.get('/dumps/soccer-data.zip') ?? Buffer.alloc(0);
    const unpacked = unzipSync(bytes);
    const names = flat.flatMap(({ file }) => [`${file}.csv`, `${file}.parquet`]);
    expect(Object.keys(unpacked).sort()).toEqual(
      [...names, 'LICENSE.txt', 'datapackage.json', 'dictionary.csv', 'soccer-data.sqlite'].sort(),
    );
    for (const [name, content] of Object.entries(unpacked)) {
      expect(downloads.get(`/dumps/${name}`)?.equals(content), name).toBe(true);
    }
  });

  it('the compressed database unpacks to the database', () => {
    const compressed = downloads.get('/dumps/soccer-data.sqlite.gz') ?? Buffer.alloc(0);
    expect(gunzipSync(compressed).equals(downloads.get('/dumps/soccer-data.sqlite') ?? compressed)).toBe(
      true,
    );
  });

  describe('renderArchive', () => {
    const files = new Map([
      ['a.csv', Buffer.from('a,a,a,a,a,a,a,a,a,a,a,a\r\n')],
      ['b.parquet', Buffer.from('b'.repeat(50))],
    ]);
    const archive = renderArchive(files, '2026-03-04');

    it('returns the same bytes when rendered again, and others for data of another day', () => {
      expect(renderArchive(files, '2026-03-04').equals(archive)).toBe(true);
      expect(renderArchive(files, '2026-03-05').equals(archive)).toBe(false);
    });

    it('takes what is compressed already as it is', () => {
      const compressed = new Map([...files].map(([name, content]) => [`${name}.gz`, gzipSync(content)]));
      expect(renderArchive(files, '2026-03-04', compressed).equals(archive)).toBe(true);
    });

    it('uses the last day that ZIP can have for data of a later one', () => {
      const last = renderArchive(files, '2099-12-31');
      expect(renderArchive(files, '2419-08-01').equals(last)).toBe(true);
      expect(last.equals(archive)).toBe(false);
    });

    it('compresses all but Parquet', () => {
      expect(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes)])).toEqual([
        ...files,
      ]);
      expect(archive.includes('b'.repeat(50))).toBe(true);
      expect(archive.includes('a,a,a,a,a,a')).toBe(false);
    });
  });
});
