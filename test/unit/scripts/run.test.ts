import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../../support/tables.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const folder = await folderOfFile();
await mkdir(path.join(folder, 'data'));

it('a command reports what is wrong with league.json before it loads other code', async () => {
  await writeFile(path.join(folder, 'data/league.json'), '{}');
  const entry = path.join(root, 'scripts/run.ts');
  await expect(promisify(execFile)(process.execPath, [entry, 'diff'], { cwd: folder })).rejects.toMatchObject(
    {
      code: 1,
      stderr: expect.stringMatching(
        /^\d+ faults in the dataset\ndata\/league\.json:1:name is missing; expected text\n/,
      ),
    },
  );
});
