import { expect, it } from 'vitest';
import { listFile, renderIndex } from '../../../../build/render/listing.ts';

const a = listFile('/a', Buffer.from(''));
const b = listFile('/b', Buffer.from('12'));

it('the listing has the size and SHA-256 of each file', () => {
  expect(b).toMatchObject({ path: '/b', bytes: 2 });
  expect(a.sha256).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

it('the listing is sorted by address in the index, with totals', () => {
  expect(JSON.parse(renderIndex([b, a]))).toMatchObject({ count: 2, bytes: 2, files: [a, b] });
});

it('the listing has the addresses at which pages are served', () => {
  const pages = ['/index.html', '/about.html', '/dumps/index.html', '/data/v1/index.json', '/404.html'];
  const index = JSON.parse(renderIndex(pages.map((page) => listFile(page, Buffer.of()))));
  expect(index.files.map(({ path }: { path: string }) => path)).toEqual([
    '/',
    '/404',
    '/about',
    '/data/v1/index.json',
    '/dumps/',
  ]);
});
