import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import { root } from './support/tables.ts';

/** The parts of which every module has a test file of its name. */
const tested = ['src/query', 'src/derive', 'src/resources', 'src/edge', 'src/feed', 'build'];

/** Modules without one, and why. */
const untested: Readonly<Record<string, string>> = {};

/** Where a module is tested: `src/query/page.ts` in `test/query/page.test.ts`, or by theme in `page.<theme>.test.ts`. */
const testOf = (module: string) =>
  module
    .replace(/^src\//, 'test/')
    .replace(/^build\//, 'test/build/')
    .replace(/\.ts$/, '');

const modules = await fastGlob(
  tested.map((part) => `${part}/**/*.ts`),
  { cwd: root },
);
const tests = await fastGlob('test/**/*.test.ts', { cwd: root });
const subjects = new Set(
  tests.map((file) => path.posix.join(path.posix.dirname(file), path.basename(file).split('.')[0] ?? '')),
);

it('every module has a test file of its name', () => {
  const missing = modules.filter((module) => !subjects.has(testOf(module)));
  expect(missing.filter((module) => !(module in untested)).sort()).toEqual([]);
});
