import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compareBuilds } from '../../../scripts/diff/compare-builds.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const folder = await folderOfFile();

/** Writes a folder of built files. */
async function write(name: string, files: Record<string, unknown>): Promise<string> {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, name, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return path.join(folder, name);
}

const hostile = '@everyone `code` <b>\n# Title';

it('the description of how two builds differ names files, rows and values that were added, removed or changed', async () => {
  const match = { match_id: 'm', home_goals: 2, venue: 'a' };
  const before = await write('before', {
    'dumps/matches.json': [match, { ...match, match_id: 'old' }],
    'dumps/matches.csv': '2',
    'dumps/snapshot.json': [{ season: 2024 }],
    'gone.txt': '',
    'same.txt': '',
    '.hidden': '1',
  });
  const after = await write('after', {
    'dumps/matches.json': [
      { ...match, match_id: 'new' },
      { ...match, home_goals: 9, venue: hostile },
    ],
    'dumps/matches.csv': '9',
    'dumps/snapshot.json': [{ season: 2024, source: 'feed' }],
    'new.txt': '',
    'same.txt': '',
    '.hidden': '2',
  });
  const text = await compareBuilds(before, after);
  expect(text).toMatch(/^## The built output\n\n6 files, 6 before\.\n/);
  expect(text).toMatch(/\| dumps +\| +0 \| +0 \| +3 \|/);
  expect(text).toContain('### Table matches\n');
  expect(text).toContain('- `["m"]` `home_goals`: `2` → `9`\n');
  expect(text).toContain('- `["old"]` removed\n');
  expect(text).toContain('- `["new"]` added\n');
  expect(text).toContain('`source`: nothing → `"feed"`\n');
  expect(text).toContain('### Files changed\n\n- `/.hidden`\n- `/dumps/matches.csv`\n');
  expect(text).toContain('### Files added\n\n- `/new.txt`\n');
  expect(text).toContain('### Files removed\n\n- `/gone.txt`\n');
  // A text of the data makes no mention, link or heading.
  expect(text).toContain('``"@everyone `code` <b>\\n# Title"``');
});

it('the description of how two builds differ is empty without a difference, and counts what a list leaves out', async () => {
  const same = await write('same', { 'a.txt': '' });
  expect(await compareBuilds(same, same)).toBe('## The built output\n\n1 files, 1 before.\n');
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`data/v1/${index}.json`, '']));
  expect(await compareBuilds(same, await write('many', files))).toContain('- … and 10 more\n');
});
