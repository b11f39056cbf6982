import path from 'node:path';
import { expect, it } from 'vitest';
import { projectOf } from '../../build/project.ts';

const root = path.resolve('/srv/project');

it.for([
  ['data', 'data', 'dist'],
  ['leagues/a', 'leagues/a', 'leagues/a.dist'],
  ['./leagues/a/', 'leagues/a', 'leagues/a.dist'],
  ['/srv/project/data', 'data', 'dist'],
  ['/srv/project/leagues/a', 'leagues/a', 'leagues/a.dist'],
  ['/srv/a', '/srv/a', '/srv/a.dist'],
  ['../data', '/srv/data', '/srv/data.dist'],
] as const)('the dataset %s is named %s, and its output %s', ([folder, data, out]) => {
  expect(projectOf(root, folder)).toEqual({ root, data, out });
});

it('a project has its own league in data/ and the output in dist/', () => {
  expect(projectOf(root)).toEqual({ root, data: 'data', out: 'dist' });
});
