import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { formatCount } from '../../build/report.ts';
import { ascending, codeBlock, codeSpan, showInvisible } from '../../src/records/text.ts';
import { formatTable } from '../cli/table.ts';

/** Lines of a list: enough to see what kind of change it is, and to stay within the length of a comment on GitHub. */
const maxLines = 20;
const maxLength = 100;

/** Describes what differs between two folders of built files as Markdown: rows of the CSV downloads, other files by name. */
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
  for (const address of changed.filter((name) => /^\/dumps\/.*\.csv$/.test(name))) {
    const [rows = new Set(), newRows = new Set()] = await Promise.all(
      [before, after].map(async (folder) => new Set(String(await read(folder, address)).split('\r\n'))),
    );
    const lines = [
      ...[...rows.difference(newRows)].map((row) => `-${row}`),
      ...[...newRows.difference(rows)].map((row) => `+${row}`),
    ];
    // Rows begin with their key, by which the two states of a row come together.
    lines.sort((a, b) => ascending(a.slice(1), b.slice(1)));
    const shown = shorten(lines.map((line) => showInvisible(line.slice(0, maxLength))));
    text.push(`### Table ${path.posix.basename(address, '.csv')}`, codeBlock(shown.join('\n'), 'diff'));
  }
  for (const [name, addresses] of Object.entries(lists))
    if (addresses.length > 0)
      text.push(
        `### Files ${name}`,
        shorten(addresses.map((address) => `- ${codeSpan(address)}`)).join('\n'),
      );
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

/** Returns the first of many lines, and how many others there are. */
function shorten(lines: readonly string[]): string[] {
  const others = lines.length - maxLines;
  return others > 0 ? [...lines.slice(0, maxLines), `… and ${formatCount(others)} more`] : [...lines];
}
