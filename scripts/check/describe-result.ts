import { formatCount } from '../../build/report.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import type { CheckResult } from '../../src/records/service-status.ts';

/**
 * Describes a valid dataset in lines. Each rule has its rows and the count of its known exceptions; the verdict is last.
 *
 * @param withReasons whether each known exception is listed below its rule
 */
export function describeResult(
  rules: readonly CheckResult[],
  knownExceptions: Dataset['knownExceptions'],
  withReasons: boolean,
): string[] {
  const exceptions = Map.groupBy(knownExceptions, ({ check }) => check);
  const lines = (check: string, title: string, description: string) => {
    const exceptionsOfRule = exceptions.get(check) ?? [];
    const [mark, count] =
      exceptionsOfRule.length === 0 ? ['✓', ''] : ['!', `, ${countOf(exceptionsOfRule, 'known exception')}`];
    const reasons = withReasons
      ? exceptionsOfRule.map(({ subject, reason }) => `    ! ${subject}: ${reason}`)
      : [];
    return [`${mark} ${title}${count}`, `    ${description}`, ...reasons];
  };
  const doubts = exceptions.has('none')
    ? lines('none', 'no rule', 'Doubts about the data that no rule covers.')
    : [];
  return [
    ...rules.flatMap(({ name, checked, description }) =>
      lines(name, `${name} (${formatCount(checked)} rows)`, description),
    ),
    ...doubts,
    `data is valid: ${countOf(rules, 'rule')}, ${countOf(knownExceptions, 'known exception')}`,
  ];
}

function countOf({ length }: readonly unknown[], noun: string): string {
  return `${formatCount(length)} ${noun}${length === 1 ? '' : 's'}`;
}
