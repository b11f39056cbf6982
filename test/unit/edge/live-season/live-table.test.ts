import { expect, it } from 'vitest';
import { currentAt, isRejected } from '../../../../src/edge/live-season/live-table.ts';
import type { Outcome } from '../../../../src/feed/merge.ts';

it('the feed’s value is rejected where it would lose a fact or breaks a rule, not where it is used or absent', () => {
  const outcomes: Outcome[] = ['added', 'updated', 'corrected', 'accepted', 'kept', 'loss', 'rejected'];
  const change = { table: 'matches', row: 'a', column: null, before: 1, after: 2, why: 'a reason' } as const;
  expect(outcomes.filter((outcome) => isRejected({ ...change, outcome }))).toEqual(['loss', 'rejected']);
});

it('live rows are merged as those of the current season', () => {
  const now = new Date(0);
  expect(currentAt(now)).toEqual({ now, isCurrent: true });
});
