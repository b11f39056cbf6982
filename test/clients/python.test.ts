import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLeague } from '../../build/read/league.ts';
import { pythonTables } from '../../scripts/describe/update-documents.ts';
import { service as metadata } from '../../src/service.ts';
import { hasModule, isPythonTested, pythonFolder, runPython } from '../support/python.ts';
import { root } from '../support/root.ts';
import { service } from '../support/served.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const environment = { SOCCER_DATA_URL: service };
const folder = await folderOfFile();

const read = (file: string) => readFile(path.join(pythonFolder, file), 'utf8');

describe('the Python client', { concurrent: true }, () => {
  it('has the tables and columns of the downloads: run `npm run describe` where it lacks some', async () => {
    expect(await read('soccer_data_client/_tables.py')).toBe(
      pythonTables(await readLeague(path.join(root, 'data/league.json'))),
    );
  });

  it('has the version of the service', async () => {
    expect(await read('pyproject.toml')).toContain(`\nversion = "${metadata.version}"\n`);
    expect(await read('soccer_data_client/__init__.py')).toContain(`\n__version__ = "${metadata.version}"\n`);
  });

  hasModule('pandas', 'the tests of data frames were left out; install python3-pandas');
  it.runIf(isPythonTested)('passes its own tests', async () => {
    const { stderr } = await runPython(
      ['-m', 'unittest', 'discover', '-s', 'tests'],
      pythonFolder,
      environment,
    );
    expect(stderr).toMatch(/^Ran \d{2} tests in .*\n\nOK/m);
  });

  it.runIf(hasModule('mypy', 'the check of its types was left out; install mypy'))('is typed', async () => {
    const given = ['-m', 'mypy', '--cache-dir', path.join(folder, 'mypy'), 'soccer_data_client', 'tests'];
    expect((await runPython(given, pythonFolder)).stdout).toMatch(/^Success: no issues/);
  });
});
