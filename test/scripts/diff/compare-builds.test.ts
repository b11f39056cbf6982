import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compareBuilds } from '../../../scripts/diff/compare-builds.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const folder = await folderOfFile();

/** Writes a folder of built files. */
async function write(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, name, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return path.join(folder, name);
}

it('the difference of two builds names files and rows that were added, removed or changed', async () => {
  const before = await write('before', {
    'dumps/matches.csv': 'match_id,home_goals\r\nm,2\r\nold,1\r\nsame,0\r\n',
    'dumps/matches.json': '2',
    'gone.txt': '',
    'same.txt': '',
    '.hidden': '1',
  });
  const after = await write('after', {
    'dumps/matches.csv': 'match_id,home_goals\r\nnew,1\r\nm,9\r\nsame,0\r\n@a,```\u202e\r\n',
    'dumps/matches.json': '9',
    'new.txt': '',
    'same.txt': '',
    '.hidden': '2',
  });
  const text = await compareBuilds(before, after);
  expect(text).toMatch(/^## The built output\n\n5 files, 5 before\.\n/);
  expect(text).toMatch(/\| dumps +\| +0 \| +0 \| +2 \|/);
  // A text of the data ends no block of code.
  const rows = ['+@a,```\\u{202e}', '-m,2', '+m,9', '+new,1', '-old,1'];
  expect(text).toContain(`### Table matches\n\n\`\`\`\`diff\n${rows.join('\n')}\n\`\`\`\`\n`);
  expect(text).toContain('### Files changed\n\n- `/.hidden`\n- `/dumps/matches.csv`\n');
  expect(text).toContain('### Files added\n\n- `/new.txt`\n');
  expect(text).toContain('### Files removed\n\n- `/gone.txt`\n');
});

it('the difference of two builds is empty for the same build, and counts what it leaves out', async () => {
  const same = await write('same', { 'a.txt': '' });
  expect(await compareBuilds(same, same)).toBe('## The built output\n\n1 files, 1 before.\n');
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`data/v1/${index}.json`, '']));
  expect(await compareBuilds(same, await write('many', files))).toContain('… and 20 more\n');
});
