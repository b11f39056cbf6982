import { integrityRules } from '../../integrity/index.ts';
import type { IntegrityRule } from '../../integrity/rule.ts';

/** The integrity rules that judge live rows, each about those rows that it says. */
export const liveRules: readonly IntegrityRule[] = integrityRules
  .filter(({ liveRows }) => liveRows !== 'none')
  .map((rule) => (rule.liveRows === 'finished' ? withFinishedMatches(rule) : rule));

/** Those of them that are about players: the matches that players are judged by have passed the others. */
export const livePlayerRules = liveRules.filter(({ tables }) => tables.includes('players'));

function withFinishedMatches(rule: IntegrityRule): IntegrityRule {
  const isFinished = ({ status }: { readonly status: string }) => status === 'FINISHED';
  return {
    ...rule,
    check: (dataset) => rule.check({ ...dataset, matches: dataset.matches.filter(isFinished) }),
  };
}
