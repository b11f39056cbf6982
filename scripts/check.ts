import path from 'node:path';
import { checkDataset } from '../build/check.ts';
import { exitWithError } from '../build/exit-with-error.ts';
import { readDataset } from '../build/read/dataset.ts';
import { grouped } from '../build/report.ts';
import { checks } from '../src/integrity/index.ts';

/** The folder that holds `data/`: this one, or the one named on the command line. */
const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));

try {
  const { dataset, locations } = await readDataset(root);
  for (const { name, status, checked, description } of checkDataset(dataset, locations, checks)) {
    const mark = status === 'passed' ? '✓' : '!';
    console.log(`${mark} ${name} (${grouped(checked)} rows)\n    ${description}`);
  }
  for (const { check, subject, reason } of dataset.knownExceptions) {
    console.log(`known exception to ${check}: ${subject}\n    ${reason}`);
  }
} catch (error) {
  exitWithError(error, 'the dataset cannot be published');
}
