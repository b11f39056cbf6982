import { league } from './league.ts';

const notStated = 'Not stated: name it in data/league.json';

/** Returns the source of a dataset table, by the name of its file or folder. */
export function sourceOfTable(table: string): string {
  return league.tables[table]?.source ?? notStated;
}

/** Returns the description of a dataset table with the league's own note on it. */
export function withNote(table: string, description: string): string {
  return description + (league.tables[table]?.note ?? '');
}

/** Returns the description of a column: the league's own, or else the general one. */
export function columnText(table: string, column: string, general: string): string {
  return league.tables[table]?.columns?.[column] ?? general;
}
