import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { otherColumns } from '../../src/records/dataset/other-columns.ts';
import type { DatasetTable } from '../../src/records/dataset/table.ts';

/** Returns a CSV file of a table with the columns that its schema has and the file lacks, empty and in their place. */
export function withNewColumns({ row }: DatasetTable, csv: string): string {
  const [header = [], ...rows]: string[][] = parse(csv, { bom: true, skip_empty_lines: true });
  const otherColumnsField = otherColumns(row)?.field;
  const schemaColumns = Object.keys(row.shape).filter((column) => column !== otherColumnsField);
  if (schemaColumns.every((column) => header.includes(column))) return csv;
  const columns = [...schemaColumns, ...header.filter((column) => !schemaColumns.includes(column))];
  return stringify([
    columns,
    ...rows.map((fields) => columns.map((column) => fields[header.indexOf(column)] ?? '')),
  ]);
}
