import { partOf } from '../../build/budget.ts';
import { formatCount } from '../../build/report.ts';
import { publishedTables, type TableName } from '../../src/records/published.ts';
import { formatTable } from '../cli/table.ts';
import type { ChangedFile, FolderChanges } from './changed-files.ts';
import { findChangedPlaces } from './changed-places.ts';
import { type ChangedRow, findChangedRows, type Row } from './changed-rows.ts';
import { classifyChanges } from './classify.ts';
import { formatPath } from './differences.ts';

/** A comment on GitHub may have 65,536 characters; the workflow adds a line. */
const maxLength = 60_000;

/** Lines in each list: enough to see what kind of change it is. */
const maxLines = 30;

/** Describes the changes of the built output, as Markdown for a comment. */
export function describeChanges(changes: FolderChanges): string {
  const { tables, documents, others, following } = classifyChanges(changes);
  const { added, removed, changed, unchanged } = changes;
  const counts = `${counted(added.length, 'file')} added, ${formatCount(removed.length)} removed, ${formatCount(changed.length)} changed, ${formatCount(unchanged)} unchanged.`;
  const lines = ['## The built output', '', counts];
  if (added.length + removed.length + changed.length > 0) lines.push('', partTable(changes));
  if (tables.length > 0) lines.push('', '### Tables', ...tables.flatMap(tableLines));
  if (documents.length > 0) lines.push('', '### Answers and documents', ...documentLines(documents));
  const names = others.map(({ address }) => address);
  lines.push(...fileLines('Other files changed', names));
  lines.push(...fileLines('Files added', added), ...fileLines('Files removed', removed));
  const furtherFiles = counted(following, 'more file');
  if (following > 0)
    lines.push('', `${furtherFiles} changed with these: other formats, lists of files, sums.`);
  return `${truncated(lines).join('\n')}\n`;
}

/** Counts the files of each part of the output. */
function partTable({ added, removed, changed }: FolderChanges): string {
  const lists = [added, removed, changed.map(({ address }) => address)];
  const parts = [...new Set(lists.flat().map(partOf))].sort();
  const rows = parts.map((part) => [
    part,
    ...lists.map((list) => formatCount(list.filter((address) => partOf(address) === part).length)),
  ]);
  return formatTable(['part', 'added', 'removed', 'changed'], rows);
}

function tableLines([table, { before, after }]: readonly [TableName, ChangedFile]): string[] {
  const [old, now] = [before, after].map((content) => JSON.parse(content.toString()));
  const { key, file } = publishedTables[table];
  const rows = findChangedRows(key, old, now);
  const count = (change: ChangedRow['change']) => rows.filter((row) => row.change === change).length;
  const [addedCount, removedCount] = [count('added'), count('removed')];
  const counts = `${counted(rows.length - addedCount - removedCount, 'row')} changed, ${formatCount(addedCount)} added, ${formatCount(removedCount)} removed`;
  return ['', `**${file}**: ${counts}`, '', ...firstOf(rows.flatMap((row) => rowLines(table, row)))];
}

function rowLines(table: TableName, { row, change }: ChangedRow): string[] {
  const name = code(nameOf(table, row));
  if (typeof change === 'string') return [`- ${name} ${change}`];
  return change.map(
    ({ path, before, after }) =>
      `- ${name} ${code(formatPath(path))}: ${valueAsCode(before)} → ${valueAsCode(after)}`,
  );
}

/** The key of a row, and what people call it. */
function nameOf(table: TableName, row: Row): string {
  const key: readonly string[] = publishedTables[table].key;
  const id = key.length > 0 ? key.map((column) => row[column]).join(' ') : JSON.stringify(row);
  const { date, home_team, away_team, name } = row;
  if (home_team !== undefined) return `${id} (${date} ${home_team} – ${away_team})`;
  return name === undefined || name === id || key.length === 0 ? id : `${id} (${name})`;
}

/** Lists for each part the places that differ, with how often and an example. */
function documentLines(documents: readonly ChangedFile[]): string[] {
  const parts = Map.groupBy(documents, ({ address }) => partOf(address));
  return [...parts].flatMap(([part, files]) => {
    const places = findChangedPlaces(files).map(({ place, values, files: count, example }) => {
      const { before, after } = example.difference;
      const change = `${valueAsCode(before)} → ${valueAsCode(after)}`;
      return `- ${code(place)}: ${counted(values, 'value')} in ${counted(count, 'file')}, such as ${change} in ${code(example.address)}`;
    });
    return ['', `**${part}**: ${counted(files.length, 'file')}`, '', ...firstOf(places)];
  });
}

function fileLines(title: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  return ['', `### ${title}`, '', ...firstOf(addresses.map((address) => `- ${code(address)}`))];
}

/** Returns the first of many lines, and counts the others. */
function firstOf(lines: readonly string[]): string[] {
  if (lines.length <= maxLines) return [...lines];
  return [...lines.slice(0, maxLines), `- … and ${formatCount(lines.length - maxLines)} more`];
}

/** Returns as many lines as a comment can hold. */
function truncated(lines: readonly string[]): string[] {
  let room = maxLength;
  const firstTooLong = lines.findIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  if (firstTooLong === -1) return [...lines];
  return [
    ...lines.slice(0, firstTooLong - 1),
    '',
    `… and ${formatCount(lines.length - firstTooLong + 1)} more lines`,
  ];
}

function valueAsCode(value: unknown): string {
  return value === undefined ? 'nothing' : code(JSON.stringify(value));
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

const maxCodeLength = 120;

/** Quotes a text from the data as code, in which Markdown finds no mention, link or heading. */
function code(text: string): string {
  const oneLine = text.replaceAll(/\s+/g, ' ');
  const short = oneLine.length > maxCodeLength ? `${oneLine.slice(0, maxCodeLength)}…` : oneLine;
  const maxRun = Math.max(0, ...(short.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(maxRun + 1);
  return maxRun === 0 ? fence + short + fence : `${fence} ${short} ${fence}`;
}
