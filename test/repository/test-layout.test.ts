import { existsSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';

/** Folders of tests that are about no one module; CONTRIBUTING.md says what each has. */
const withoutModule = [
  'browser',
  'clients',
  'contract',
  'examples',
  'facts',
  'live-day',
  'pages',
  'refresh',
  'repository',
];

/** Returns the module that the path of a test names: what follows its first dot is an aspect, or where the test runs. */
const moduleOf = (test: string) => test.replace(/^test\//, '').replace(/\.[^/]*$/, '');

it('the path of a test is that of its module', async () => {
  const tests = await glob('test/**/*.test.ts', {
    cwd: root,
    ignore: withoutModule.map((name) => `test/${name}/**`),
  });
  const places = (module: string) => [module, `${module}.ts`, `src/${module}`, `src/${module}.ts`];
  const isModule = (module: string) => places(module).some((place) => existsSync(path.join(root, place)));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((test) => !isModule(moduleOf(test)))).toEqual([]);
});
