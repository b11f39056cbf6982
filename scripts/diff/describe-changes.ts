import { partOf } from '../../build/budget.ts';
import { formatCount } from '../../build/report.ts';
import { publishedTables, type TableName, tableAddress, tableNames } from '../../src/records/published.ts';
import { codeSpan } from '../../src/records/text.ts';
import { groupBy } from '../../src/records/typed.ts';
import { formatTable } from '../cli/table.ts';
import {
  type ChangedFile,
  type Difference,
  type FolderChanges,
  findChangedRows,
  findDifferences,
  formatPath,
  type Row,
} from './changed-rows.ts';

/** A comment on GitHub may have 65,536 characters; the workflow adds a line. */
const maxLength = 60_000;
/** Lines in each list: enough to see what kind of change it is. */
const maxLines = 30;
const maxCodeLength = 120;

/** Describes the changes of the built output as Markdown: tables row by row, answers and documents by what differs. */
export function describeChanges({ added, removed, changed, unchanged }: FolderChanges): string {
  const lists = { added, removed, changed: changed.map(({ address }) => address) };
  const parts = [...new Set(Object.values(lists).flat().map(partOf))].sort();
  const countsOfPart = (part: string) =>
    Object.values(lists).map((list) => list.filter((address) => partOf(address) === part).length);
  const { tables = [], documents = [], others = [] } = Object.groupBy(changed, kindOf);
  const text = [
    '## The built output',
    `Files: ${formatCount(added.length)} added, ${formatCount(removed.length)} removed, ` +
      `${formatCount(changed.length)} changed, ${formatCount(unchanged)} unchanged.`,
    ...(parts.length > 0
      ? [
          formatTable(
            ['part', ...Object.keys(lists)],
            parts.map((part) => [part, ...countsOfPart(part)]),
          ),
        ]
      : []),
    ...tables.flatMap(tableLines),
    ...[...Map.groupBy(documents, ({ address }) => partOf(address))].flatMap(([part, files]) =>
      listLines(`${part}: what differs`, describeDocuments(files)),
    ),
    ...listLines(
      'Other files changed',
      others.map(({ address }) => code(address)),
    ),
    ...listLines('Files added', added.map(code)),
    ...listLines('Files removed', removed.map(code)),
  ].join('\n\n');
  if (text.length <= maxLength) return `${text}\n`;
  return `${text.slice(0, text.lastIndexOf('\n', maxLength)).trimEnd()}\n\n… and more\n`;
}

function kindOf({ address }: ChangedFile): 'tables' | 'documents' | 'others' {
  if (tableAt(address)) return 'tables';
  return address.endsWith('.json') && !address.startsWith('/dumps/') ? 'documents' : 'others';
}

/** Returns the table that an address has all rows of. */
function tableAt(address: string): TableName | undefined {
  return tableNames.find((name) => tableAddress(name) === address);
}

/** Lists the rows of a table that were added or removed, and the values that changed. */
function tableLines(file: ChangedFile): string[] {
  // Only whole tables come here.
  const { key, file: name } = publishedTables[tableAt(file.address) as TableName];
  const [before, after] = [file.before, file.after].map((content): Row[] => JSON.parse(String(content)));
  const lines = findChangedRows(key, before ?? [], after ?? []).flatMap(({ row, change }) => {
    const title = code(rowName(key, row));
    if (typeof change === 'string') return `${title} ${change}`;
    return change.map((value) => `${title} ${code(formatPath(value.path))}: ${describeValues(value)}`);
  });
  return listLines(`Table ${name}`, lines);
}

/** Names a row by its key and what people call it; without a key, by all of it. */
function rowName(key: readonly string[], row: Row): string {
  if (key.length === 0) return JSON.stringify(row);
  const { date, home_team, away_team, name } = row;
  const title = home_team === undefined ? name : `${date} ${home_team} – ${away_team}`;
  const id = key.map((column) => row[column]).join(' ');
  return title === undefined || title === id ? id : `${id} (${title})`;
}

/** Lists the places at which JSON documents differ, the most frequent first, with an example. */
function describeDocuments(files: readonly ChangedFile[]): string[] {
  const differences = files.flatMap(({ address, before, after }) =>
    findDifferences(JSON.parse(String(before)), JSON.parse(String(after))).map((difference) => ({
      ...difference,
      address,
    })),
  );
  const places = groupBy(differences, ({ path }) => formatPath(path));
  return [...places]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([place, found]) => {
      const example = `${describeValues(found[0])} in ${code(found[0].address)}`;
      return `${code(place)} × ${formatCount(found.length)}, such as ${example}`;
    });
}

function describeValues({ before, after }: Difference): string {
  return [before, after]
    .map((value) => (value === undefined ? 'nothing' : code(JSON.stringify(value))))
    .join(' → ');
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
