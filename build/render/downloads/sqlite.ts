import { DatabaseSync } from 'node:sqlite';
import { type Cell, type Column, type ColumnType, sqlName } from '../../../src/records/flat-columns.ts';
import { referencesOf } from './references.ts';
import { type FlatTable, isKeyNullable } from './table.ts';
import { viewDefinitions } from './views.ts';

const sqlTypes: Record<ColumnType, string> = {
  integer: 'INTEGER',
  number: 'REAL',
  boolean: 'INTEGER',
  string: 'TEXT',
  date: 'TEXT',
  datetime: 'TEXT',
  json: 'TEXT',
};

/** Columns that queries join and filter by. */
const indexedColumns = [
  'season',
  'match_id',
  'club',
  'club_id',
  'home_club',
  'away_club',
  'opponent',
  'player_id',
  'full_player_id',
  'venue_id',
  'referee_id',
  'date',
];

/**
 * Renders all tables as one SQLite database, with keys, foreign keys, indexes, views and a table `metadata`. A hyphen in
 * a table's name becomes an underscore. The comments in the schema describe every column: `.schema matches` shows them.
 */
export function renderSqlite(
  tables: readonly FlatTable[],
  metadata: Readonly<Record<string, string>>,
): Uint8Array {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  try {
    for (const table of tables) addTable(database, table);
    addMetadata(database, metadata);
    database.exec(viewDefinitions);
    return database.serialize();
  } finally {
    database.close();
  }
}

function addTable(database: DatabaseSync, table: FlatTable): void {
  const { file, key, columns, rows } = table;
  const name = sqlName(file);
  database.exec(tableDefinition(table));
  const insert = database.prepare(`INSERT INTO "${name}" VALUES (${columns.map(() => '?').join(', ')})`);
  database.exec('BEGIN');
  for (const row of rows) insert.run(...row.map(sqlValue));
  database.exec('COMMIT');
  for (const column of indexedColumns) {
    if (key[0] === column || !columns.some(({ name }) => name === column)) continue;
    database.exec(`CREATE INDEX "${name}_${column}" ON "${name}" ("${column}")`);
  }
}

/** Renders the definition of a table. SQLite stores it as it is written, comments included. */
function tableDefinition(table: FlatTable): string {
  const { file, description, key, columns } = table;
  const constraints = referencesOf(table).map(
    (reference) =>
      `FOREIGN KEY ("${reference.column}") REFERENCES "${sqlName(reference.table)}" ("${reference.key}")`,
  );
  const constraint = isKeyNullable(table) ? 'UNIQUE' : 'PRIMARY KEY';
  if (key.length > 0) constraints.unshift(`${constraint} (${key.map((column) => `"${column}"`).join(', ')})`);
  const lines = [
    ...columns.map((column, index) => {
      const comma = index < columns.length - 1 || constraints.length > 0 ? ',' : '';
      const definition = `"${column.name}" ${sqlTypes[column.type]}${column.nullable ? '' : ' NOT NULL'}`;
      return `  ${definition}${comma} -- ${commentOf(column)}`;
    }),
    ...constraints.map((text, index) => `  ${text}${index < constraints.length - 1 ? ',' : ''}`),
  ];
  return `CREATE TABLE "${sqlName(file)}" ( -- ${oneLine(description)}\n${lines.join('\n')}\n) STRICT`;
}

function commentOf({ description, unit, type }: Column): string {
  const form = type === 'json' ? '; JSON' : type === 'boolean' ? '; 0 or 1' : '';
  return oneLine(`${description}${unit ? ` (${unit})` : ''}${form}`);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function addMetadata(database: DatabaseSync, metadata: Readonly<Record<string, string>>): void {
  database.exec('CREATE TABLE metadata (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT');
  const insert = database.prepare('INSERT INTO metadata VALUES (?, ?)');
  for (const [name, value] of Object.entries(metadata)) insert.run(name, value);
}

function sqlValue(value: Cell): string | number | null {
  return typeof value === 'boolean' ? Number(value) : value;
}
