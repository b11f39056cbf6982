import type { League } from '../../src/records/league-schema.ts';
import type { DatasetFault } from '../errors.ts';
import { lineOf } from './document.ts';

/**
 * Returns a fault for each stage that the league names and that no season has. A stage without a name is reported as a
 * fault of its column.
 *
 * @param text the content of `data/league.json`
 * @param rows the rows of `data/stages.csv`, of which a new dataset has none
 */
export function stageNameFaults(
  { stages }: League,
  text: string,
  rows: readonly { readonly stage?: unknown }[],
): DatasetFault[] {
  const usedStages = new Set(rows.map(({ stage }) => stage));
  const unusedStages =
    usedStages.size === 0 ? [] : Object.keys(stages).filter((stage) => !usedStages.has(stage));
  return unusedStages.map((stage) => ({
    file: 'data/league.json',
    line: lineOf(text, ['stages', stage]),
    column: `stages.${stage}`,
    message: 'is a stage of no season; expected those of data/stages.csv',
  }));
}
