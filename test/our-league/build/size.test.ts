import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../support/root.ts';

it('dist/ has at most 10,000 files and 190 MB, so that no answer has to be left out for years', async () => {
  const folder = path.join(root, 'dist');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(path.join(parentPath, name))));
  expect(files.length).toBeLessThanOrEqual(10_000);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(190_000_000);
});
