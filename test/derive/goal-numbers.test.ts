import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goalNumbers } from '../../src/derive/goal-numbers.ts';

/** Goals of a side by minute. Each is first seen in its minute or the next, and listed or not. */
const goalsOfSide = fc
  .array(fc.record({ minute: fc.integer({ min: 1, max: 90 }), delay: fc.nat(1), isListed: fc.boolean() }), {
    maxLength: 7,
  })
  .map((goals) => goals.toSorted((a, b) => a.minute - b.minute));

it('goalNumbers gives the number of a goal or null, and that of each where all are listed', () => {
  fc.assert(
    fc.property(goalsOfSide, fc.boolean(), (goals, areAllListed) => {
      const seenAt = goals.map(({ minute, delay }) => minute + delay).sort((a, b) => a - b);
      const listed = [...goals.entries()].filter(([, { isListed }]) => isListed || areAllListed);
      const numbers = goalNumbers(
        listed.map(([, { minute }]) => minute),
        seenAt,
      );
      for (const [index, [position, { minute }]] of listed.entries()) {
        const number = numbers[index];
        if (areAllListed) expect(number).not.toBeNull();
        // Goals of one minute cannot be told apart.
        if (number == null || goals.filter((goal) => goal.minute === minute).length > 1) continue;
        expect(number).toBe(position + 1);
      }
    }),
  );
});

it.for<[string, number[], (number | null)[], (number | null)[]]>([
  ['the goal seen in its minute', [58], [10, 30, 50, 58], [4]],
  ['none of two that were seen at once', [58], [10, 59, 59], [null]],
  ['the one that another listed goal leaves', [29, 30], [31, 32, 50], [1, 2]],
  ['the first, long before the second is seen', [49], [51, 70], [1]],
  ['none where it is not known when goals were seen', [50], [null, null], [null]],
])('goalNumbers gives %s', ([, minutes, seenAt, expected]) => {
  expect(goalNumbers(minutes, seenAt)).toEqual(expected);
});
