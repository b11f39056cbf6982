import { describe, expect, it } from 'vitest';
import { listFiles, renderIndex } from '../../../build/render/listing.ts';

describe('the listing', () => {
  const files = listFiles(
    new Map([
      ['/b', Buffer.from('12')],
      ['/a', Buffer.from('')],
    ]),
  );

  it('is by address, with size and SHA-256', () => {
    expect(files.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['/a', 0],
      ['/b', 2],
    ]);
    expect(files[0]?.sha256).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('has its totals in the index', () => {
    expect(JSON.parse(renderIndex(files))).toMatchObject({ count: 2, bytes: 2, files });
  });

  it('has the addresses at which pages are served', () => {
    const pages = ['/index.html', '/about.html', '/dumps/index.html', '/data/v1/index.json', '/404.html'];
    const index = JSON.parse(renderIndex(listFiles(new Map(pages.map((page) => [page, Buffer.of()])))));
    expect(index.files.map(({ path }: { path: string }) => path)).toEqual([
      '/',
      '/404',
      '/about',
      '/data/v1/index.json',
      '/dumps/',
    ]);
  });
});
