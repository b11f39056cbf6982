import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exitWithError } from '../build/exit-with-error.ts';
import { withDescription } from './describe/readme.ts';

const file = path.resolve(import.meta.dirname, '../data/README.md');

try {
  await writeFile(file, withDescription(await readFile(file, 'utf8')));
} catch (error) {
  exitWithError(error, 'data/README.md is as it was');
}
