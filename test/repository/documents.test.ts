import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { withDescription } from '../../scripts/describe/update-documents.ts';
import { league, root } from '../support/tables.ts';

const documents = [
  'README.md',
  'OPERATING.md',
  'CONTRIBUTING.md',
  'FORKING.md',
  'SECURITY.md',
  'data/README.md',
];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const folders = 'data|src|build|scripts|test';

it.for(documents)('the document %s names files and commands that exist', (document) => {
  const text = read(document);
  const files = [...text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]*|_[a-z]+)\``, 'g'))];
  for (const [, file = ''] of files) expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
  for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)) {
    const file = path.join(path.dirname(document), target);
    expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
  }
  for (const [, command] of text.matchAll(/npm run ([\w-]+)/g))
    expect(Object.keys(packageJson.scripts)).toContain(command);
});

it('OPERATING.md lists every command', () => {
  const commands = Object.keys(packageJson.scripts)
    .filter((name) => !['types', 'lint', 'format'].includes(name))
    .map((name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`));
  const text = read('OPERATING.md');
  const missing = commands.filter((name) => !text.includes(`\n| \`${name}\` `));
  expect(missing, 'add a line for each to its list in OPERATING.md').toEqual([]);
});

it('CHANGELOG.md has the day of each release and what clients must do', () => {
  const [, ...releases] = read('CHANGELOG.md').split(/^## /m);
  expect(releases).not.toEqual([]);
  for (const text of releases)
    expect(text).toMatch(/^\d+\.\d+\.\d+(, \d{4}-\d{2}-\d{2}\n|\n\nNot released yet).*?clients must do/s);
});

it.for([
  ['CONTRIBUTING.md', 9_000],
  ['OPERATING.md', 12_000],
] as const)('the document %s can be read in one go: at most %i bytes', ([document, most]) => {
  expect(Buffer.byteLength(read(document))).toBeLessThanOrEqual(most);
});

it('the README has at most 100 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

it('`npm run describe` leaves data/README.md as it is', () => {
  const readme = read('data/README.md');
  expect(readme).toBe(withDescription(readme, league));
});
