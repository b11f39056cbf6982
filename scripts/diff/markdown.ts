import { partOf } from '../../build/budget.ts';
import { grouped } from '../../build/report.ts';
import { publishedTables, type TableName } from '../../src/records/published.ts';
import type { ChangedFile, Changes } from './changes.ts';
import { changedPlaces } from './places.ts';
import { sortChanges } from './sort.ts';
import { type ChangedRow, changedRows } from './tables.ts';
import { written } from './values.ts';

/** A comment on GitHub may have 65,536 characters; whoever posts this may add a line. */
const longest = 60_000;

/** How many lines each list has at most: enough to see what kind of change it is. */
const mostLines = 30;

/** What the change does to the built output, as Markdown for a comment. */
export function describeChanges(changes: Changes): string {
  const { tables, documents, others, following } = sortChanges(changes);
  const { added, removed, changed, same } = changes;
  const counts = `${counted(added.length, 'file')} added, ${grouped(removed.length)} removed, ${grouped(changed.length)} changed, ${grouped(same)} as before.`;
  const lines = ['## The built output', '', counts];
  if (added.length + removed.length + changed.length > 0) lines.push('', ...partLines(changes));
  if (tables.length > 0) lines.push('', '### Tables', ...tables.flatMap(tableLines));
  if (documents.length > 0) lines.push('', '### Answers and documents', ...documentLines(documents));
  lines.push(
    ...fileLines(
      'Other files changed',
      others.map(({ address }) => address),
    ),
  );
  lines.push(...fileLines('Files added', added), ...fileLines('Files removed', removed));
  if (following > 0) {
    lines.push(
      '',
      `${counted(following, 'more file')} changed with these: other formats, lists of files, sums.`,
    );
  }
  return `${shortened(lines).join('\n')}\n`;
}

/** A row for each part of what is published. */
function partLines({ added, removed, changed }: Changes): string[] {
  const lists = [added, removed, changed.map(({ address }) => address)];
  const parts = [...new Set(lists.flat().map(partOf))].sort();
  const rows = parts.map((part) => {
    const counts = lists.map((list) => grouped(list.filter((address) => partOf(address) === part).length));
    return `| ${part} | ${counts.join(' | ')} |`;
  });
  return ['| part | added | removed | changed |', '| --- | --: | --: | --: |', ...rows];
}

function tableLines([table, { before, after }]: readonly [TableName, ChangedFile]): string[] {
  const rows = changedRows(table, JSON.parse(before.toString()), JSON.parse(after.toString()));
  const count = (change: ChangedRow['change']) => rows.filter((row) => row.change === change).length;
  const [more, fewer] = [count('added'), count('removed')];
  const counts = `${counted(rows.length - more - fewer, 'row')} changed, ${grouped(more)} added, ${grouped(fewer)} removed`;
  return ['', `**${publishedTables[table].file}**: ${counts}`, '', ...cut(rows.flatMap(rowLines))];
}

function rowLines({ row, change }: ChangedRow): string[] {
  if (typeof change === 'string') return [`- ${code(row)} ${change}`];
  return change.map(
    ({ path, before, after }) =>
      `- ${code(row)} ${code(written(path))}: ${valueAsCode(before)} → ${valueAsCode(after)}`,
  );
}

/** For each part, the places that differ, with how often and an example. */
function documentLines(documents: readonly ChangedFile[]): string[] {
  const parts = Map.groupBy(documents, ({ address }) => partOf(address));
  return [...parts].flatMap(([part, files]) => {
    const places = changedPlaces(files).map(({ place, values, files: count, example }) => {
      const { before, after } = example.difference;
      const change = `${valueAsCode(before)} → ${valueAsCode(after)}`;
      return `- ${code(place)}: ${counted(values, 'value')} in ${counted(count, 'file')}, such as ${change} in ${code(example.address)}`;
    });
    return ['', `**${part}**: ${counted(files.length, 'file')}`, '', ...cut(places)];
  });
}

function fileLines(title: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  return ['', `### ${title}`, '', ...cut(addresses.map((address) => `- ${code(address)}`))];
}

/** The first of many lines, and how many more there are. */
function cut(lines: readonly string[]): string[] {
  if (lines.length <= mostLines) return [...lines];
  return [...lines.slice(0, mostLines), `- … and ${grouped(lines.length - mostLines)} more`];
}

/** As many lines as a comment can hold. */
function shortened(lines: readonly string[]): string[] {
  let room = longest;
  const over = lines.findIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  if (over === -1) return [...lines];
  return [...lines.slice(0, over - 1), '', `… and ${grouped(lines.length - over + 1)} more lines`];
}

function valueAsCode(value: unknown): string {
  return value === undefined ? 'nothing' : code(JSON.stringify(value));
}

function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

const longestCode = 120;

/** A text from the data as code, which Markdown takes as it is: nobody is mentioned, nothing is linked. */
function code(text: string): string {
  const whole = text.replaceAll(/\s+/g, ' ');
  const short = whole.length > longestCode ? `${whole.slice(0, longestCode)}…` : whole;
  const longestRun = Math.max(0, ...(short.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  return longestRun === 0 ? fence + short + fence : `${fence} ${short} ${fence}`;
}
