import path from 'node:path';
import { build } from './build.ts';
import { fail } from './fail.ts';
import { Report } from './report.ts';

const root = path.resolve(import.meta.dirname, '..');
const report = new Report();

try {
  await build(root, report);
  report.done('dist/ is ready');
} catch (error) {
  fail(error, 'dist/ is as it was');
}
