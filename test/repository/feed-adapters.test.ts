import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { feedAdapter } from '../../src/feed/adapters.ts';
import { dataset, root } from '../support/tables.ts';

it('each member is described in FORKING.md', async () => {
  const guide = await readFile(path.join(root, 'FORKING.md'), 'utf8');
  const adapter = feedAdapter(dataset.league);
  const members = [adapter, adapter.paths('season')].flatMap(Object.keys);
  expect(members.filter((name) => !new RegExp(`\`${name}[\`(]`).test(guide))).toEqual([]);
});
