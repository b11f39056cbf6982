import type { League } from '../../src/records/league-schema.ts';
import type { DatasetFault } from '../errors.ts';

/**
 * Returns a fault for each stage that the league names and that no season has. A stage without a name is a fault of
 * the column that has it.
 *
 * @param text the content of `data/league.json`
 * @param rows those of `data/stages.csv`; a new dataset has none
 */
export function stageNameFaults(
  { stages }: League,
  text: string,
  rows: readonly { readonly stage?: unknown }[],
): DatasetFault[] {
  const used = new Set(rows.map(({ stage }) => stage));
  const unused = used.size === 0 ? [] : Object.keys(stages).filter((stage) => !used.has(stage));
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^\s*"stages":/.test(line));
  return unused.map((stage) => ({
    file: 'data/league.json',
    line: 1 + lines.findIndex((line, index) => index >= start && line.includes(`"${stage}":`)),
    column: `stages.${stage}`,
    message: 'is a stage of no season; expected those of data/stages.csv',
  }));
}
