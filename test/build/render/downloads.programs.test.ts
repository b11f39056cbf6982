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

/** Each program reads the files as its users do, without any option, and prints the counts as JSON. */
const readrCode = `library(readr)
files <- list.files(pattern = "[.]csv$")
counts <- sapply(files, function(file) {
  values <- colSums(!is.na(read_csv(file, show_col_types = FALSE, progress = FALSE)))
  paste0('"', file, '":[', paste(values, collapse = ","), "]")
})
cat(paste0("{", paste(counts, collapse = ","), "}"))`;
const pandasCode = `import glob, json, pandas
print(json.dumps({file: [int(n) for n in pandas.read_csv(file).count()] for file in glob.glob("*.csv")}))`;

describe.for(worldsWithDownloads)('$name', ({ downloadFolder, flat }) => {
  const folder = downloadFolder((name) => name.endsWith('.csv'));
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
    const { stdout } = await runProgram('Rscript', ['-e', readrCode], { cwd: folder() });
    expect(JSON.parse(stdout)).toEqual(expected);
  });

  it.runIf(hasPandas)('pandas reads every value of the CSV files', async () => {
    const { stdout } = await runProgram(python, ['-c', pandasCode], { cwd: folder() });
    expect(JSON.parse(stdout)).toEqual(expected);
  });

  it('DuckDB reads every value of the CSV files', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    for (const { file, columns } of flat) {
      const counts = columns.map(({ name }) => `count("${name}")::INTEGER`);
      const source = path.join(folder(), `${file}.csv`);
      const reader = await connection.runAndReadAll(`SELECT ${counts.join(', ')} FROM read_csv('${source}')`);
      expect(reader.getRowsJS()[0], file).toEqual(expected[`${file}.csv`]);
    }
    connection.closeSync();
  });
});
