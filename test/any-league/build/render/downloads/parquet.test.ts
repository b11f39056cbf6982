import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { downloadsOf } from '../../../../support/downloads.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { downloadFolder, flat } = downloadsOf(world);

  const folder = downloadFolder((name) => name.endsWith('.parquet'));

  it('DuckDB reads the same rows from Parquet, cell by cell', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    for (const table of flat) {
      const source = `read_parquet('${path.join(folder(), `${table.file}.parquet`)}')`;
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
    const lists = await connection.runAndReadAll(
      `SELECT typeof(former_names), (SELECT typeof(clubs) FROM read_parquet('${path.join(folder(), 'venues.parquet')}') LIMIT 1)
       FROM read_parquet('${path.join(folder(), 'teams.parquet')}') LIMIT 1`,
    );
    expect(lists.getRowsJS()[0]).toEqual([
      'STRUCT("name" VARCHAR, "from" INTEGER, "to" INTEGER)[]',
      'VARCHAR[]',
    ]);
    connection.closeSync();
  });
});
