import path from 'node:path';
import { checkDataset } from '../build/check.ts';
import { readDataset } from '../build/read/dataset.ts';
import { formatCount } from '../build/report.ts';
import { integrityRules } from '../src/integrity/index.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';

await runCommand(
  {
    usage: 'npm run check -- [FOLDER]\n  FOLDER is where data/ is; this project by default',
    positionals: ['[FOLDER]'],
    onFailure: 'the dataset cannot be published',
  },
  async ({ positionals: [folder = projectRoot] }) => {
    const { dataset, locations } = await readDataset(path.resolve(folder));
    for (const { name, status, checked, description } of checkDataset(dataset, locations, integrityRules)) {
      const mark = status === 'passed' ? '✓' : '!';
      console.log(`${mark} ${name} (${formatCount(checked)} rows)\n    ${description}`);
    }
    for (const { check, subject, reason } of dataset.knownExceptions) {
      console.log(
        `${check === 'none' ? 'known doubt' : `known exception to ${check}`}: ${subject}\n    ${reason}`,
      );
    }
  },
);
