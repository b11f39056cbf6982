import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { root } from './support/tables.ts';

/** What each part may import beside itself and packages: imports run one way. */
const mayImport: Record<string, readonly string[]> = {
  'src/records': [],
  'src/derive': ['src/records'],
  'src/integrity': ['src/records', 'src/derive'],
  'src/query': ['src/records', 'src/derive'],
  'src/feed': ['src/records'],
  'src/resources': ['src/records', 'src/derive', 'src/query'],
  'src/site': ['src/records', 'src/derive', 'src/resources'],
  'src/edge': ['src/records', 'src/derive', 'src/query', 'src/feed', 'src/integrity', 'src/resources'],
  build: ['src/records', 'src/derive', 'src/integrity', 'src/query', 'src/resources', 'src/site', 'src'],
};

const partOf = (file: string) =>
  Object.keys(mayImport).find((part) => file.startsWith(`${part}/`)) ?? path.dirname(file);

describe('imports', () => {
  it.for(Object.entries(mayImport))('of %s run one way', async ([part, allowed]) => {
    const files = await fastGlob(`${part}/**/*.ts`, { cwd: root });
    expect(files).not.toHaveLength(0);
    for (const file of files) {
      const text = await readFile(path.join(root, file), 'utf8');
      for (const [, specifier] of text.matchAll(/from '(\.[^']+)'/g)) {
        const target = path.join(path.dirname(file), String(specifier));
        // Who the service is, anybody may know.
        if (target === 'src/service.ts') continue;
        expect([part, ...allowed], `${file} imports ${target}`).toContain(partOf(target));
      }
    }
  });
});
