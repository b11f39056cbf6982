import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { pythonTables } from './describe/python-tables.ts';
import { withDescription } from './describe/readme.ts';

await runCommand(
  {
    usage: 'npm run describe\n  updates the tables in data/README.md and those of the Python client',
    onFailure: 'not everything is described',
  },
  async () => {
    const readme = path.join(projectRoot, 'data/README.md');
    await writeFile(readme, withDescription(await readFile(readme, 'utf8')));
    await writeFile(path.join(projectRoot, 'clients/python/soccer_data/_tables.py'), pythonTables());
  },
);
