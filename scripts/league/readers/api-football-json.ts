import { messageOf } from '../../../build/errors.ts';
import { ListColumns, ListRow, type ListTable, lostCharacterFaults } from '../read/list-table.ts';
import type { ListFile } from '../read/listed-match.ts';

/** Returns whether a file is an answer of API-Football in JSON, or the list of fixtures in one. */
export function isAnswer({ text }: ListFile): boolean {
  return /^\s*[{[]/.test(text) && /"fixture"\s*:/.test(text) && !/"team1"\s*:/.test(text);
}

/** Opens an answer as a table with a row a fixture, whose columns are named by the path: `score.fulltime.home`. */
export function openAnswer(file: ListFile): ListTable {
  const faults = lostCharacterFaults(file);
  const entries: Map<string, string>[] = [];
  try {
    const answer = JSON.parse(file.text) as unknown;
    const fixtures = Array.isArray(answer) ? answer : ((answer as { response?: unknown }).response ?? []);
    if (Array.isArray(fixtures)) entries.push(...fixtures.map((fixture) => new Map(valuesOf(fixture, ''))));
  } catch (error) {
    faults.push({ file: file.name, line: 1, message: `is not JSON: ${messageOf(error)}` });
  }
  const names = [...new Set(entries.flatMap((entry) => [...entry.keys()]))];
  const columns = new ListColumns(names);
  const rows = entries.map(
    (entry, index) =>
      new ListRow({ line: index + 1, values: names.map((name) => entry.get(name) ?? '') }, columns),
  );
  return { columns, rows, faults };
}

/** Returns the values of an object, each with its path; those that are null are left out. */
function valuesOf(value: unknown, path: string): [path: string, text: string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, member]) =>
    valuesOf(member, path === '' ? name : `${path}.${name}`),
  );
}
