import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedError } from '../../../src/edge/league-feed/fetch-feed.ts';
import { StoredAnswers } from '../../../src/edge/league-feed/stored-answers.ts';
import { maxStaleMs } from '../../../src/edge/league-feed/timing.ts';
import { inMemoryValues } from '../../support/in-memory-values.ts';

const season = 2026;
let values = inMemoryValues();
const answersOf = (ofSeason = season) => {
  const answers = new StoredAnswers(values);
  answers.open(ofSeason);
  return answers;
};
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
  answers.accept('standings', { rows, storedAs: [name], rejected: ['a row: why'], lacked, answeredAt }, now);
};

beforeEach(() => {
  values = inMemoryValues();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the last good answers', () => {
  it('are the same after a restart, and gone with the season', () => {
    const answers = answersOf();
    accept(answers, [{ club: 'a' }], 5);
    accept(answers, [{ club: 'b' }], 6);
    for (const one of [answers, answersOf()]) {
      expect(one.rows('standings')).toEqual([{ club: 'b' }]);
      expect(one.usable(7)).toEqual({ standings: [{ club: 'b' }] });
      expect(one.rejected('standings')).toEqual(['a row: why']);
      expect(one.attempts('standings')).toMatchObject({ answeredAt: 6, askedAt: 6 });
    }
    expect(answers.open(season)).toBe(false);
    expect(answersOf(season + 1).usable(7)).toEqual({});
    expect(answersOf().usable(7)).toEqual({});
  });

  it('are stored beside the rows of the next, until those are accepted', () => {
    const answers = answersOf();
    accept(answers, [{ club: 'a' }], 5);
    values.set(answers.nameOfNext('standings'), [{ club: 'b' }]);
    expect(answersOf().rows('standings')).toEqual([{ club: 'a' }]);
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

  it('stay where the next was made before them, or fails', () => {
    const answers = answersOf();
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
});
