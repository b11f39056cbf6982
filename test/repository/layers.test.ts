import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { root } from '../support/tables.ts';

const library = ['src/records', 'src/derive', 'src/integrity', 'src/query', 'src/feed', 'src/resources'];
const forCommands = [...library, 'src', 'src/edge', 'build', 'scripts/cli'];
const folders = await fastGlob('scripts/*', { cwd: root, onlyDirectories: true });

/** What each part may import beside itself and packages: imports run one way. A file belongs to the longest part. */
const mayImport: Record<string, readonly string[]> = {
  'src/records': [],
  'src/derive': ['src/records'],
  'src/integrity': ['src/records', 'src/derive'],
  'src/query': ['src/records', 'src/derive'],
  'src/feed': ['src/records', 'src/derive', 'src/integrity'],
  'src/resources': ['src/records', 'src/derive', 'src/query'],
  'src/site': ['examples', 'src/records', 'src/derive', 'src/query', 'src/resources'],
  'src/edge': ['src/records', 'src/derive', 'src/query', 'src/feed', 'src/integrity', 'src/resources'],
  src: library,
  build: [
    'examples',
    'src/records',
    'src/derive',
    'src/integrity',
    'src/query',
    'src/resources',
    'src/site',
    'src',
  ],
  ...Object.fromEntries(folders.map((folder) => [folder, forCommands])),
  'scripts/cli': ['build'],
  // A refresh shows what it changes as `npm run diff` does.
  'scripts/refresh': [...forCommands, 'scripts/diff'],
  'scripts/archive': [...forCommands, 'scripts/refresh'],
  // Local tests and `npm run verify` test every site by the same contract.
  'test/contract': [...library, 'src', 'src/edge'],
  'scripts/verify': [...forCommands, 'test/contract'],
  'scripts/replay': [...forCommands, 'scripts/refresh'],
  'clients/typescript/src': ['src/query', 'src/records'],
  'clients/typescript/build': [...library, 'src', 'build', 'clients/typescript/src'],
  // A recipe imports the package, as its reader does.
  examples: [],
  // The commands themselves put the parts together.
  scripts: [...forCommands, ...folders],
};

const partOf = (file: string) => {
  const parts = Object.keys(mayImport).filter((part) => file.startsWith(`${part}/`));
  return parts.sort((a, b) => b.length - a.length)[0];
};

/** The relative specifiers of a module: `from '…'`, `import '…'` and `import('…')`. */
const specifiersIn = (code: string) =>
  [...code.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier]) => String(specifier));

/** Imports that no test can follow: the specifier is not a literal. */
const isOpaqueImport = /\bimport\(\s*[^'\s]/;

const files = await fastGlob(
  [
    'src/**/*.ts',
    'build/**/*.ts',
    'scripts/**/*.ts',
    'clients/**/*.ts',
    'examples/**/*.ts',
    'test/contract/**/*.ts',
  ],
  { cwd: root, ignore: ['**/generated/**', '**/dist/**'] },
);

describe('imports', () => {
  it.for(files)('of %s run one way', async (file) => {
    const code = await readFile(path.join(root, file), 'utf8');
    const part = partOf(file);
    const allowed = [part, ...(mayImport[part ?? ''] ?? [])];
    for (const specifier of specifiersIn(code)) {
      const target = path.join(path.dirname(file), specifier);
      // The service's metadata is for every part, the league for its own module.
      if (target === 'src/service.ts') continue;
      if (target === 'data/league.json' && file === 'src/records/league.ts') continue;
      expect(allowed, `imports ${target}`).toContain(partOf(target));
    }
    expect(code).not.toMatch(isOpaqueImport);
  });

  it('are found however they are written', () => {
    const code = `import a from './a.ts';\nimport './b.ts';\nexport * from './c.ts';\nawait import('./d.ts');\nimport {\n  e,\n} from './e.ts';`;
    expect(specifiersIn(code)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts']);
    expect('await import(name)').toMatch(isOpaqueImport);
    expect("await import('./d.ts')").not.toMatch(isOpaqueImport);
  });

  it('cannot be of a part that has no rule', () => {
    expect(files.filter((file) => partOf(file) === undefined)).toEqual([]);
    const parts = new Set(files.map(partOf));
    expect(Object.keys(mayImport).filter((part) => !parts.has(part))).toEqual([]);
  });
});
