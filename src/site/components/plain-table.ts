import type { Html } from '../html.ts';
import { type CellContent, table } from './table.ts';

export interface PlainTableOptions {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly CellContent[])[];
  /** How many columns from the left are text; the others are figures. By default all are text. */
  readonly textColumns?: number;
  readonly isProse?: boolean;
}

/** Returns a `<table>` of cells, row by row. */
export function plainTable({ caption, headings, rows, textColumns, isProse }: PlainTableOptions): Html {
  return table<readonly CellContent[]>({
    caption,
    rows,
    isProse: isProse ?? textColumns === undefined,
    columns: headings.map((heading, index) => ({
      heading,
      isText: index < (textColumns ?? headings.length),
      cell: (row) => row[index],
    })),
  });
}
