import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import { root } from './support/tables.ts';

/** The parts of which every module has a test file of its name. */
const parts = ['src/query', 'src/derive', 'src/resources', 'src/edge', 'src/feed', 'build'];

/**
 * A test file is named after its module, and after a theme of it where one file would be long: `page.links.test.ts`. Tests
 * by facts of the league in `data/` have the same name in `test/facts/`.
 */
const moduleName = (file: string) =>
  file.replace(/(\.[\w-]+)?\.test\.ts$/, '').replace(/^test\/facts\//, 'test/');

/** Where the tests of a module are: those of `src/query/page.ts` in `test/query/page.test.ts`. */
const testName = (module: string) => `test/${module.replace(/^src\//, '').replace(/\.ts$/, '')}`;

const tests = await fastGlob('test/**/*.test.ts', { cwd: root });
const modules = await fastGlob(
  parts.map((part) => `${part}/**/*.ts`),
  { cwd: root },
);

it('every module has a test file of its name', () => {
  const tested = new Set(tests.map(moduleName));
  expect(modules.filter((module) => !tested.has(testName(module))).sort()).toEqual([]);
});

it('the name of a test file is that of its module, with or without a theme', () => {
  const names = ['test/query/page.test.ts', 'test/query/page.links.test.ts', 'test/facts/query/page.test.ts'];
  expect(names.map(moduleName)).toEqual(['test/query/page', 'test/query/page', 'test/query/page']);
  expect(['src/query/page.ts', 'build/read/csv.ts'].map(testName)).toEqual([
    'test/query/page',
    'test/build/read/csv',
  ]);
});
