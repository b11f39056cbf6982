import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../build/errors.ts';
import type { Change } from '../../src/feed/merge.ts';
import type { RejectedEntry } from '../../src/feed/parse-entries.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import type { DatasetTable } from '../../src/records/dataset/table.ts';
import { codeBlock, codeSpan } from '../../src/records/text.ts';
import { formatTable } from '../cli/table.ts';
import { type Difference, formatPath } from '../diff/changed-rows.ts';
import { DataLossError, formatLosses, shortKey } from './accepted-losses.ts';
import type { ChangedFileRow } from './data-files.ts';

/** What became of the rows of a season in a refresh. */
export interface SeasonChanges {
  readonly season: number;
  /** When the feed made its answer. */
  readonly at: Date;
  /** The rows of the files that change. */
  readonly differences: readonly ChangedFileRow[];
  /** What became of each value of the feed that differs. */
  readonly changes: readonly Change[];
  /** Entries and values of the feed that were not used. */
  readonly rejected: readonly RejectedEntry[];
  readonly remarks: readonly string[];
}

/** What a refresh has changed, or would change. */
export interface RefreshResult extends SeasonChanges {
  /** Files that were written, or would be. */
  readonly files: readonly string[];
}

/** Returns the message of a refresh's commit: counts alone, since a host acts on words such as `closes #1`. */
export function commitMessage(result: SeasonChanges): string {
  const { season, at, differences } = result;
  const results = newResults(differences).length;
  return [
    `Refresh ${season}: ${results} new ${results === 1 ? 'result' : 'results'}, ${differences.length} rows changed`,
    '',
    `From the feed's answer of ${at.toISOString()}.`,
    '',
    ...countLines(result),
    '',
  ].join('\n');
}

/**
 * Summarises a refresh in Markdown: the message of its commit, then each remark and each changed row. What may be a text
 * of the feed is code.
 */
export function summarise(result: SeasonChanges): string {
  const { differences, rejected, remarks } = result;
  const lines = [...rejected.map(describeRejected), ...remarks];
  const list = lines.length === 0 ? [] : [codeBlock(lines.map((line) => `- ${line}`).join('\n')), ''];
  return [commitMessage(result), ...list, codeBlock(formatDifferences(differences)), ''].join('\n');
}

/** Describes an entry of the feed that was not used, on one line. */
export function describeRejected({ what, why }: RejectedEntry): string {
  return `rejected: ${what}: ${why}`;
}

/** Summarises a refresh that failed, with the losses that stopped it. */
export function summariseFailure(error: unknown): string {
  const losses = error instanceof DataLossError ? `\n\n${formatLosses(error.losses)}` : '';
  return `Refresh failed:\n\n${codeBlock(`${messageOf(error)}${losses}`)}\n\nNothing was written.\n`;
}

/** Counts the rows that were written by file, and the values that were not. */
export function countLines({ differences, changes, rejected }: SeasonChanges): string[] {
  const byFile = Map.groupBy(differences, ({ file }) => file);
  const count = (outcome: string) => changes.filter((change) => change.outcome === outcome).length;
  return [
    ...[...byFile].map(
      ([file, rows]) => `- ${file}: ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} written`,
    ),
    `- kept ${count('kept')}, rejected ${count('rejected') + rejected.length}, corrected ${count('corrected')}, accepted ${count('accepted')}`,
  ];
}

/** Lists the matches that have a result now and had none. */
export function newResults(differences: readonly ChangedFileRow[]): ChangedFileRow[] {
  return differences.filter(({ table, row, change }) => {
    if (table !== 'matches' || row.status !== 'FINISHED' || change === 'removed') return false;
    return change === 'added' || change.some(({ path }) => path[0] === 'status');
  });
}

/** Formats changed rows as a Markdown table. */
export function formatDifferences(differences: readonly ChangedFileRow[]): string {
  if (differences.length === 0) return 'No row changed.';
  const rows = differences.map(({ file, table, row, change }) => {
    const { key }: DatasetTable = datasetTables[table];
    const text = ({ path, before, after }: Difference) =>
      `${formatPath(path)}: ${before ?? '–'} → ${after ?? '–'}`;
    const cells = typeof change === 'string' ? change : change.map(text).join('; ');
    return [file, shortKey(key.map((column) => row[column]).join(' ')), cells];
  });
  return formatTable(['file', 'row', 'change'], rows);
}

export const changelogFile = 'data/CHANGELOG.md';

const title = '# Changes of the data';
const introduction = `${title}

What each refresh from the league's feed has changed, the latest first. Corrections by hand are in the repository's history.
`;

/** Returns the changelog of the data with an entry for a refresh before the others. */
export async function withChangelogEntry(root: string, result: SeasonChanges): Promise<string> {
  const text = await readFile(path.join(root, changelogFile), 'utf8').catch(() => introduction);
  const [head = '', ...entries] = text.split(/\n(?=## )/);
  return [`${head.trimEnd()}\n`, `${entryOf(result).join('\n')}\n`, ...entries].join('\n');
}

function entryOf(result: SeasonChanges): string[] {
  const { at, season, differences } = result;
  const results = newResults(differences).map(({ row }) => {
    const shootOut =
      row.home_penalties === null ? '' : ` (${row.home_penalties}–${row.away_penalties} on penalties)`;
    return `- ${row.date}: ${row.home_club} ${row.home_goals}–${row.away_goals} ${row.away_club}${shootOut}`;
  });
  const corrections = result.changes
    .filter(({ outcome }) => outcome === 'corrected' || outcome === 'accepted')
    .map(
      ({ outcome, table, row, column, before, after }) =>
        `- ${outcome}: ${table} ${codeSpan([row, column].filter(Boolean).join(' '))}, ${codeSpan(`${before} → ${after}`)}`,
    );
  return [
    `## ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, season ${season}`,
    '',
    ...results,
    ...countLines(result),
    ...corrections,
  ];
}
