import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { findStaleStamps } from '../../scripts/check/stale-stamps.ts';
import { project } from '../../scripts/cli/root.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { resourcesOf } from '../../src/resources/index.ts';
import { dataset, root } from '../support/tables.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' });

const resources = resourcesOf(dataset.league);

it('the README has the parameters of /matches in its sample of an error', () => {
  const [, names = ''] = /expected one of ([\w, ]+)"/.exec(read('README.md')) ?? [];
  const matches = resources.find(({ name }) => name === 'matches');
  expect(names.split(', '), 'correct the sample in README.md').toEqual(
    Object.keys(matches?.parameters ?? {}),
  );
});

/** Returns the last release; before the first, the last commit: of a pull request, its base. */
function lastRelease(): string {
  const [release] = git('tag', '--list', 'data-*', '--sort=-creatordate').split('\n');
  return (
    release || String(git('rev-list', '--first-parent', '--max-count=2', 'HEAD').trim().split('\n').at(-1))
  );
}

it('each match that was another in the last release or commit has a later stamp', async () => {
  expect(await findStaleStamps(project, lastRelease())).toEqual([]);
});

it('data/corrections.csv has a row for each changed value of a finished season', () => {
  const before = lastRelease();
  const rowsOf = (text: string) => parse<Record<string, string>>(text, { columns: true });
  const corrections = new Set(
    rowsOf(read('data/corrections.csv')).map(({ table, subject, column, after }) =>
      [table, subject, column, after].join(' '),
    ),
  );
  const changed = git('diff', '--name-only', '--diff-filter=M', before, '--', 'data/*.csv').split('\n');
  const seasonOf = (file: string) => Number(/(\d{4})\.csv$/.exec(file)?.[1] ?? Infinity);
  const keysByTable = new Map<string, readonly string[]>(
    Object.values(datasetTables).map(({ name, key }) => [name, key]),
  );
  // The stamps of updates say that something changed; what did is elsewhere.
  const files = changed.filter((file) => !file.startsWith('data/match-updates/'));
  for (const file of files.filter((name) => seasonOf(name) < dataset.snapshot.season)) {
    const table = file.replaceAll(/^data\/|\.csv$/g, '');
    const key = keysByTable.get(path.dirname(table)) ?? [];
    const byKey = (text: string) =>
      new Map(rowsOf(text).map((row) => [key.map((column) => row[column]).join(' '), row]));
    const rows = byKey(read(file));
    const missing = [...byKey(git('show', `${before}:${file}`))].flatMap(([subject, old]) => {
      const row = rows.get(subject);
      // A removed row has one correction, without a column.
      const columns = row ? Object.keys(row).filter((column) => old[column] !== row[column]) : [''];
      return columns.flatMap((column) => {
        const correction = [table, subject, column, row?.[column]].join(' ');
        return old[column] === '' || corrections.has(correction)
          ? []
          : `${correction}, before ${old[column]}`;
      });
    });
    expect(missing, 'add a row for each to data/corrections.csv').toEqual([]);
  }
});
