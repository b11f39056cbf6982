import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Column, type ColumnType, sqlName } from '../../../src/records/flat-columns.ts';
import type { SqlInputs } from '../../../src/site/developer-inputs.ts';
import { referencesOf } from './file-documents.ts';
import { type FlatTable, isKeyNullable } from './flat-tables.ts';

/** The definitions of the views. SQLite stores them as they are written, comments included. */
const viewDefinitions = readFileSync(new URL('views.sql', import.meta.url), 'utf8');

const views = [...viewDefinitions.matchAll(/^CREATE VIEW (\w+) AS -- (.+)$/gm)].map(
  ([, name = '', description = '']) => ({ name, description }),
);

/** Returns the views of a database with their columns, and those of the questions that its rows answer. */
export function readDatabase(file: Uint8Array, questions: SqlInputs['questions']): SqlInputs {
  const database = new DatabaseSync(':memory:');
  try {
    database.deserialize(file);
    return {
      views: views.map(({ name, description }) => ({
        name,
        description,
        columns: database
          .prepare(`SELECT * FROM ${name}`)
          .columns()
          .map((column) => column.name),
      })),
      questions: questions.filter(({ query }) => database.prepare(query).get() !== undefined),
    };
  } finally {
    database.close();
  }
}

/** The types of SQLite; those of the other columns are TEXT. */
const sqlTypes: Partial<Record<ColumnType, string>> = {
  integer: 'INTEGER',
  number: 'REAL',
  boolean: 'INTEGER',
};

/** Columns that queries join and filter by, beside those that refer to other tables. */
const indexedColumns = ['player_id', 'full_player_id', 'referee_id', 'date'];

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
    database.exec('CREATE TABLE metadata (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT');
    const insert = database.prepare('INSERT INTO metadata VALUES (?, ?)');
    for (const [name, value] of Object.entries(metadata)) insert.run(name, value);
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
  for (const row of rows)
    insert.run(...row.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
  database.exec('COMMIT');
  const joined = new Set([...referencesOf(table).map(({ column }) => column), ...indexedColumns]);
  for (const { name: column } of columns) {
    if (key[0] !== column && joined.has(column))
      database.exec(`CREATE INDEX "${name}_${column}" ON "${name}" ("${column}")`);
  }
}

/** Renders the definition of a table. SQLite stores it as it is written, comments included. */
function tableDefinition(table: FlatTable): string {
  const { file, description, key, columns } = table;
  const keyType = isKeyNullable(table) ? 'UNIQUE' : 'PRIMARY KEY';
  const parts = [
    ...columns.map((column) => ({
      text: `"${column.name}" ${sqlTypes[column.type] ?? 'TEXT'}${column.nullable ? '' : ' NOT NULL'}`,
      comment: ` -- ${commentOf(column)}`,
    })),
    ...(key.length > 0
      ? [{ text: `${keyType} (${key.map((name) => `"${name}"`).join(', ')})`, comment: '' }]
      : []),
    ...referencesOf(table).map((other) => ({
      text: `FOREIGN KEY ("${other.column}") REFERENCES "${sqlName(other.table)}" ("${other.key}")`,
      comment: '',
    })),
  ];
  // The comma between two parts stands before the comment of the first.
  const lines = parts.map(
    ({ text, comment }, index) => `  ${text}${parts[index + 1] ? ',' : ''}${comment}\n`,
  );
  return `CREATE TABLE "${sqlName(file)}" ( -- ${oneLine(description)}\n${lines.join('')}) STRICT`;
}

function commentOf({ description, unit, type }: Column): string {
  const form = type === 'json' ? '; JSON' : type === 'boolean' ? '; 0 or 1' : '';
  return oneLine(`${description}${unit ? ` (${unit})` : ''}${form}`);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
