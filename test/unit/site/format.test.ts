import { expect, it } from 'vitest';
import { formatsOf } from '../../../src/site/format.ts';

const league = { country_code: 'CA' };
const en = formatsOf(league, 'en');
const fr = formatsOf(league, 'fr');

/** French separates groups and units by spaces that do not break a line. */
const withPlainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('formats are those of the language', () => {
  expect(en.number(12345)).toBe('12,345');
  expect(withPlainSpaces(fr.number(12345))).toBe('12 345');
  expect(en.number(1.5, 2)).toBe('1.50');
  expect(fr.number(1.5, 2)).toBe('1,50');
  expect(en.day('2025-10-26')).toBe('October 26, 2025');
  expect(fr.day('2025-10-26')).toBe('26 octobre 2025');
  expect([fr.day('2025-08-01'), fr.day('2025-08-11')]).toEqual(['1er août 2025', '11 août 2025']);
  expect(en.bytes(12_345)).toBe('13 kB');
  expect(withPlainSpaces(fr.bytes(3_400_000))).toBe('3,4 Mo');
});

it('formats show a dash for null', () => {
  expect(en.number(null)).toBe('–');
  expect(en.percent(null)).toBe('–');
  expect(en.score(null, null)).toBe('–');
  expect(en.score(0, 0)).toBe('0–0');
});

it('formats show the sign of a difference, except for zero', () => {
  expect([en.signed(7), en.signed(0), en.signed(-7)]).toEqual(['+7', '0', '-7']);
});

it('a percentage is 0 or 100 only of what is exactly that', () => {
  const shown = [0, 0.0001, 0.005, 0.994, 0.9999, 1].map(en.percent).map(withPlainSpaces);
  expect(shown).toEqual(['0%', '< 1%', '1%', '99%', '> 99%', '100%']);
});
