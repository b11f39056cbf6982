import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Choice, decodeChoices, encodeChoices } from '../../src/derive/what-if.ts';

const choices = fc.array(fc.constantFrom<Choice[]>(0, 1, 2, undefined), { maxLength: 400 });

it('decodeChoices returns the choices of encodeChoices, without open matches at the end', () => {
  fc.assert(
    fc.property(choices, (list) => {
      const text = encodeChoices(list);
      expect(text).toMatch(/^[a-z0-2]*$/);
      expect(text.length).toBeLessThanOrEqual(list.length);
      const last = list.findLastIndex((choice) => choice !== undefined);
      expect(decodeChoices(text)).toEqual(list.slice(0, last + 1));
    }),
  );
});

it('encodeChoices writes a letter for open matches and a digit for a result', () => {
  const open = (count: number) => new Array<Choice>(count).fill(undefined);
  expect(encodeChoices([...open(11), 0, 2, undefined, 1])).toBe('k02a1');
  expect(encodeChoices([...open(52), 1])).toBe('zz1');
  expect(decodeChoices('a?1')).toEqual([undefined, 1]);
});
