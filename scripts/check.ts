import { checkDataset } from '../build/check-dataset.ts';
import { describeFault, UserError } from '../build/errors.ts';
import { readDataset } from '../build/read/dataset.ts';
import { integrityRules } from '../src/integrity/index.ts';
import { describeResult } from './check/describe-result.ts';
import { findStaleStamps } from './check/stale-stamps.ts';
import { runCommand } from './cli/command.ts';
import { project } from './cli/root.ts';

await runCommand(
  {
    usage:
      'npm run check -- [--exceptions] [--since COMMIT]\n' +
      '  --exceptions lists the known exceptions with their reasons\n' +
      '  --since refuses a match that is not as in a commit, such as HEAD, and has the last_updated of before',
    options: { exceptions: { type: 'boolean' }, since: { type: 'string' } },
    onFailure: 'the dataset cannot be published',
  },
  async ({ values: { exceptions = false, since } }) => {
    const { dataset, locations } = await readDataset(project);
    const warnings: string[] = [];
    const results = checkDataset(dataset, locations, integrityRules, (warning) =>
      warnings.push(`warning: ${describeFault(warning)}`),
    );
    const staleStamps = since === undefined ? [] : await findStaleStamps(project, since);
    if (staleStamps.length > 0)
      throw new UserError(
        `changed without a new stamp: ${staleStamps.length} of the matches\n${staleStamps.join('\n')}`,
      );
    console.log([...warnings, ...describeResult(results, dataset.knownExceptions, exceptions)].join('\n'));
  },
);
