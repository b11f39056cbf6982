import { UserError } from '../../../build/errors.ts';
import { readHeader } from '../read/csv-rows.ts';
import type { ListFile, ListReader, ReadList } from '../read/listed-match.ts';
import { apiFootball } from './api-football.ts';
import { englishWomen } from './english-women.ts';
import { engsoccerdata } from './engsoccerdata.ts';
import { footballData } from './football-data.ts';
import { footballDataExtra } from './football-data-extra.ts';
import { footballTxt } from './football-txt.ts';
import { footballcsv } from './footballcsv.ts';
import { footystats } from './footystats.ts';
import { internationalResults } from './international-results.ts';
import { openfootballJson } from './openfootball-json.ts';
import { describeMissingColumns, plain } from './plain.ts';

/** The formats of lists that are read; the most specific are first, as a plain table may look like any. */
export const readers: readonly ListReader[] = [
  openfootballJson,
  footballData,
  footballDataExtra,
  footystats,
  apiFootball,
  englishWomen,
  internationalResults,
  engsoccerdata,
  footballcsv,
  footballTxt,
  plain,
];

/**
 * Returns the reader of a file, by its content.
 *
 * @throws {UserError} naming the formats that are read, and what a table lacks
 */
export function readerOf(file: ListFile): ListReader {
  const reader = readers.find((candidate) => candidate.recognises(file));
  if (reader) return reader;
  const formats = readers.map(({ format }) => format).join(', ');
  const { delimiter, columns } = readHeader(file.text);
  if (file.text.trim() === '') throw new UserError(`${file.name} is empty; expected a list of results`);
  const isTable = columns.length > 1 && !/^\s*[{[<]/.test(file.text);
  const delimiterName = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }[delimiter] ?? delimiter;
  const found = isTable ? `As a table separated by ${delimiterName}, ${describeMissingColumns(file)}.\n` : '';
  throw new UserError(
    `${file.name} is no list of results in a format that is read.\n${found}The formats are: ${formats}.`,
  );
}

/** A file of a list with the reader that read it. */
export interface ReadFile {
  readonly file: ListFile;
  readonly reader: ListReader;
  readonly list: ReadList;
}

/**
 * Reads several files, each in the format of its content. A companion, such as the shoot-outs beside the results of
 * national teams, is joined to the lists of its format.
 *
 * @throws {UserError} if a file is of no format, or is a companion without a list
 */
export function readLists(files: readonly ListFile[]): ReadFile[] {
  const readerOfCompanion = (file: ListFile) => readers.find((reader) => reader.isCompanion?.(file));
  const lists = files.filter((file) => !readerOfCompanion(file));
  const read = lists.map((file) => {
    const reader = readerOf(file);
    const companions = files.filter((other) => readerOfCompanion(other) === reader);
    return { file, reader, list: reader.read(file, companions) };
  });
  for (const file of files) {
    const reader = readerOfCompanion(file);
    if (reader && !read.some((list) => list.reader === reader))
      throw new UserError(`${file.name} adds to a list of ${reader.format}; expected that list beside it`);
  }
  return read;
}
