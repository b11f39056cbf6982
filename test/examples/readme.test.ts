import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import '../support/provided.ts';
import { hasModule, python } from '../support/python.ts';
import { root } from '../support/root.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const folder = await folderOfFile();
const readme = await readFile(path.join(root, 'README.md'), 'utf8');
const block = /^### Downloads$[\s\S]*?^```sh$\n([\s\S]*?)^```$/m.exec(readme)?.[1];

const isInstalled = (program: string) =>
  program === 'python3' ? hasModule('pandas', 'its line of the README is not run') : canStart(program);
const canStart = (program: string) => spawnSync(program, ['--version']).status === 0;

/** The lines of the README about downloads, each with the programs of it that are not installed. */
const lines = (block ?? '')
  .trim()
  .split('\n')
  .map((line) => {
    const programs = ['curl', 'duckdb', 'jq', 'python3', 'Rscript', 'sqlite3'].filter((name) =>
      line.includes(`${name} `),
    );
    return { line, missing: programs.filter((name) => !isInstalled(name)) };
  });
for (const { line, missing } of lines)
  if (missing.length > 0) console.warn(`SKIPPED, without ${missing.join(' and ')}: ${line}`);

it('the lines of the README about downloads are five', () => expect(lines).toHaveLength(5));

it.for(lines.filter(({ missing }) => missing.length === 0))(
  'the lines of the README about downloads print something: $line',
  async ({ line }) => {
    const options = { cwd: folder, env: { ...process.env, BASE: inject('service') } };
    const command = line.replace(/^python3/, python);
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], options);
    expect(stdout.trim()).not.toBe('');
  },
);
