import path from 'node:path';
import { checkDataset } from '../build/check.ts';
import { describeFault } from '../build/errors.ts';
import { readDataset } from '../build/read/dataset.ts';
import { integrityRules } from '../src/integrity/index.ts';
import { describeResult } from './check/describe-result.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';

await runCommand(
  {
    usage:
      'npm run check -- [FOLDER] [--exceptions]\n  FOLDER is where data/ is; this project by default\n' +
      '  --exceptions lists the known exceptions with their reasons',
    options: { exceptions: { type: 'boolean' } },
    positionals: ['[FOLDER]'],
    onFailure: 'the dataset cannot be published',
  },
  async ({ values: { exceptions = false }, positionals: [folder = projectRoot] }) => {
    const { dataset, locations } = await readDataset(path.resolve(folder));
    const warnings: string[] = [];
    const results = checkDataset(dataset, locations, integrityRules, (warning) =>
      warnings.push(`warning: ${describeFault(warning)}`),
    );
    console.log([...warnings, ...describeResult(results, dataset.knownExceptions, exceptions)].join('\n'));
  },
);
