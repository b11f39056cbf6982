import { DatabaseSync } from 'node:sqlite';
import type { Cell, ColumnType } from '../../../src/records/columns.ts';
import type { FlatTable } from './table.ts';

const stored: Record<ColumnType, string> = {
  integer: 'INTEGER',
  number: 'REAL',
  boolean: 'INTEGER',
  string: 'TEXT',
  date: 'TEXT',
  datetime: 'TEXT',
  json: 'TEXT',
};

/** Columns that tables are joined and looked through by. */
const indexed = ['season', 'match_id', 'club', 'club_id', 'home_club', 'away_club', 'player_id', 'date'];

/** What a person would write first. */
const views = `
CREATE VIEW results AS
  SELECT season, stage, date, home_team, home_goals, away_goals, away_team, venue, attendance, match_id
  FROM matches WHERE status = 'FINISHED' ORDER BY date, kickoff_utc IS NULL, kickoff_utc, match_id;
CREATE VIEW club_matches AS
  SELECT season, stage, date, match_id, home_club AS club, home_team AS team, 'home' AS side, away_club AS opponent,
         home_goals AS goals_for, away_goals AS goals_against, winner = home_club AS won, winner = away_club AS lost
  FROM matches WHERE status = 'FINISHED'
  UNION ALL
  SELECT season, stage, date, match_id, away_club, away_team, 'away', home_club, away_goals, home_goals,
         winner = away_club, winner = home_club
  FROM matches WHERE status = 'FINISHED';
`;

/** All tables in one SQLite database, with keys, indexes and two views. A hyphen of a table's name is an underscore. */
export function renderSqlite(tables: readonly FlatTable[]): Uint8Array {
  const database = new DatabaseSync(':memory:');
  try {
    for (const table of tables) addTable(database, table);
    database.exec(views);
    return database.serialize();
  } finally {
    database.close();
  }
}

export function sqlName(file: string): string {
  return file.replaceAll('-', '_');
}

function addTable(database: DatabaseSync, { file, key, columns, rows }: FlatTable): void {
  const name = sqlName(file);
  const definitions = columns.map(
    (column) => `"${column.name}" ${stored[column.type]}${column.nullable ? '' : ' NOT NULL'}`,
  );
  if (key.length > 0) definitions.push(`PRIMARY KEY (${key.map((column) => `"${column}"`).join(', ')})`);
  database.exec(`CREATE TABLE "${name}" (${definitions.join(', ')}) STRICT`);
  const insert = database.prepare(`INSERT INTO "${name}" VALUES (${columns.map(() => '?').join(', ')})`);
  database.exec('BEGIN');
  for (const row of rows) insert.run(...row.map(sqlValue));
  database.exec('COMMIT');
  for (const column of indexed) {
    if (key[0] === column || !columns.some((one) => one.name === column)) continue;
    database.exec(`CREATE INDEX "${name}_${column}" ON "${name}" ("${column}")`);
  }
}

function sqlValue(value: Cell): string | number | null {
  return typeof value === 'boolean' ? Number(value) : value;
}
