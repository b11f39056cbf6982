import { readFile } from 'node:fs/promises';
import { dataPath, type Project } from '../../build/project.ts';
import { isApplied, type Outcome } from '../../src/feed/change.ts';
import { codeSpan } from '../../src/records/text.ts';
import { groupBy } from '../../src/records/typed.ts';
import { fileOf } from './data-files.ts';
import type { RefreshResult } from './refresh-report.ts';

type Outcomes = Pick<RefreshResult, 'season' | 'at' | 'changes' | 'newResults' | 'rejected'>;

/** Returns the file with an entry for each refresh that changed something. */
export const changelogFileOf = ({ data }: Project) => `${data}/CHANGELOG.md`;

const introduction = `# Changes of the data

What each refresh from the league's feed has changed, the latest first. Corrections by hand are in the repository's history.
`;

/** Returns the changelog of the data with an entry for a refresh before the others. */
export async function withChangelogEntry(project: Project, result: Outcomes): Promise<string> {
  const text = await readFile(dataPath(project, 'CHANGELOG.md'), 'utf8').catch(() => introduction);
  const [head = '', ...entries] = text.split(/\n(?=## )/);
  return [`${head.trimEnd()}\n`, `${entryOf(project, result).join('\n')}\n`, ...entries].join('\n');
}

function entryOf(project: Project, result: Outcomes): string[] {
  const { at, season, newResults } = result;
  const results = newResults.map((row) => {
    const shootOut =
      row.home_penalties === null ? '' : ` (${row.home_penalties}–${row.away_penalties} on penalties)`;
    return `- ${row.date}: ${row.home_club} ${row.home_goals}–${row.away_goals} ${row.away_club}${shootOut}`;
  });
  const corrections = result.changes
    .filter(({ outcome }) => outcome === 'corrected' || outcome === 'accepted')
    .map(({ outcome, table, row, column, before, after }) => {
      const cell = [row, column].filter(Boolean).join(' ');
      return `- ${outcome}: ${table} ${codeSpan(cell)}, ${codeSpan(`${before} → ${after}`)}`;
    });
  return [
    `## ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, season ${season}`,
    '',
    ...results,
    ...countLines(project, result),
    ...corrections,
  ];
}

/** Counts the rows that were changed by file, and the values that were not used. */
function countLines(project: Project, { season, changes, rejected }: Outcomes): string[] {
  const applied = changes.filter(isApplied);
  const lines = [...groupBy(applied, ({ table }) => table)].map(([table, ofTable]) => {
    const { size } = new Set(ofTable.map(({ row }) => row));
    return `- ${fileOf(project, table, season)}: ${size} ${size === 1 ? 'row' : 'rows'} changed`;
  });
  const count = (outcome: Outcome) => changes.filter((change) => change.outcome === outcome).length;
  const rejectedCount = count('rejected') + rejected.length;
  return [
    ...lines,
    `- rejected ${rejectedCount}, corrected ${count('corrected')}, accepted ${count('accepted')}`,
  ];
}
