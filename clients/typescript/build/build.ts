import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { exitWithError } from '../../../build/errors.ts';
import { writeApi } from './write-api.ts';

const folder = path.resolve(import.meta.dirname, '..');
const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
const tsc = path.join(path.dirname(typescript), 'bin/tsc');

try {
  await writeApi();
  // What an earlier build wrote may have no source any more.
  await rm(path.join(folder, 'dist'), { recursive: true, force: true });
  const emit = ['--noEmit', 'false', '--declaration', '--outDir', path.join(folder, 'dist')];
  await promisify(execFile)(process.execPath, [tsc, '-p', folder, ...emit]);
} catch (error) {
  exitWithError(error, 'the client is not built');
}
