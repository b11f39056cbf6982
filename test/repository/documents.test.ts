import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { resources } from '../../src/resources/index.ts';
import { root } from '../support/tables.ts';

const documents = ['README.md', 'CONTRIBUTING.md', 'FORKING.md', 'SECURITY.md', 'data/README.md'];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const folders = 'data|src|build|scripts|test';

describe('documents', () => {
  it.for(documents)('%s names files and commands that exist', (document) => {
    const text = read(document);
    const files = [...text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]*|_[a-z]+)\``, 'g'))];
    for (const [, file = ''] of files)
      expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)) {
      const file = path.join(path.dirname(document), target);
      expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
    }
    for (const [, command] of text.matchAll(/npm run ([\w-]+)/g))
      expect(Object.keys(packageJson.scripts)).toContain(command);
  });

  it('list every endpoint and every command in the README', () => {
    const text = read('README.md');
    const endpoints = resources.filter(({ path }) => path !== '/').map(({ path }) => `/api/v1${path}`);
    const commands = Object.keys(packageJson.scripts)
      .filter((name) => !['types', 'lint', 'format'].includes(name))
      .map((name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`));
    const missing = [...endpoints, ...commands].filter((name) => !text.includes(`\n| \`${name}\` `));
    expect(missing, 'add a line for each of these to its list in README.md').toEqual([]);
  });
});
