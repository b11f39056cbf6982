import { expect, it } from 'vitest';
import { mergeGoalList } from '../../src/feed/merge-goals.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { blankRow } from '../support/blank-row.ts';
import { dataset } from '../support/tables.ts';
import { the } from '../support/the.ts';

const final = the(dataset.matches, { season: 2025, stage: 'final' });

type Goal = DatasetRow<'goals'>;

const ofHome = { match_id: final.match_id, season: 2025, side: 'home', club: final.home_club } as const;
const goal = (player: string, minute: number): Goal =>
  blankRow('goals', { ...ofHome, number: 1, player, minute, kind: 'open-play', basis: 'feed' });
const first = goal('A. One', 10);
const second = goal('B. Two', 80);
const changesOf = (feed: readonly Goal[], days = 1, accepts = () => false) =>
  mergeGoalList([first, second], feed, {
    now: new Date(Date.parse(final.date) + days * 86_400_000),
    isCurrent: true,
    matchDates: new Map([[final.match_id, final.date]]),
    accepts,
  }).changes;
const outcomes = (...call: Parameters<typeof changesOf>) => changesOf(...call).map(({ outcome }) => outcome);

it.for<[what: string, feed: Goal[], outcomes: string[]]>([
  ['stay where the feed has the same', [first, second], []],
  ['stay where the feed has the same in another order', [second, first], []],
  ['stay where the feed has no list', [], []],
  ['stay where the feed has fewer, and that is reported', [first], ['rejected']],
  ['grow by those that were missing', [goal('C. Three', 85), second, first], ['added']],
  ['may be corrected for two weeks', [goal('E. Five', 10), second], ['corrected']],
])('the goals of a side %s', ([, feed, expected]) => {
  expect(outcomes(feed)).toEqual(expected);
});

it('the goals of a side of more than two weeks ago change only where that is accepted', () => {
  const feed = [goal('E. Five', 10), second];
  expect(outcomes(feed, 15)).toEqual(['loss']);
  expect(outcomes(feed, 15, () => true)).toEqual(['accepted']);
});
