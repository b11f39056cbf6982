import { UnreadableValueError } from '../values/unreadable-value-error.ts';
import { type CsvRow, parseCsvRows, readHeader } from './csv-rows.ts';
import { findLostCharacters } from './decode.ts';
import type { ListedMatch, ListFault, ListFile, ReadList } from './listed-match.ts';

/** What lists write where they know no value. */
const unknownValues = new Set(['', 'na', 'n/a', 'nan', 'null', 'none', '#n/a']);

/** Returns a name of a column in small letters and digits alone, as people write it in many ways: `Home Team`. */
export function columnKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The columns of a table, and which of them were read. */
export class ListColumns {
  readonly names: readonly string[];
  readonly #indexes = new Map<string, number>();
  readonly #usedIndexes = new Set<number>();
  /** The columns found for each list of names, as every row asks for the same. */
  readonly #found = new Map<string, number | undefined>();

  constructor(names: readonly string[]) {
    this.names = names;
    for (const [index, name] of names.entries())
      if (!this.#indexes.has(columnKey(name))) this.#indexes.set(columnKey(name), index);
  }

  /** Returns whether the table has all columns of these names. */
  hasAll(...names: readonly string[]): boolean {
    return names.every((name) => this.#indexes.has(columnKey(name)));
  }

  /** Returns the place of the first of these names that the table has, and counts that column as read. */
  use(names: readonly string[]): number | undefined {
    const key = names.join('\n');
    if (this.#found.has(key)) return this.#found.get(key);
    const index = names
      .map((name) => this.#indexes.get(columnKey(name)))
      .find((place) => place !== undefined);
    if (index !== undefined) this.#usedIndexes.add(index);
    this.#found.set(key, index);
    return index;
  }

  get used(): string[] {
    return this.names.filter((name, index) => name !== '' && this.#usedIndexes.has(index));
  }

  get notUsed(): string[] {
    return this.names.filter((name, index) => name !== '' && !this.#usedIndexes.has(index));
  }
}

/** A row of a list in a table. */
export class ListRow {
  readonly line: number;
  readonly #values: readonly string[];
  readonly #columns: ListColumns;

  constructor(row: CsvRow, columns: ListColumns) {
    this.line = row.line;
    this.#values = row.values;
    this.#columns = columns;
  }

  /** Returns the value in the first of these columns that the table has, and null where that is unknown. */
  text(...names: readonly string[]): string | null {
    const index = this.#columns.use(names);
    const value = index === undefined ? '' : (this.#values[index] ?? '');
    return unknownValues.has(value.toLowerCase()) ? null : value;
  }

  /**
   * Returns the value in the first of these columns that the table has.
   *
   * @param meaning what the value is, for the message: `home side`
   * @throws {UnreadableValueError} if it is unknown
   */
  required(meaning: string, ...names: readonly string[]): string {
    const value = this.text(...names);
    if (value === null) throw new UnreadableValueError(`has no ${meaning}; expected its name`);
    return value;
  }
}

/** Returns the columns of a file that may be a table. */
export function columnsOf({ text }: ListFile): ListColumns {
  return new ListColumns(/^\s*[{[<]/.test(text) ? [] : readHeader(text).columns);
}

/** A list in a table as it is read. */
export interface ListTable {
  readonly columns: ListColumns;
  readonly rows: readonly ListRow[];
  readonly faults: ListFault[];
}

/** Opens a list in a table. Its faults are those of the file itself: broken quotes, lost characters. */
export function openTable(file: ListFile): ListTable {
  const { header, rows, fault } = parseCsvRows(file.text);
  const columns = new ListColumns(header.columns);
  const faults: ListFault[] = lostCharacterFaults(file);
  if (fault) faults.push({ file: file.name, line: fault.line, message: fault.message });
  return { columns, rows: rows.map((row) => new ListRow(row, columns)), faults };
}

/** Returns a fault for each line with U+FFFD. */
export function lostCharacterFaults({ name, text }: ListFile): ListFault[] {
  return findLostCharacters(text).map((lost) => ({
    file: name,
    line: lost.line,
    message: `'${lost.text}' has lost a character (U+FFFD); expected a file in UTF-8 or Windows-1252`,
  }));
}

/**
 * Reads the entries of a list, each by a function that throws UnreadableValueError where a value is at fault.
 *
 * @param readMatch returns null for an entry that is no match
 */
export function readEach<Entry extends { readonly line: number }>(
  file: ListFile,
  entries: readonly Entry[],
  readMatch: (entry: Entry) => ListedMatch | null,
): Pick<ReadList, 'matches' | 'faults'> {
  const matches: ListedMatch[] = [];
  const faults: ListFault[] = [];
  for (const entry of entries)
    try {
      const match = readMatch(entry);
      if (match) matches.push(match);
    } catch (error) {
      if (!(error instanceof UnreadableValueError)) throw error;
      faults.push({ file: file.name, line: entry.line, message: error.message });
    }
  return { matches, faults };
}

/** Reads a list in a table, and says which of its columns were used. */
export function readTable(
  file: ListFile,
  table: ListTable,
  readMatch: (row: ListRow) => ListedMatch | null,
): Pick<ReadList, 'matches' | 'faults' | 'used' | 'notUsed'> {
  const { matches, faults } = readEach(file, table.rows, readMatch);
  const { used, notUsed } = table.columns;
  return { matches, faults: [...table.faults, ...faults], used, notUsed };
}
