import path from 'node:path';
import { build } from './build.ts';
import { exitWithError } from './exit-with-error.ts';
import { Report } from './report.ts';

/** The folder with `data/`: this project, or the one named on the command line. */
const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));
const report = new Report();

try {
  await build(root, report);
  report.done('dist/ is ready');
} catch (error) {
  exitWithError(error, 'dist/ is unchanged');
}
