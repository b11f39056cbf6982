import { markdownTable } from 'markdown-table';
import { type Dataset, type DatasetTableName, datasetTables } from '../../src/records/dataset/index.ts';
import { columnValues } from '../../src/records/dataset/other-columns.ts';
import type { DatasetTable } from '../../src/records/dataset/table.ts';
import { shortId } from '../../src/records/ids.ts';
import type { NewRows } from './assemble.ts';
import { fileOf } from './csv-file.ts';
import type { Loss } from './loss.ts';

/** A row that is new, gone or changed. */
export interface Difference {
  readonly file: string;
  /** Its key, ids in short. */
  readonly row: string;
  /** `new`, `gone`, or each column that changes. */
  readonly change: string;
}

/** What differs between the rows stored and the new ones. */
export function differences(dataset: Dataset, season: number, rows: NewRows): Difference[] {
  return (Object.keys(rows) as DatasetTableName[]).flatMap((name) => {
    const { key, seasonal, row: schema }: DatasetTable = datasetTables[name];
    const stored = dataset[name] as readonly Record<string, unknown>[];
    const before = seasonal ? stored.filter((row) => row.season === season) : stored;
    return ofTable(
      fileOf(name, season),
      key,
      before.map((row) => columnValues(schema, row)),
      (rows[name] as readonly object[]).map((row) => columnValues(schema, row)),
    );
  });
}

type Rows = readonly Record<string, unknown>[];

function ofTable(file: string, key: readonly string[], before: Rows, after: Rows): Difference[] {
  const nameOf = (row: Record<string, unknown>) =>
    key.map((column) => shortId(String(row[column]))).join(' ');
  const known = new Map(before.map((row) => [nameOf(row), row]));
  const now = new Map(after.map((row) => [nameOf(row), row]));
  const gone = [...known.keys()].filter((row) => !now.has(row)).map((row) => ({ file, row, change: 'gone' }));
  const rest = [...now].flatMap(([row, values]) => {
    const old = known.get(row);
    if (!old) return [{ file, row, change: 'new' }];
    const changes = [...new Set([...Object.keys(old), ...Object.keys(values)])]
      .filter((column) => (old[column] ?? null) !== (values[column] ?? null))
      .map((column) => `${column}: ${old[column] ?? '–'} → ${values[column] ?? '–'}`);
    return changes.length === 0 ? [] : [{ file, row, change: changes.join('; ') }];
  });
  return [...gone, ...rest];
}

const most = 200;

/** Differences as a Markdown table, up to two hundred of them. */
export function differenceTable(found: readonly Difference[]): string {
  const table = markdownTable([
    ['file', 'row', 'change'],
    ...found.slice(0, most).map(({ file, row, change }) => [file, row, change]),
  ]);
  return found.length > most ? `${table}\n\n… and ${found.length - most} more` : table;
}

/** Losses as a Markdown table. */
export function lossTable(losses: readonly Loss[]): string {
  return markdownTable([
    ['what', 'whose', 'before', 'after'],
    ...losses
      .slice(0, most)
      .map(({ what, subject, before, after }) => [what, shortId(subject), before, after]),
  ]);
}
