import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withDescription } from '../../scripts/describe/documents.ts';
import { league, root } from '../support/tables.ts';

it('data/README.md says of each column what its record says; `npm run describe` brings it up to date', async () => {
  const readme = await readFile(path.join(root, 'data/README.md'), 'utf8');
  expect(readme).toBe(withDescription(readme, league));
});
