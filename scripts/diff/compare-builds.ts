import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import microdiff from 'microdiff';
import { formatCount } from '../../build/report.ts';
import { tableAddress, tableNames } from '../../src/records/published.ts';
import { documentedTable } from '../../src/records/table-documents.ts';
import { codeSpan } from '../../src/records/text.ts';
import { formatTable } from '../cli/table.ts';

/** Lines of a list: enough to see what kind of change it is, and to stay within the length of a comment on GitHub. */
const maxLines = 30;
const maxCodeLength = 120;

type Row = Readonly<Record<string, unknown>>;

/** Describes what differs between two folders of built files as Markdown: tables row by row, other files by name. */
export async function compareBuilds(before: string, after: string): Promise<string> {
  const [oldAddresses, newAddresses] = await Promise.all([addressesIn(before), addressesIn(after)]);
  const changed: string[] = [];
  for (const address of oldAddresses.intersection(newAddresses)) {
    const [content, newContent] = await Promise.all([before, after].map((folder) => read(folder, address)));
    if (newContent && !content?.equals(newContent)) changed.push(address);
  }
  const lists = {
    added: [...newAddresses.difference(oldAddresses)],
    removed: [...oldAddresses.difference(newAddresses)],
    changed,
  };
  const parts = [...new Set(Object.values(lists).flat().map(partOf))].sort();
  const countsOf = (part: string) =>
    Object.values(lists).map((list) => list.filter((address) => partOf(address) === part).length);
  const text = [
    `## The built output\n\n${formatCount(newAddresses.size)} files, ${formatCount(oldAddresses.size)} before.`,
  ];
  if (parts.length > 0) {
    const rows = parts.map((part) => [part, ...countsOf(part)]);
    text.push(formatTable(['part', ...Object.keys(lists)], rows));
  }
  for (const name of tableNames) {
    const address = tableAddress(name);
    if (!changed.includes(address)) continue;
    const { key, file } = documentedTable(name);
    const [rows = [], newRows = []] = await Promise.all([rowsIn(before, address), rowsIn(after, address)]);
    text.push(...listLines(`Table ${file}`, describeRows(key, rows, newRows)));
  }
  for (const [name, addresses] of Object.entries(lists))
    text.push(...listLines(`Files ${name}`, addresses.map(code)));
  return `${text.join('\n\n')}\n`;
}

/** Returns the part of the output that an address belongs to: a resource, or the first folder. */
function partOf(address: string): string {
  return /^\/(?:data\/v1\/)?([^/.]+)/.exec(address)?.[1] ?? address;
}

async function addressesIn(folder: string): Promise<Set<string>> {
  const names = await fastGlob('**', { cwd: folder, dot: true });
  return new Set(names.map((name) => `/${name}`).sort());
}

const read = (folder: string, address: string) => readFile(path.join(folder, address));

const rowsIn = async (folder: string, address: string): Promise<Row[]> =>
  JSON.parse(String(await read(folder, address)));

/** Lists the rows that were added or removed, and the values that changed; a row without a key is another once it differs. */
function describeRows(key: readonly string[], before: readonly Row[], after: readonly Row[]): string[] {
  const idOf = (row: Row) => JSON.stringify(key.length > 0 ? key.map((column) => row[column]) : row);
  const [oldRows, newRows] = [before, after].map((rows) => new Map(rows.map((row) => [idOf(row), row])));
  return [...new Set([...(oldRows?.keys() ?? []), ...(newRows?.keys() ?? [])])].flatMap((id) => {
    const [oldRow, newRow] = [oldRows?.get(id), newRows?.get(id)];
    if (!oldRow || !newRow) return [`${code(id)} ${oldRow ? 'removed' : 'added'}`];
    return microdiff(oldRow, newRow, { cyclesFix: false }).map((change) => {
      const values = [
        change.type === 'CREATE' ? undefined : change.oldValue,
        change.type === 'REMOVE' ? undefined : change.value,
      ];
      const shown = values.map((value) => (value === undefined ? 'nothing' : code(JSON.stringify(value))));
      return `${code(id)} ${code(change.path.join('.'))}: ${shown.join(' → ')}`;
    });
  });
}

/** Returns a heading and the first of many lines, and counts the others. */
function listLines(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > maxLines ? [`… and ${formatCount(lines.length - maxLines)} more`] : [];
  return [`### ${title}`, [...lines.slice(0, maxLines), ...more].map((line) => `- ${line}`).join('\n')];
}

/** Quotes the beginning of a text from the data as code, in which Markdown finds no mention, link or heading. */
function code(text: string): string {
  return codeSpan(text.length > maxCodeLength ? `${text.slice(0, maxCodeLength)}…` : text);
}
