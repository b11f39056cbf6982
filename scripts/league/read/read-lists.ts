import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { UserError } from '../../../build/errors.ts';
import type { Decisions } from '../decide/decisions.ts';
import { readLists as readFormats } from '../readers/index.ts';
import { decodeText, findLostCharacters } from './decode.ts';
import type { ListedMatch, ListFault, ListFile } from './listed-match.ts';

/** A match of a list, with the file that it stands in. */
export type FileMatch = ListedMatch & { readonly file: string };

/** What the files of a list have together. */
export interface Lists {
  readonly matches: readonly FileMatch[];
  readonly faults: readonly ListFault[];
  readonly titles: readonly string[];
  /** The time zone of the clock of the lists; null where it is that of the venue. */
  readonly clock: string | null;
  /** The source and licence that the publishers of the formats name. */
  readonly source: string | null;
}

/** How many columns are named at most that were not read. */
const maxNamed = 12;

/**
 * Reads the files of a list: each is decoded, and read by the reader of its format.
 *
 * @param names files, folders, or `-` for standard input
 * @throws {UserError} if there is no such file, or none has a format that is known
 */
export async function readLists(names: readonly string[], decisions: Decisions): Promise<Lists> {
  const files = (await Promise.all(names.map(filesOf))).flat();
  const matches: FileMatch[] = [];
  const faults: ListFault[] = [];
  const titles = new Set<string>();
  const clocks = new Set<string | null>();
  const sources = new Set<string>();
  const encodings = new Map(files.map(({ file, encoding }) => [file, encoding]));
  for (const { file, reader, list } of readFormats(files.map((decoded) => decoded.file))) {
    const { season } = list;
    matches.push(
      ...list.matches.map((match) => ({ ...match, season: match.season ?? season, file: file.name })),
    );
    faults.push(...list.faults);
    for (const { line, message } of findLostCharacters(file.text).map(lostLetter))
      faults.push({ file: file.name, line, message });
    if (list.title !== null) titles.add(list.title);
    clocks.add(list.clock);
    if (reader.source !== null) sources.add(reader.source);
    const clock = list.clock === null ? 'the clock of the venue' : `the clock of ${list.clock}`;
    const columns = `used ${list.used.length} of ${list.used.length + list.notUsed.length} columns`;
    decisions.note(
      `${file.name}: read as ${reader.format}, ${encodings.get(file)}, ${clock}; ${columns}${rest(list.notUsed)}`,
    );
    for (const note of list.notes) decisions.note(`${file.name}: ${note}`);
  }
  if (clocks.size > 1)
    throw new UserError('the files have clocks of several time zones; import them one after the other');
  return {
    matches,
    faults,
    titles: [...titles],
    clock: [...clocks][0] ?? null,
    source: sources.size === 0 ? null : [...sources].join('; '),
  };
}

function rest(columns: readonly string[]): string {
  if (columns.length === 0) return '';
  const more = columns.length > maxNamed ? ` and ${columns.length - maxNamed} more` : '';
  return `, not used: ${columns.slice(0, maxNamed).join(', ')}${more}`;
}

/** Returns the files of a name, decoded: one, all of a folder in the order of their names, or what standard input has. */
async function filesOf(name: string): Promise<{ file: ListFile; encoding: string }[]> {
  if (name === '-') return [decoded('standard input', await buffer(process.stdin))];
  const status = await stat(name).catch(() => undefined);
  if (!status)
    throw new UserError(`${name} does not exist; expected a file, a folder or - for standard input`);
  if (!status.isDirectory()) return [decoded(name, await readFile(name))];
  const names = (await readdir(name, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(csv|tsv|txt|json)$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  if (names.length === 0) throw new UserError(`${name} has no list; expected files of CSV, TXT or JSON`);
  return Promise.all(names.map(async (file) => decoded(file, await readFile(file))));
}

function decoded(name: string, bytes: Uint8Array): { file: ListFile; encoding: string } {
  const { text, encoding } = decodeText(bytes);
  return { file: { name, text }, encoding };
}

function lostLetter({ line, text }: ReturnType<typeof findLostCharacters>[number]): Omit<ListFault, 'file'> {
  return {
    line,
    message: `'${text}' has a letter that was lost in decoding; expected UTF-8 or Windows-1252`,
  };
}
