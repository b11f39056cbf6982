import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeSpan } from '../../src/records/text.ts';
import type { RefreshResult } from './result.ts';
import { countLines, newResults } from './summary.ts';

export const changelogFile = 'data/CHANGELOG.md';

const title = '# Changes of the data';
const introduction = `${title}

What each refresh from the league's feed has changed, the latest first. Corrections by hand are in the repository's history.
`;

/** Returns the changelog of the data with an entry for a refresh before the others. */
export async function withChangelogEntry(
  root: string,
  result: Omit<RefreshResult, 'files'>,
): Promise<string> {
  const text = await readFile(path.join(root, changelogFile), 'utf8').catch(() => introduction);
  const [head = '', ...entries] = text.split(/\n(?=## )/);
  return [`${head.trimEnd()}\n`, `${entryOf(result).join('\n')}\n`, ...entries].join('\n');
}

function entryOf(result: Omit<RefreshResult, 'files'>): string[] {
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
