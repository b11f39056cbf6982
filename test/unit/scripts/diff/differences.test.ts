import { describe, expect, it } from 'vitest';
import { findDifferences, formatPath } from '../../../../scripts/diff/differences.ts';

describe('findDifferences', () => {
  const between = (before: unknown, after: unknown) =>
    findDifferences(before, after).map(({ path, ...values }) => [
      formatPath(path),
      values.before,
      values.after,
    ]);

  it.for([
    ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, [['b', 2, 3]]],
    ['a field of a field', { a: { b: null } }, { a: { b: 0 } }, [['a.b', null, 0]]],
    ['an item', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, [['a[1].b', 2, 3]]],
    [
      'an item by its id, wherever it is in the list',
      [{ club: 'a', points: 1 }],
      [{ club: 'b' }, { club: 'a', points: 2 }],
      [
        ['[a].points', 1, 2],
        ['[b]', undefined, { club: 'b' }],
      ],
    ],
    [
      'the order of items',
      { teams: [{ club: 'a' }, { club: 'b' }, { club: 'c' }] },
      { teams: [{ club: 'b' }, { club: 'a' }] },
      [
        ['teams[c]', { club: 'c' }, undefined],
        ['teams.(order)', ['a', 'b'], ['b', 'a']],
      ],
    ],
    ['a list of values, as one', { form: ['W', 'D'] }, { form: ['D'] }, [['form', ['W', 'D'], ['D']]]],
    ['what is new', {}, { a: { b: 1 } }, [['a', undefined, { b: 1 }]]],
    ['what is gone', [{ a: 1 }, { a: 2 }], [{ a: 1 }], [['[1]', { a: 2 }, undefined]]],
    [
      'nothing but the new item where a display name occurs twice',
      [{ name: 'A. Smith', goals: 1 }],
      [
        { name: 'A. Smith', goals: 1 },
        { name: 'A. Smith', goals: 2 },
      ],
      [['[1]', undefined, { name: 'A. Smith', goals: 2 }]],
    ],
    ['nothing where nothing changed', { a: [{ b: [1] }] }, { a: [{ b: [1] }] }, []],
  ] as const)('finds %s', ([, before, after, found]) => {
    expect(between(before, after)).toEqual(found);
  });

  it('formatPath can name one place for all items', () => {
    const path = ['stages', '[spring]', 'standings', '[3]', 'points'];
    expect(formatPath(path)).toBe('stages[spring].standings[3].points');
    expect(formatPath(path, true)).toBe('stages[].standings[].points');
  });
});
