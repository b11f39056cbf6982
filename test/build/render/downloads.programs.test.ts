import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { newestSeasonFirst, rowsOfGuess } from '../../../build/render/downloads/flat-tables.ts';
import { worldsWithDownloads } from '../../support/downloads.ts';
import { hasModule, python } from '../../support/python.ts';
import { runProgram } from '../../support/run-program.ts';

/** How many values each column of each file has, as a program counts them. */
type Counts = Readonly<Record<string, readonly number[]>>;

const hasReadr = spawnSync('Rscript', ['-e', 'find.package("readr")']).status === 0;
if (!hasReadr) console.warn('SKIPPED: CSV files as R reads them, which needs readr (r-cran-readr)');
const hasPandas = hasModule('pandas', 'CSV files as pandas reads them were left out');

/** Each program reads the files as its users do, without any option, and prints the counts of each folder as JSON. */
const readrCode = `library(readr)
countsIn <- function(folder) {
  files <- list.files(folder, pattern = "[.]csv$")
  counts <- sapply(files, function(file) {
    rows <- read_csv(file.path(folder, file), show_col_types = FALSE, progress = FALSE)
    paste0('"', file, '":[', paste(colSums(!is.na(rows)), collapse = ","), "]")
  })
  paste0("{", paste(counts, collapse = ","), "}")
}
cat(paste0("[", paste(sapply(commandArgs(TRUE), countsIn), collapse = ","), "]"))`;
const pandasCode = `import json, pandas, pathlib, sys
def counts_in(folder):
    files = pathlib.Path(folder).glob("*.csv")
    return {file.name: [int(n) for n in pandas.read_csv(file).count()] for file in files}
print(json.dumps([counts_in(folder) for folder in sys.argv[1:]]))`;

const folders = worldsWithDownloads.map(({ downloadFolder }) =>
  downloadFolder((name) => name.endsWith('.csv')),
);

/** Returns the counts of each league by a program, which starts once for all of them. */
function countsBy(program: string, ...args: string[]): () => Promise<Counts[]> {
  let counts: Promise<Counts[]> | undefined;
  const count = async () => {
    const { stdout } = await runProgram(program, [...args, ...folders.map((folder) => folder())]);
    return JSON.parse(stdout);
  };
  return () => {
    counts ??= count();
    return counts;
  };
}
const readrCounts = countsBy('Rscript', '-e', readrCode);
const pandasCounts = countsBy(python, '-c', pandasCode);

const numbered = worldsWithDownloads.map(({ name, flat }, index) => ({ name, flat, index }));

describe.for(numbered)('$name', ({ flat, index }) => {
  const expected: Counts = Object.fromEntries(
    flat.map(({ file, columns, rows }) => [
      `${file}.csv`,
      columns.map((_, index) => rows.filter((row) => row[index] !== null).length),
    ]),
  );

  it('each column has a value in the first rows of CSV wherever it has one', () => {
    for (const table of flat) {
      const first = newestSeasonFirst(table).slice(0, rowsOfGuess);
      for (const [index, { name }] of table.columns.entries()) {
        const hasValue = (rows: typeof table.rows) => rows.some((row) => row[index] !== null);
        expect(hasValue(first), `${table.file}.${name}`).toBe(hasValue(table.rows));
      }
    }
  });

  it.runIf(hasReadr)('readr reads every value of the CSV files', async () => {
    expect((await readrCounts())[index]).toEqual(expected);
  });

  it.runIf(hasPandas)('pandas reads every value of the CSV files', async () => {
    expect((await pandasCounts())[index]).toEqual(expected);
  });

  it('DuckDB reads every value of the CSV files', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    for (const { file, columns } of flat) {
      const counts = columns.map(({ name }) => `count("${name}")::INTEGER`);
      const source = path.join(folders[index]?.() ?? '', `${file}.csv`);
      const reader = await connection.runAndReadAll(`SELECT ${counts.join(', ')} FROM read_csv('${source}')`);
      expect(reader.getRowsJS()[0], file).toEqual(expected[`${file}.csv`]);
    }
    connection.closeSync();
  });
});
