import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
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

it('data/corrections.csv has a row for each value of a finished season that was another in the last release or commit', () => {
  const [release] = git('tag', '--list', 'data-*', '--sort=-creatordate').split('\n');
  // Before the first, that of the last commit: of a pull request, its base.
  const before =
    release || git('rev-list', '--first-parent', '--max-count=2', 'HEAD').trim().split('\n').at(-1);
  const rowsOf = (text: string) => parse<Record<string, string>>(text, { columns: true });
  const corrections = new Set(
    rowsOf(read('data/corrections.csv')).map(({ table, subject, column, after }) =>
      [table, subject, column, after].join(' '),
    ),
  );
  const changed = git('diff', '--name-only', '--diff-filter=M', String(before), '--', 'data/*.csv').split(
    '\n',
  );
  const seasonOf = (file: string) => Number(/(\d{4})\.csv$/.exec(file)?.[1] ?? Infinity);
  for (const file of changed.filter((name) => seasonOf(name) < dataset.snapshot.season)) {
    const rows = rowsOf(read(file));
    const [key = '', ...columns] = Object.keys(rows[0] ?? {});
    const table = file.replaceAll(/^data\/|\.csv$/g, '');
    const old = new Map(rowsOf(git('show', `${before}:${file}`)).map((row) => [row[key], row]));
    const missing = rows.flatMap((row) =>
      columns.flatMap((column) => {
        const was = old.get(row[key])?.[column] || row[column];
        const correction = [table, row[key], column, row[column]].join(' ');
        return was === row[column] || corrections.has(correction) ? [] : `${correction}, before ${was}`;
      }),
    );
    expect(missing, 'add a row for each to data/corrections.csv').toEqual([]);
  }
});
