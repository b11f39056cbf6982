import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { dataPath } from '../build/project.ts';
import type { DatasetTable } from '../src/records/dataset/define-table.ts';
import { datasetTables } from '../src/records/dataset/index.ts';
import type { League } from '../src/records/league-schema.ts';
import { runCommand } from './cli/command.ts';
import { project, projectRoot, readProjectLeague } from './cli/root.ts';
import { citationFile, pythonTables, withDescription, withNewColumns } from './describe/update-documents.ts';

await runCommand(
  {
    usage:
      'npm run describe\n  updates what follows from the schemas of the tables: their description in data/README.md, their\n' +
      '  types in the Python client, and new columns, which are empty, in the CSV files of data/ and the test leagues;\n' +
      '  and CITATION.cff, which follows from the service and the league. With --data, only new columns of that folder',
    onFailure: 'not everything is described',
  },
  async () => {
    const league = await readProjectLeague();
    const isOwn = project.data === 'data';
    if (isOwn) await describeProject(league);
    const testLeagues = await fastGlob('test/fixtures/*/data', { cwd: projectRoot, onlyDirectories: true });
    for (const folder of [project.data, ...(isOwn ? testLeagues : [])]) {
      const cwd = path.resolve(projectRoot, folder);
      for (const table of Object.values<DatasetTable>(datasetTables))
        for (const file of await fastGlob(`${table.name}${table.seasonal ? '/*' : ''}.csv`, {
          cwd,
          absolute: true,
        }))
          await edit(file, (csv) => withNewColumns(table, csv));
    }
  },
);

/** Writes what the project's documents say of its tables and its own league. */
async function describeProject(league: League): Promise<void> {
  await edit(dataPath(project, 'README.md'), (readme) => withDescription(readme, league));
  await writeFile(path.join(projectRoot, 'CITATION.cff'), citationFile(league));
  const pythonFile = 'clients/python/soccer_data_client/_tables.py';
  await writeFile(path.join(projectRoot, pythonFile), pythonTables(league));
}

async function edit(file: string, change: (content: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after !== before) await writeFile(file, after);
}
