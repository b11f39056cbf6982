import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { withDescription } from './describe/readme.ts';

await runCommand(
  {
    usage: 'npm run describe\n  updates the tables in data/README.md',
    onFailure: 'data/README.md is unchanged',
  },
  async () => {
    const file = path.join(projectRoot, 'data/README.md');
    await writeFile(file, withDescription(await readFile(file, 'utf8')));
  },
);
