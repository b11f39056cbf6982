import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareFolders } from '../../../../scripts/diff/changed-files.ts';
import { describeChanges } from '../../../../scripts/diff/markdown.ts';
import { folderOfFile } from '../../../support/temporary-folder.ts';

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

describe('compareFolders', () => {
  const match = {
    match_id: 'm',
    date: '2024-04-13',
    home_team: 'Forge FC',
    away_team: 'Cavalry FC',
    home_goals: 2,
  };

  it('finds what was added, removed and changed, down to the value', async () => {
    const before = await write('before', {
      'dumps/matches.json': JSON.stringify([match]),
      'gone.txt': '',
      'same.txt': '',
      '.hidden': '1',
    });
    const after = await write('after', {
      'dumps/matches.json': JSON.stringify([{ ...match, home_goals: 9 }]),
      'new.txt': '',
      'same.txt': '',
      '.hidden': '2',
    });
    const changes = await compareFolders(before, after);
    expect(changes).toMatchObject({ added: ['/new.txt'], removed: ['/gone.txt'], unchanged: 1 });
    expect(changes.changed.map(({ address }) => address)).toEqual(['/.hidden', '/dumps/matches.json']);
    expect(describeChanges(changes)).toContain(
      '**matches**: 1 row changed, 0 added, 0 removed\n\n- `m (2024-04-13 Forge FC – Cavalry FC)` `home_goals`: `2` → `9`\n',
    );
  });
});
