import type { Change, Outcome } from '../../src/feed/merge.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { groupBy } from '../../src/records/typed.ts';
import { shortKey } from './losses.ts';

/** How each outcome that an operator should know of is introduced. */
const introductions: Partial<Record<Outcome, string>> = {
  kept: 'kept',
  rejected: 'rejected',
  corrected: 'corrected by the feed',
  accepted: 'accepted',
};

/** Describes what became of the feed's values, a line a row: those kept, rejected, corrected or accepted. */
export function describeChanges(changes: readonly Change[]): string[] {
  const reported = changes.filter(({ outcome }) => introductions[outcome] !== undefined);
  const groups = groupBy(reported, ({ outcome, table, row, why }) =>
    JSON.stringify([outcome, table, row, why]),
  );
  return [...groups.values()].map((group) => {
    const [{ outcome, table, row, why }] = group;
    const reason = why === undefined ? '' : ` (${why})`;
    const cells = group.flatMap((change) => (change.column === null ? wholeRow(change) : [cell(change)]));
    const detail = cells.length === 0 ? '' : `: ${cells.join(', ')}`;
    return `${introductions[outcome]}: ${datasetTables[table].name} ${shortKey(row)}${detail}${reason}`;
  });
}

function wholeRow({ before, after }: Change): string[] {
  return before === null && after === null ? [] : [`${before ?? 'nothing'} → ${after ?? 'nothing'}`];
}

function cell({ column, before, after, outcome }: Change): string {
  return outcome === 'kept' && after === null ? `${column} ${before}` : `${column} ${before} → ${after}`;
}
