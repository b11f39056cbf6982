import path from 'node:path';
import { expect, it } from 'vitest';
import { projectOf } from '../../build/project.ts';

const root = path.resolve('/work/project');

it.for([
  ['data', 'data', 'dist'],
  ['leagues/a', 'leagues/a', 'leagues/a.dist'],
  ['./leagues/a/', 'leagues/a', 'leagues/a.dist'],
  ['/work/project/data', 'data', 'dist'],
  ['/work/project/leagues/a', 'leagues/a', 'leagues/a.dist'],
  ['/work/a', '/work/a', '/work/a.dist'],
  ['../data', '/work/data', '/work/data.dist'],
] as const)('the dataset %s is named %s, and its output %s', ([folder, data, out]) => {
  expect(projectOf(root, folder)).toEqual({ root, data, out });
});

it('a project has its own league in data/ and the output in dist/', () => {
  expect(projectOf(root)).toEqual({ root, data: 'data', out: 'dist' });
});
