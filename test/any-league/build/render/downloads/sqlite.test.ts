import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { sqlName } from '../../../../../src/records/flat-columns.ts';
import { snapshotOf } from '../../../../../src/records/published.ts';
import { downloadsOf } from '../../../../support/downloads.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { tables } = world;
  const { downloadFolder, named } = downloadsOf(world);

  const folder = downloadFolder((name) => name.endsWith('.sqlite'));

  it.for(named)('the table %s of the database has the same rows, cell by cell', ([file, table]) => {
    const database = new DatabaseSync(path.join(folder(), 'soccer-data.sqlite'), { readOnly: true });
    const rows = database.prepare(`SELECT * FROM "${sqlName(file)}" ORDER BY rowid`).all();
    database.close();
    const expected = table.rows.map((row) =>
      row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)),
    );
    expect(rows.map((row) => table.columns.map(({ name }) => row[name]))).toEqual(expected);
  });

  it('the database has keys, indexes and views', () => {
    const database = new DatabaseSync(path.join(folder(), 'soccer-data.sqlite'), { readOnly: true });
    const get = (sql: string) => database.prepare(sql).get() as Record<string, unknown>;
    expect(get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    const results = tables.rows('matches').filter(({ status }) => status === 'FINISHED');
    expect(get('SELECT count(*) AS n FROM results')).toEqual({ n: results.length });
    expect(get('SELECT count(*) AS n FROM club_matches')).toEqual({ n: 2 * results.length });
    expect(get('SELECT avg(won) + avg(drawn) + avg(lost) AS n FROM club_matches')).toEqual({
      n: expect.closeTo(1, 9),
    });
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
    database.close();
  });
});
