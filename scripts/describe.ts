import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { DatasetTable } from '../src/records/dataset/define-table.ts';
import { datasetTables } from '../src/records/dataset/index.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot, readProjectLeague } from './cli/root.ts';
import { citationFile, pythonTables, withDescription, withNewColumns } from './describe/update-documents.ts';

await runCommand(
  {
    usage:
      'npm run describe\n  updates what follows from the schemas of the tables: their description in data/README.md, their\n' +
      '  types in the Python client, and new columns, which are empty, in the CSV files of data/ and the test leagues;\n' +
      '  and CITATION.cff, which follows from the service and the league',
    onFailure: 'not everything is described',
  },
  async () => {
    const league = await readProjectLeague();
    await edit('data/README.md', (readme) => withDescription(readme, league));
    await writeFile(path.join(projectRoot, 'CITATION.cff'), citationFile(league));
    await writeFile(
      path.join(projectRoot, 'clients/python/soccer_data_client/_tables.py'),
      pythonTables(league),
    );
    for (const table of Object.values<DatasetTable>(datasetTables)) {
      const pattern = `{data,test/fixtures/*/data}/${table.name}${table.seasonal ? '/*' : ''}.csv`;
      for (const file of await fastGlob(pattern, { cwd: projectRoot }))
        await edit(file, (csv) => withNewColumns(table, csv));
    }
  },
);

async function edit(name: string, change: (content: string) => string): Promise<void> {
  const file = path.join(projectRoot, name);
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after !== before) await writeFile(file, after);
}
