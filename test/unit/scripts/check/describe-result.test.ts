import { describe, expect, it } from 'vitest';
import { describeResult } from '../../../../scripts/check/describe-result.ts';
import type { CheckResult } from '../../../../src/records/status.ts';

const rules: CheckResult[] = [
  { name: 'ids-unique', description: 'No two rows agree.', status: 'passed', checked: 1234 },
  { name: 'prices-plausible', description: 'Prices are low.', status: 'known-exceptions', checked: 2 },
];
const exceptions = [
  { check: 'prices-plausible', subject: '2024 final', reason: 'It rained' },
  { check: 'none', subject: '2025 final', reason: 'Nobody saw it' },
];

describe('the result of npm run check', () => {
  it('counts the rows and the known exceptions of each rule, and ends with a verdict', () => {
    expect(describeResult(rules, exceptions, false)).toEqual([
      '✓ ids-unique (1,234 rows)',
      '    No two rows agree.',
      '! prices-plausible (2 rows), 1 known exception',
      '    Prices are low.',
      '! no rule, 1 known exception',
      '    Doubts about the data that no rule covers.',
      'data is valid: 2 rules, 2 known exceptions',
    ]);
  });

  it('lists the known exceptions below their rules only with --exceptions', () => {
    const short = describeResult(rules, exceptions, false);
    const long = describeResult(rules, exceptions, true);
    expect(long.filter((line) => !short.includes(line))).toEqual([
      '    ! 2024 final: It rained',
      '    ! 2025 final: Nobody saw it',
    ]);
    expect(long.at(-1)).toBe(short.at(-1));
  });
});
