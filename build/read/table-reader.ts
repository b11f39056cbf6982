import type { DatasetTable } from '../../src/records/dataset/define-table.ts';
import { RowLocations } from './document.ts';
import { parseTableFile } from './parse-table-file.ts';

type Parsed = ReturnType<typeof parseTableFile>;

/** Parses the files of tables, and knows where each row is. */
export interface TableReader {
  readonly locations: RowLocations;
  /** @param league the bytes of `league.json`, by which the values of a table are limited */
  parseFile(table: DatasetTable, bytes: Uint8Array, file: string, league: Uint8Array | undefined): Parsed;
}

const isEqual = (a: Uint8Array | undefined, b: Uint8Array | undefined) =>
  a === b || (a !== undefined && b !== undefined && Buffer.compare(a, b) === 0);

/**
 * Returns a reader that parses a file only where its bytes, or those of the league, are others than the last time. A refresh
 * reads the whole dataset once more, with a few new files. The rows must not change afterwards.
 */
export function tableReader(): TableReader {
  const locations = new RowLocations();
  const lastByFile = new Map<string, { bytes: Uint8Array; league: Uint8Array | undefined; parsed: Parsed }>();
  return {
    locations,
    parseFile(table, bytes, file, league) {
      const last = lastByFile.get(file);
      if (last && isEqual(last.bytes, bytes) && isEqual(last.league, league)) return last.parsed;
      const parsed = parseTableFile(table, bytes, file, locations);
      lastByFile.set(file, { bytes, league, parsed });
      return parsed;
    },
  };
}
