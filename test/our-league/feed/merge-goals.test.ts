import { describe, expect, it } from 'vitest';
import { mergeGoals } from '../../../src/feed/merge-goals.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { dataset } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

type Goal = DatasetRow<'goals'>;

const final = the(dataset.matches, { season: 2025, stage: 'final' });
const others = dataset.goals.filter(({ season, match_id }) => season === 2025 && match_id !== final.match_id);
const goal = (player: string, minute: number, side: Goal['side'] = 'home'): Goal => ({
  match_id: final.match_id,
  season: 2025,
  side,
  club: final[`${side}_club`],
  number: 1,
  player,
  minute,
  added_minute: null,
  player_id: null,
  kind: 'open-play',
  candidates: null,
  basis: 'feed',
  confidence: null,
  source: null,
});
const first = goal('A. One', 10);
const second = goal('B. Two', 80);
const stored = [...others.slice(0, 4), first, second, ...others.slice(4, 6)];
const merge = (feed: readonly Goal[], days = 1, accepts = () => false) =>
  mergeGoals(stored, feed, {
    now: new Date(Date.parse(final.date) + days * 86_400_000),
    isCurrent: true,
    matchDates: new Map([[final.match_id, final.date]]),
    accepts,
  });
const outcomes = ({ changes }: ReturnType<typeof merge>) => changes.map(({ outcome }) => outcome);

describe('the goals of a side', () => {
  it('stay where the feed has the same, in any order, or no list', () => {
    for (const feed of [[first, second], [second, first], []]) {
      expect(merge(feed)).toEqual({ rows: stored, changes: [] });
    }
  });

  it('stay where the feed has fewer, and that is reported', () => {
    const merged = merge([first]);
    expect(merged.rows).toEqual(stored);
    expect(outcomes(merged)).toEqual(['kept']);
  });

  it('grow by those that were missing, in their place', () => {
    const third = goal('C. Three', 85);
    const away = goal('D. Four', 5, 'away');
    const merged = merge([away, third, second, first]);
    expect(merged.rows).toEqual([...others.slice(0, 4), first, second, third, ...others.slice(4, 6), away]);
    expect(outcomes(merged)).toEqual(['added', 'added']);
  });

  it('may be corrected for two weeks', () => {
    const feed = [goal('E. Five', 10), second];
    const merged = merge(feed);
    expect(outcomes(merged)).toEqual(['corrected']);
    expect(merged.rows.slice(4, 6)).toEqual(feed);
    expect(merged.changes[0]).toMatchObject({
      before: 'A. One 10, B. Two 80',
      after: 'E. Five 10, B. Two 80',
    });
  });

  it('of a match of more than two weeks ago change only where that is accepted', () => {
    const feed = [goal('E. Five', 10), second];
    expect(merge(feed, 15)).toMatchObject({ rows: stored, changes: [{ outcome: 'loss' }] });
    const accepted = merge(feed, 15, () => true);
    expect(outcomes(accepted)).toEqual(['accepted']);
    expect(accepted.rows.slice(4, 6)).toEqual(feed);
  });
});
