import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDownloads } from '../../../../build/render/downloads/index.ts';
import { sqlName } from '../../../../build/render/downloads/sqlite.ts';
import { type FlatTable, flatTables } from '../../../../build/render/downloads/table.ts';
import {
  publishedTables,
  snapshotOf,
  type TableName,
  tableNames,
} from '../../../../src/records/published.ts';
import { ofSettled, tables } from '../../../support/tables.ts';

const downloads = renderDownloads(tables);
const flat = flatTables(tables);
const text = (name: string) => downloads.get(`/dumps/${name}`)?.toString('utf8') ?? '';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'dumps-'));
  for (const [name, content] of downloads) {
    if (!/^\/dumps\/[^/]+$/.test(name)) continue;
    await writeFile(path.join(folder, path.basename(name)), content);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a table says in any format: cells as JSON has them. */
const rowsOf = ({ rows }: FlatTable) => rows.map((row) => [...row]);

const named = flat.map((table) => [table.file, table] as const);

describe('downloads hold the same rows, cell by cell:', () => {
  it.for(tableNames.map((name) => [publishedTables[name].file, name] as const))(
    'JSON of %s',
    ([file, name]) => {
      expect(JSON.parse(text(`${file}.json`))).toEqual(tables.rows(name as TableName));
    },
  );

  it('JSON of one season is its part of the whole', () => {
    for (const name of tableNames.filter((one) => publishedTables[one].seasonal)) {
      const { file } = publishedTables[name];
      const parts = tables.seasons(name).flatMap((season) => JSON.parse(text(`${file}/${season}.json`)));
      expect(parts).toEqual(JSON.parse(text(`${file}.json`)));
    }
  });

  it.for(named)('NDJSON of %s', ([file, table]) => {
    const lines = text(`${file}.ndjson`).split('\n').slice(0, -1);
    const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows.map((row) => table.columns.map(({ name }) => row[name]))).toEqual(rowsOf(table));
  });

  it.for(named)('CSV of %s', ([file, table]) => {
    const [header, ...rows] = parse(text(`${file}.csv`)) as string[][];
    expect(header).toEqual(table.columns.map(({ name }) => name));
    expect(rows).toEqual(rowsOf(table).map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
  });

  it.for(named)('SQLite of %s', ([file, table]) => {
    const database = new DatabaseSync(path.join(folder, 'soccer-data.sqlite'), { readOnly: true });
    const rows = database.prepare(`SELECT * FROM "${sqlName(file)}" ORDER BY rowid`).all();
    database.close();
    const expected = rowsOf(table).map((row) =>
      row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)),
    );
    expect(rows.map((row) => table.columns.map(({ name }) => row[name]))).toEqual(expected);
  });

  it('Parquet, as DuckDB reads it', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    for (const table of flat) {
      const source = `read_parquet('${path.join(folder, `${table.file}.parquet`)}')`;
      // Dates and moments are typed: as text they read as they were.
      const list = table.columns.map(({ name, type }) => {
        if (type === 'date') return `strftime("${name}", '%Y-%m-%d')`;
        return type === 'datetime' ? `strftime("${name}", '%Y-%m-%dT%H:%M:%SZ')` : `"${name}"`;
      });
      const reader = await connection.runAndReadAll(`SELECT ${list.join(', ')} FROM ${source}`);
      expect(reader.getRowsJS(), table.file).toEqual(rowsOf(table));
    }
    const types = await connection.runAndReadAll(
      `SELECT typeof(date), typeof(kickoff_utc), typeof(home_goals), typeof(advanced_stats_available), typeof(home_team)
       FROM read_parquet('${path.join(folder, 'matches.parquet')}') WHERE kickoff_utc IS NOT NULL LIMIT 1`,
    );
    expect(types.getRowsJS()[0]).toEqual(['DATE', 'TIMESTAMP', 'INTEGER', 'BOOLEAN', 'VARCHAR']);
    connection.closeSync();
  });
});

describe('the database', () => {
  it('has keys, indexes and views a person would want', () => {
    const database = new DatabaseSync(path.join(folder, 'soccer-data.sqlite'), { readOnly: true });
    const get = (sql: string) => database.prepare(sql).get() as Record<string, unknown>;
    expect(get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    const results = tables.rows('matches').filter(({ status }) => status === 'FINISHED');
    expect(ofSettled(results)).toHaveLength(718);
    expect(get('SELECT count(*) AS n FROM results WHERE season <= 2025')).toEqual({ n: 718 });
    expect(get('SELECT count(*) AS n FROM results')).toEqual({ n: results.length });
    expect(get('SELECT count(*) AS n FROM club_matches')).toEqual({ n: 2 * results.length });
    expect(
      get(
        "SELECT sum(won) AS n FROM club_matches WHERE season = 2025 AND stage = 'regular' AND club = 'forge-fc'",
      ),
    ).toEqual({ n: 16 });
    expect(String(get('EXPLAIN QUERY PLAN SELECT * FROM matches WHERE season = 2024').detail)).toContain(
      'matches_season',
    );
    database.close();
  });
});

describe('what describes the downloads', () => {
  it('checks out with sha256sum', async () => {
    const whole = text('SHA256SUMS')
      .split('\n')
      .filter((line) => line !== '' && !/ {2}.*\//.test(line));
    await writeFile(path.join(folder, 'whole.sums'), `${whole.join('\n')}\n`);
    const { stdout } = await promisify(execFile)('sha256sum', ['-c', 'whole.sums'], { cwd: folder });
    expect(stdout.trim().split('\n')).toHaveLength(whole.length);
    const listed = text('SHA256SUMS')
      .trim()
      .split('\n')
      .map((line) => line.slice(66));
    expect(listed.sort()).toEqual(
      [...downloads.keys()]
        .map((name) => name.slice(7))
        .filter((name) => name !== 'SHA256SUMS')
        .sort(),
    );
  });

  it('lists every table with its columns described, its files with their sizes and hashes, licence and attribution', () => {
    const manifest = JSON.parse(text('manifest.json'));
    expect(manifest).toMatchObject({
      license: { name: 'CC BY 4.0' },
      attribution: expect.any(String),
      data_as_of: snapshotOf(tables).as_of,
    });
    const sums = new Map(
      text('SHA256SUMS')
        .trim()
        .split('\n')
        .map((line) => [line.slice(66), line.slice(0, 64)]),
    );
    expect(manifest.tables).toHaveLength(flat.length);
    for (const { name, rows, columns, files } of manifest.tables) {
      expect(rows).toBe(flat.find(({ file }) => file === name)?.rows.length);
      for (const column of columns)
        expect(column, `${name}.${column.name}`).toMatchObject({
          type: expect.any(String),
          description: expect.stringMatching(/./),
        });
      expect(new Set(files.map(({ format }: { format: string }) => format))).toEqual(
        new Set(['json', 'ndjson', 'csv', 'parquet']),
      );
      for (const { path: address, bytes, sha256 } of files) {
        expect(downloads.get(address)?.length).toBe(bytes);
        expect(sums.get(address.slice(7))).toBe(sha256);
      }
    }
    expect(manifest.database).toMatchObject({ path: '/dumps/soccer-data.sqlite' });
  });
});
