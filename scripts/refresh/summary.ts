import { differenceTable } from './difference.ts';
import type { RefreshResult } from './refresh.ts';

/** What a refresh changed, in Markdown; its first line is the subject of a commit. */
export function summaryOf({ season, feed, differences, remarks }: RefreshResult): string {
  const results = differences.filter(
    ({ file, change }) => file.startsWith('data/matches/') && change.includes('→ FINISHED'),
  ).length;
  const counts = Map.groupBy(differences, ({ file }) => file);
  const lines = [
    `Refresh ${season}: ${results} new ${results === 1 ? 'result' : 'results'}, ${differences.length} rows changed`,
    '',
    `As the league's feed said at ${feed.at.toISOString()}.`,
    '',
    ...[...counts].map(([file, rows]) => `- ${file}: ${rows.length}`),
    ...remarks.map((remark) => `- ${remark}`),
    '',
    differenceTable(differences),
  ];
  return `${lines.join('\n')}\n`;
}
