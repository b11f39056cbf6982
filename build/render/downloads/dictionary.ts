import { referencesOf } from './references.ts';
import type { FlatTable } from './table.ts';
import { renderCsv } from './text.ts';

const string = (name: string) =>
  ({ name, path: [name], type: 'string', nullable: true, description: '' }) as const;

/** Renders the data dictionary as CSV, with a row for each column of each table. */
export function renderDictionary(tables: readonly FlatTable[]): string {
  const columns = ['table', 'column', 'type', 'nullable', 'unit', 'key', 'references', 'description'].map(
    string,
  );
  const rows = tables.flatMap((table) => {
    const references = new Map(
      referencesOf(table).map((reference) => [reference.column, `${reference.table}.${reference.key}`]),
    );
    return table.columns.map(({ name, type, nullable, unit, description }) => [
      table.file,
      name,
      type,
      nullable,
      unit ?? null,
      table.key.includes(name),
      references.get(name) ?? null,
      description,
    ]);
  });
  return renderCsv({ columns, rows });
}
