import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { markdownTable } from 'markdown-table';
import type { Example } from '../../examples/index.ts';
import { isPythonTested, pythonFolder, runPython } from './python.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';
import { makeFolder } from './temporary-folder.ts';

/** The recipes and their recorded outputs. */
export const examplesFolder = path.join(root, 'examples');

/** Returns a copy of the recipes in a new folder, with the TypeScript client installed. */
export async function copyExamples(): Promise<string> {
  const folder = await makeFolder();
  await cp(examplesFolder, folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await mkdir(path.join(folder, 'node_modules'));
  await symlink(path.join(root, 'clients/typescript'), path.join(folder, 'node_modules/soccer-data-client'));
  return folder;
}

const isInstalled = (program: string, ...given: string[]) => spawnSync(program, given).status === 0;

/** Whether the program that a recipe needs is there. */
export function canRun({ file }: Example): boolean {
  if (file.endsWith('.py')) return isPythonTested;
  if (file.endsWith('.R')) return isInstalled('Rscript', '--version');
  if (file.endsWith('.csv')) return isInstalled('ssconvert', '--version');
  return true;
}

/** Runs a recipe in a copy of its folder, and returns what it prints. */
export async function runExample(
  { file, command }: Example,
  folder: string,
  service: string,
): Promise<string> {
  const env = { ...process.env, SOCCER_DATA_URL: service };
  switch (path.extname(file)) {
    case '.ts':
      return (await runProgram(process.execPath, [file], { cwd: folder, env })).stdout;
    case '.py': {
      const [, ...given] = command.split(' ');
      const settings = { SOCCER_DATA_URL: service, PYTHONPATH: pythonFolder, XDG_CACHE_HOME: folder };
      return (await runPython(given, folder, settings)).stdout;
    }
    case '.R':
      return (await runProgram('Rscript', [file], { cwd: folder, env })).stdout;
    case '.sql':
      return queryParquet(await readFile(path.join(folder, file), 'utf8'), folder, service);
    default:
      return calculate(await readFile(path.join(folder, file), 'utf8'), folder, command, service);
  }
}

/** Runs a query over the Parquet file that it names; returns its rows as a Markdown table. */
export async function queryParquet(query: string, folder: string, service: string): Promise<string> {
  const [name = ''] = /[\w-]+\.parquet/.exec(query) ?? [];
  const file = await fetch(`${service}/dumps/${name}`);
  await writeFile(path.join(folder, name), Buffer.from(await file.arrayBuffer()));
  const connection = await (await DuckDBInstance.create()).connect();
  try {
    await connection.run(`SET file_search_path = '${folder}'`);
    const result = await connection.runAndReadAll(query);
    const rows = result.getRowsJson().map((row) => row.map(String));
    return `${markdownTable([result.columnNames(), ...rows])}\n`;
  } finally {
    connection.closeSync();
  }
}

/** Puts formulas to the right of a table, as a reader would, and returns what a spreadsheet calculates. */
async function calculate(
  formulas: string,
  folder: string,
  command: string,
  service: string,
): Promise<string> {
  const table: string[][] = parse(await (await fetch(command.replace('$SOCCER_DATA_URL', service))).text());
  const added: string[][] = parse(formulas);
  const columns = table[0]?.length ?? 0;
  const rows = table.map((row, index) => [...row, ...(added[index] ?? [])]);
  await writeFile(path.join(folder, 'sheet.csv'), stringify(rows));
  await runProgram('ssconvert', ['sheet.csv', 'calculated.csv'], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  const calculated: string[][] = parse(await readFile(path.join(folder, 'calculated.csv'), 'utf8'));
  const results = calculated.slice(0, added.length).map((row) => row.slice(columns));
  return results
    .slice(1)
    .map(([label, value]) => `${`${label}:`.padEnd(28)}${value}\n`)
    .join('');
}
