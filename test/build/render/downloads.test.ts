import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDatabase } from '../../../build/render/downloads/sqlite.ts';
import { renderArchive } from '../../../build/render/downloads/zip-archive.ts';
import { questionsOf, readTexts } from '../../../build/render/project-files.ts';
import { sqlName } from '../../../src/records/flat-columns.ts';
import { publishedTables, snapshotOf, type TableName, tableNames } from '../../../src/records/published.ts';
import { worldsWithDownloads } from '../../support/downloads.ts';

const questions = questionsOf((await readTexts()).questions ?? '');

describe.for(worldsWithDownloads)('$name', (world) => {
  const { downloadFolder, downloads, flat, named, tables, textOf } = world;

  // CSV is read by its data package.
  const folder = downloadFolder((name) => name.endsWith('.parquet'));

  it('DuckDB reads the same rows from Parquet, cell by cell', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    for (const table of flat) {
      const source = `read_parquet('${path.join(folder(), `${table.file}.parquet`)}')`;
      // Dates and instants are typed.
      const list = table.columns.map(({ name, type }) =>
        type === 'date' ? `strftime("${name}", '%Y-%m-%d')` : `"${name}"`,
      );
      const reader = await connection.runAndReadAll(`SELECT ${list.join(', ')} FROM ${source}`);
      const plain = (cell: unknown) =>
        cell instanceof Date ? cell.toISOString().replace('.000Z', 'Z') : cell;
      expect(
        reader.getRowsJS().map((row) => row.map(plain)),
        table.file,
      ).toEqual(table.rows.map((row) => row.map(plain)));
    }
    const types = await connection.runAndReadAll(
      `SELECT typeof(date), typeof(kickoff_utc), typeof(home_goals), typeof(advanced_stats_available), typeof(home_team)
       FROM read_parquet('${path.join(folder(), 'matches.parquet')}') LIMIT 1`,
    );
    expect(types.getRowsJS()[0]).toEqual([
      'DATE',
      'TIMESTAMP WITH TIME ZONE',
      'INTEGER',
      'BOOLEAN',
      'VARCHAR',
    ]);
    connection.closeSync();
  });

  const file = downloads.get('/dumps/soccer-data.sqlite') ?? Buffer.alloc(0);
  const database = new DatabaseSync(':memory:');
  database.deserialize(file);

  const shown = readDatabase(file, questions);

  it.for(questions)('the page of SQL has the question “$title” if its query finds rows', (question) => {
    expect(database.prepare(question.query).all().length > 0).toBe(shown.questions.includes(question));
  });

  it('the page of SQL has questions in any league', () => {
    expect(shown.questions.length).toBeGreaterThan(2);
  });

  it.for(shown.views)(
    'the page of SQL has the view $name with its columns and what it is',
    ({ name, columns, description }) => {
      const [row = {}] = database.prepare(`SELECT * FROM ${name} LIMIT 1`).all();
      expect(columns).toEqual(Object.keys(row));
      expect(description).not.toBe('');
    },
  );

  it.for(tableNames.map((name) => [publishedTables[name].file, name] as const))(
    'JSON for %s has its rows',
    ([file, name]) => {
      expect(JSON.parse(textOf(`${file}.json`))).toEqual(tables.rows(name as TableName));
    },
  );

  it('JSON for one season is its part of the whole table', () => {
    for (const name of tableNames.filter((one) => publishedTables[one].seasonal)) {
      const { file } = publishedTables[name];
      const seasons = tables.rows('seasons').map(({ season }) => season);
      const known = seasons.filter((season) => tables.rows(name, season).length > 0);
      const parts = known.flatMap((season) => JSON.parse(textOf(`${file}/${season}.json`)));
      expect(parts).toEqual(JSON.parse(textOf(`${file}.json`)));
    }
  });

  it.for(named)('the table %s of the database has the same rows, cell by cell', ([file, table]) => {
    const rows = database.prepare(`SELECT * FROM "${sqlName(file)}" ORDER BY rowid`).all();
    const expected = table.rows.map((row) =>
      row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)),
    );
    expect(rows.map((row) => table.columns.map(({ name }) => row[name]))).toEqual(expected);
  });

  it('the views of the database count each result for both clubs, a shoot-out as won', () => {
    const results = tables.rows('matches').filter(({ status }) => status === 'FINISHED');
    const counted = results.flatMap((match) => {
      const { match_id, home_club, away_club, home_goals, away_goals, winner } = match;
      const isWonBy = (club: string) => ({
        won: Number(winner === club),
        drawn: Number(winner === null),
        lost: Number(winner !== null && winner !== club),
      });
      const home = { match_id, club: home_club, goals_for: home_goals, goals_against: away_goals };
      const away = { match_id, club: away_club, goals_for: away_goals, goals_against: home_goals };
      return [home, away].map((side) => ({ ...side, ...isWonBy(side.club) }));
    });
    const all = (sql: string) => database.prepare(sql).all();
    expect(all('SELECT match_id FROM results')).toEqual(results.map(({ match_id }) => ({ match_id })));
    const columns = Object.keys(counted[0] ?? {}).join();
    const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(inOrder(all(`SELECT ${columns} FROM club_matches`))).toEqual(inOrder(counted));
  });

  it('the database has keys and indexes', () => {
    const get = (sql: string) => database.prepare(sql).get() as Record<string, unknown>;
    expect(get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    const plan = (sql: string) =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => String(detail))
        .join('\n');
    expect(plan('SELECT * FROM matches WHERE season = 1')).toContain('matches_season');
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
  });

  it('the archive has CSV, Parquet, SQLite, data package and documents', () => {
    const bytes = downloads.get('/dumps/soccer-data.zip') ?? Buffer.alloc(0);
    const unpacked = unzipSync(bytes);
    const names = flat.flatMap(({ file }) => [`${file}.csv`, `${file}.parquet`]);
    expect(Object.keys(unpacked).sort()).toEqual(
      [...names, 'LICENSE.txt', 'datapackage.json', 'soccer-data.sqlite'].sort(),
    );
    for (const [name, content] of Object.entries(unpacked)) {
      expect(downloads.get(`/dumps/${name}`)?.equals(content), name).toBe(true);
    }
  });

  it('the compressed database unpacks to the database', () => {
    const compressed = downloads.get('/dumps/soccer-data.sqlite.gz') ?? Buffer.alloc(0);
    expect(gunzipSync(compressed).equals(downloads.get('/dumps/soccer-data.sqlite') ?? compressed)).toBe(
      true,
    );
  });

  const files = new Map([
    ['a.csv', Buffer.from('a,a,a,a,a,a,a,a,a,a,a,a\r\n')],
    ['b.parquet', Buffer.from('b'.repeat(50))],
  ]);
  const archiveOf = (day: string) => renderArchive(files, day);

  it('renderArchive returns the same bytes for the same data, and others for another day', async () => {
    const archive = await archiveOf('2026-03-04');
    expect((await archiveOf('2026-03-04')).equals(archive)).toBe(true);
    expect((await archiveOf('2026-03-05')).equals(archive)).toBe(false);
  });

  it('renderArchive uses the last day that ZIP can have for data of a later one', async () => {
    const last = await archiveOf('2099-12-31');
    expect((await archiveOf('2419-08-01')).equals(last)).toBe(true);
    expect(last.equals(await archiveOf('2026-03-04'))).toBe(false);
  });
});
