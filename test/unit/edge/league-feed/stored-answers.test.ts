import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { FeedError } from '../../../../src/edge/league-feed/fetch-feed.ts';
import { noRejections, rejectionsOf } from '../../../../src/edge/league-feed/rejections.ts';
import { StoredAnswers } from '../../../../src/edge/league-feed/stored-answers.ts';
import type { StoredValues } from '../../../../src/edge/league-feed/stored-values.ts';
import { maxStaleMs } from '../../../../src/edge/league-feed/timing.ts';
import { inMemoryValues } from '../../../support/in-memory-values.ts';

const season = 2026;
let values: StoredValues;
let warn: MockInstance<typeof console.warn>;

const answersOf = (ofSeason = season) => {
  const answers = new StoredAnswers(values);
  answers.open(ofSeason);
  return answers;
};
const rejected = rejectionsOf([{ what: 'a row', why: 'why' }]);
/** Stores rows and accepts them as an answer that the feed made at a moment. */
const accept = (
  answers: StoredAnswers,
  rows: readonly unknown[],
  answeredAt: number,
  now = answeredAt,
  lacked: readonly string[] = [],
) => {
  const name = answers.nameOfNext('standings');
  values.set(name, rows);
  answers.accept('standings', { rows, storedAs: [name], rejected, lacked, answeredAt }, now);
};
const nothing = { rows: [], usable: {}, rejected: noRejections, ids: undefined, attempts: {} };
/** Returns all that is known of the standings at a moment. */
const stateOf = (answers: StoredAnswers, now: number) => ({
  rows: answers.rows('standings'),
  usable: answers.usable(now),
  rejected: answers.rejected('standings'),
  ids: answers.ids,
  attempts: answers.attempts('standings'),
});

beforeEach(() => {
  values = inMemoryValues();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the last good answers', () => {
  it('are the same after a restart, and gone with the season', () => {
    const answers = answersOf();
    expect(stateOf(answers, 0)).toEqual(nothing);
    accept(answers, [{ club: 'a' }], 5);
    accept(answers, [{ club: 'b' }], 6);
    for (const one of [answers, answersOf()]) {
      expect(one.rows('standings')).toEqual([{ club: 'b' }]);
      expect(one.usable(7)).toEqual({ standings: [{ club: 'b' }] });
      expect(one.rejected('standings')).toEqual(rejected);
      expect(one.attempts('standings')).toMatchObject({ answeredAt: 6, askedAt: 6 });
    }
    expect(answers.open(season)).toBe(false);
    expect(answers.open(season + 1)).toBe(true);
    expect(stateOf(answers, 7)).toEqual(nothing);
    expect(stateOf(answersOf(), 7)).toEqual(nothing);
  });

  it('are stored beside the rows of the next, until those are accepted', () => {
    const answers = answersOf();
    for (const club of ['a', 'b', 'c']) {
      accept(answers, [{ club }], 5);
      values.set(answers.nameOfNext('standings'), [{ club: 'next' }]);
      expect(answersOf().rows('standings')).toEqual([{ club }]);
    }
  });

  it('may have their rows in several parts', () => {
    const answers = answersOf();
    for (const clubs of ['ab', 'cd', 'ef']) {
      const rows = [...clubs].map((club) => ({ club }));
      const storedAs = rows.map((_, part) => `${answers.nameOfNext('teamStats')} part ${part}`);
      storedAs.forEach((name, part) => {
        values.set(name, [rows[part]]);
      });
      expect(answersOf().rows('teamStats')).toEqual(answers.rows('teamStats'));
      answers.accept('teamStats', { rows, storedAs, rejected: noRejections, lacked: [], answeredAt: 5 }, 5);
      expect(answersOf().rows('teamStats')).toEqual(rows);
    }
  });

  it('are read again where a part of the rows is missing, or another version of the code stored them', () => {
    const answers = answersOf();
    accept(answers, [{ club: 'a' }], 5);
    values.delete(answers.name('standings').concat(' rows 1'));
    values.set('v1 2026 standings', { storedAs: [], answeredAt: 5 });
    expect(stateOf(answersOf(), 6)).toEqual(nothing);
    expect(values.get('v1 2026 standings')).toBeUndefined();
  });

  it('are used until they are too old, and still complete the next one then', () => {
    const answers = answersOf();
    accept(answers, [{ club: 'a' }], 5);
    expect(answers.usable(5 + maxStaleMs - 1)).toEqual({ standings: [{ club: 'a' }] });
    expect(answers.usable(5 + maxStaleMs)).toEqual({});
    expect(answers.rows('standings')).toEqual([{ club: 'a' }]);
  });

  it('complete the next, but for what answers have lacked for three hours and the stored season has not', () => {
    const answers = answersOf();
    const rows = [{ club: 'a' }, { club: 'b' }];
    const first = 1_000_000_000_000;
    accept(answers, rows, first, first, ['a']);
    // The feed has it again for a moment: the three hours begin anew.
    accept(answers, rows, first + 1);
    accept(answers, rows, first + 2, first + 2, ['a', 'b']);
    accept(answers, rows, first + 3, first + 3, ['a', 'b']);
    // One that is older than the last changes nothing.
    accept(answers, rows, first, first + 4, []);
    const end = first + 2 + maxStaleMs;
    for (const one of [answers, answersOf()]) {
      expect(one.lackedCount('standings')).toBe(2);
      expect(one.rowsToComplete('standings', [], end - 1)).toEqual(rows);
      expect(one.rowsToComplete('standings', ['b'], end)).toEqual([{ club: 'b' }]);
    }
  });

  it('complete the next for three hours with a match in play, and with a result for good', () => {
    const answers = answersOf();
    const result = { match_id: 'a', status: 'FINISHED' };
    const rows = [result, { match_id: 'b', status: 'LIVE' }, { match_id: 'c', status: 'HALF_TIME' }];
    const name = answers.nameOfNext('schedule');
    values.set(name, rows);
    const ids = ['a', 'b', 'c'];
    answers.accept('schedule', { rows, storedAs: [name], rejected, lacked: ids, answeredAt: 5 }, 5);
    expect(answers.rowsToComplete('schedule', ids, 4 + maxStaleMs)).toEqual(rows);
    expect(answers.rowsToComplete('schedule', ids, 5 + maxStaleMs)).toEqual([result]);
  });

  it('stay where the next was made before them, or fails', () => {
    const answers = answersOf();
    accept(answers, [{ club: 'of the same moment' }], 50);
    accept(answers, [{ club: 'a' }], 50);
    accept(answers, [{ club: 'older' }], 40, 60);
    answers.fail('standings', new FeedError('answered 503'), 70);
    for (const one of [answers, answersOf()]) {
      expect(one.rows('standings')).toEqual([{ club: 'a' }]);
      expect(one.attempts('standings')).toEqual({
        answeredAt: 50,
        askedAt: 60,
        failedAt: 70,
        error: 'the feed answered 503',
        storedAs: expect.anything(),
        rejected: expect.anything(),
        lackedSince: [],
      });
    }
  });

  it('of the schedule have the ids that it implied', () => {
    const ids = { clubs: [['feed id', 'club']], venues: [] } as const;
    answersOf().accept(
      'schedule',
      { rows: [], storedAs: [], rejected: noRejections, ids, lacked: [], answeredAt: 5 },
      5,
    );
    expect(answersOf().ids).toEqual(ids);
  });
});

describe('failures', () => {
  it('are remembered over a restart, also before the first good answer', () => {
    answersOf().fail('standings', new FeedError('answered 503'), 5);
    const after = answersOf();
    expect(stateOf(after, 6)).toEqual({
      ...nothing,
      attempts: { failedAt: 5, error: 'the feed answered 503' },
    });
    accept(after, [{ club: 'a' }], 20);
    expect(after.attempts('standings')).toMatchObject({ failedAt: undefined, error: undefined });
  });

  it('are logged once for all resources, as is that the feed answers again', () => {
    const answers = answersOf();
    accept(answers, [], 1);
    answers.fail('schedule', new FeedError('answered 503'), 5);
    answers.fail('standings', new FeedError('answered 503'), 5);
    answers.fail('standings', new FeedError('answered 503'), 20);
    answers.fail('standings', new FeedError('answered 429'), 40);
    accept(answers, [], 60);
    accept(answers, [], 80);
    expect(warn.mock.calls.flat()).toEqual([
      'the feed answered 503',
      'the feed answered 429',
      'the feed answers again: standings',
    ]);
  });
});
