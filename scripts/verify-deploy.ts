import path from 'node:path';
import { UserError } from '../build/errors.ts';
import { exitWithError } from '../build/exit-with-error.ts';
import { readOptions } from './verify/options.ts';
import { verify } from './verify/verify.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

/** Verifies the deployment at the address on the command line, a line a check; exit status 1 if one does not hold. */
try {
  const options = await readOptions(process.argv.slice(2), dist);
  const outcomes = await verify(options);
  for (const { name, fault } of outcomes) {
    console.log(fault === undefined ? `✓ ${name}` : `✗ ${name}\n    ${fault}`);
  }
  const faults = outcomes.filter(({ fault }) => fault !== undefined).length;
  if (faults > 0)
    throw new UserError(`${faults} of ${outcomes.length} checks of ${options.base.origin} failed`);
} catch (error) {
  exitWithError(error, 'not verified');
}
