import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDownloads } from '../../../../build/render/downloads/index.ts';
import { sqlName } from '../../../../build/render/downloads/sqlite.ts';
import { type FlatTable, flatTables } from '../../../../build/render/downloads/table.ts';
import { datasetTables } from '../../../../src/records/dataset/index.ts';
import type { DatasetTable } from '../../../../src/records/dataset/table.ts';
import {
  publishedTables,
  snapshotOf,
  type TableName,
  tableNames,
} from '../../../../src/records/published.ts';
import { standings } from '../../../../src/resources/standings.ts';
import { answer, current, ofSettled, tables } from '../../../support/tables.ts';

const documents = new Map([['LICENSE.txt', 'CC BY 4.0\n']]);
const downloads = renderDownloads(tables, documents);
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

/** The rows of a table in every flat format: cells as JSON has them. */
const rowsOf = ({ rows }: FlatTable) => rows.map((row) => [...row]);

const named = flat.map((table) => [table.file, table] as const);

describe('the formats have the same rows, cell by cell:', () => {
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
    expect(lines.map((line) => JSON.parse(line))).toEqual(JSON.parse(text(`${file}.json`)));
    expect(lines).toHaveLength(table.rows.length);
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
      // Dates and instants are typed; lists and structs read as JSON.
      const list = table.columns.map(({ name, type }) => {
        if (type === 'date') return `strftime("${name}", '%Y-%m-%d')`;
        return type === 'json' ? `to_json("${name}")::VARCHAR` : `"${name}"`;
      });
      const reader = await connection.runAndReadAll(`SELECT ${list.join(', ')} FROM ${source}`);
      const isJson = table.columns.map(({ type }) => type === 'json');
      /** JSON as its value: an object without fixed fields is a text with JSON in it. */
      const jsonValue = (cell: unknown): unknown => {
        const value = JSON.parse(String(cell));
        return typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value;
      };
      const plain = (cell: unknown, index: number) => {
        if (cell instanceof Date) return cell.toISOString().replace('.000Z', 'Z');
        return isJson[index] && cell !== null ? jsonValue(cell) : cell;
      };
      expect(
        reader.getRowsJS().map((row) => row.map(plain)),
        table.file,
      ).toEqual(rowsOf(table).map((row) => row.map(plain)));
    }
    const types = await connection.runAndReadAll(
      `SELECT typeof(date), typeof(kickoff_utc), typeof(home_goals), typeof(advanced_stats_available), typeof(home_team)
       FROM read_parquet('${path.join(folder, 'matches.parquet')}') WHERE kickoff_utc IS NOT NULL LIMIT 1`,
    );
    expect(types.getRowsJS()[0]).toEqual([
      'DATE',
      'TIMESTAMP WITH TIME ZONE',
      'INTEGER',
      'BOOLEAN',
      'VARCHAR',
    ]);
    const lists = await connection.runAndReadAll(
      `SELECT typeof(former_names), (SELECT typeof(clubs) FROM read_parquet('${path.join(folder, 'venues.parquet')}') LIMIT 1)
       FROM read_parquet('${path.join(folder, 'teams.parquet')}') LIMIT 1`,
    );
    expect(lists.getRowsJS()[0]).toEqual([
      'STRUCT("name" VARCHAR, "from" INTEGER, "to" INTEGER)[]',
      'VARCHAR[]',
    ]);
    connection.closeSync();
  });
});

describe('the tables', () => {
  const rowsIn = (file: string) => JSON.parse(text(`${file}.json`)) as Record<string, unknown>[];

  it('have every column of the dataset', () => {
    const columns = new Set(flat.flatMap((table) => table.columns.map(({ name }) => name)));
    /** Columns of the dataset under another name in the tables. */
    const renamed: Record<string, string> = {
      feed_season_id: 'season_id',
      feed_team_id: 'team_id',
      feed_stadium_id: 'stadium_id',
      home_venue_id: 'venue_id',
      stats: 'raw_stats',
      goals_conceded_on_pitch: 'goals_conceded',
    };
    const notPublished = Object.values<DatasetTable>(datasetTables).flatMap(({ name, row }) =>
      Object.keys(row.shape).flatMap((column) =>
        columns.has(renamed[column] ?? column) ? [] : [`${name}.${column}`],
      ),
    );
    expect(notPublished).toEqual([]);
  });

  it('of match sides are those of match statistics, a row for each side', () => {
    const withData = tables.rows('matchStats').filter(({ team_stats }) => team_stats);
    expect(rowsIn('match-sides')).toHaveLength(2 * withData.length);
    const [first] = withData;
    expect(rowsIn('match-sides')[0]).toMatchObject({
      match_id: first?.match_id,
      side: 'home',
      club: first?.home_club,
      opponent: first?.away_club,
      ...first?.team_stats?.home,
    });
  });

  it('of the league have every season, as /standings answers it', () => {
    const all = rowsIn('league-tables');
    for (const { season } of tables.rows('seasons')) {
      const { standings: rows, source } = answer(standings, { season }) as {
        standings: object[];
        source: string;
      };
      const own = all.filter((row) => row.season === season);
      const expected = rows.map((row) => ({ ...row, season, source }));
      expect(own, String(season)).toEqual(
        expect.arrayContaining(expected.map((row) => expect.objectContaining(row))),
      );
    }
    expect(all.filter(({ season }) => season === current)).not.toHaveLength(0);
  });
});

describe('the archive', () => {
  it('has CSV, Parquet, SQLite, dictionary, data package and documents, with the day of the data as time', () => {
    const bytes = downloads.get('/dumps/soccer-data.zip') ?? Buffer.alloc(0);
    const unpacked = unzipSync(bytes);
    const names = flat.flatMap(({ file }) => [`${file}.csv`, `${file}.parquet`]);
    expect(Object.keys(unpacked).sort()).toEqual(
      [...names, 'LICENSE.txt', 'datapackage.json', 'dictionary.csv', 'soccer-data.sqlite'].sort(),
    );
    for (const [name, content] of Object.entries(unpacked)) {
      expect(downloads.get(`/dumps/${name}`)?.equals(content), name).toBe(true);
    }
  });

  it('is the same when it is rendered again', () => {
    const again = renderDownloads(tables, documents).get('/dumps/soccer-data.zip');
    expect(again?.equals(downloads.get('/dumps/soccer-data.zip') ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('the data dictionary', () => {
  it('describes every column of every table', () => {
    const rows = parse(text('dictionary.csv'), { columns: true }) as Record<string, string>[];
    expect(rows.map(({ table, column }) => [table, column])).toEqual(
      flat.flatMap(({ file, columns }) => columns.map(({ name }) => [file, name])),
    );
    for (const { table, column, description } of rows) expect(description, `${table}.${column}`).toMatch(/./);
    expect(rows.find(({ table, column }) => table === 'matches' && column === 'home_club')).toMatchObject({
      type: 'string',
      key: 'false',
      references: 'teams.club_id',
    });
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
    expect(
      get("SELECT avg(won) + avg(drawn) + avg(lost) AS n FROM club_matches WHERE club = 'forge-fc'"),
    ).toEqual({
      n: expect.closeTo(1, 9),
    });
    expect(
      get(
        "SELECT round(avg(won), 3) AS n FROM club_matches WHERE season = 2025 AND club = 'forge-fc' AND stage = 'regular'",
      ),
    ).toEqual({ n: 0.571 });
    const plan = (sql: string) =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => String(detail))
        .join('\n');
    expect(plan('SELECT * FROM matches WHERE season = 2024')).toContain('matches_season');
    expect(plan('SELECT * FROM players JOIN teams ON teams.club_id = players.club')).not.toContain(
      'AUTOMATIC',
    );
    expect(plan('SELECT * FROM goals JOIN matches USING (match_id)')).not.toContain('AUTOMATIC');
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    expect(database.prepare("PRAGMA foreign_key_list('matches')").all()).toContainEqual(
      expect.objectContaining({ from: 'home_club', table: 'teams', to: 'club_id' }),
    );
    const { sql } = get("SELECT sql FROM sqlite_master WHERE name = 'matches'");
    expect(String(sql)).toContain('"home_goals" INTEGER, -- ');
    expect(get("SELECT value FROM metadata WHERE name = 'data_as_of'")).toEqual({
      value: snapshotOf(tables).as_of,
    });
    database.close();
  });
});

describe('what describes the downloads', () => {
  it('checks out with sha256sum', async () => {
    const whole = [...downloads.keys()].filter((name) => /^\/dumps\/[^/]+$/.test(name));
    const { stdout } = await promisify(execFile)('sha256sum', ['--ignore-missing', '-c', 'SHA256SUMS'], {
      cwd: folder,
    });
    // Every file but the list itself.
    expect(stdout.trim().split('\n')).toHaveLength(whole.length - 1);
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
    expect(manifest.archive).toMatchObject({ path: '/dumps/soccer-data.zip', media_type: 'application/zip' });
  });
});
