import { expect, it } from 'vitest';
import { contains } from '../../src/query/rows.ts';
import { fold, matcher, textSegment } from '../../src/query/text-matching.ts';

it('fold drops accents, case and outer white space', () => {
  expect(fold(' ATLÉTICO Ottawa ')).toBe('atletico ottawa');
  expect(fold(' Forge FC ')).toBe('forge fc');
  expect(['É', 'Đidić', 'Ṣafā', 'Großaspach', 'GROẞ'].map(fold)).toEqual([
    'e',
    'didic',
    'safa',
    'grossaspach',
    'gross',
  ]);
});

it('fold has one space for any white space between words', () => {
  const forms = ['Sao  Paulo', 'São\t\n Paulo', ' Sao\u00a0Paulo', 'São\u2009\u202fPaulo '];
  expect(forms.map(fold)).toEqual(forms.map(() => 'sao paulo'));
});

it('fold is the same for a letter in either case, composed or not, of the languages of Europe', () => {
  for (let code = 0xc0; code < 0x180; code += 1) {
    const letter = String.fromCodePoint(code);
    // A letter of Afrikaans that is no longer used has no upper case of its own.
    if (letter === 'ŉ') continue;
    const forms = [letter, letter.toUpperCase(), letter.toLowerCase(), letter.normalize('NFD')];
    expect(new Set(forms.map(fold)).size, letter).toBe(1);
  }
});

it('matcher finds part of a name, ignoring case and accents of both', () => {
  expect(matcher('québec')('Supra du Quebec')).toBe(true);
  expect(matcher('x')('Forge FC')).toBe(false);
  // A phone writes the curved apostrophe.
  expect(['o’c', 'o‘c', 'oʼc', "o'c"].map((text) => matcher(text)("Kerry O'Connor"))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it('contains finds a text in any field, but none in an unknown one', () => {
  const isFound = contains(['name', 'city'], 'LL');
  expect(
    [
      { name: 'Halle', city: null },
      { name: 'Ulm', city: null },
    ].map((row) => isFound?.(row)),
  ).toEqual([true, false]);
});

it('textSegment writes hyphens for spaces, and returns null for other characters', () => {
  expect(textSegment('Forge FC')).toBe('forge-fc');
  for (const text of ['a-b', 'a/b', "o'neil", '北']) expect(textSegment(text)).toBeNull();
});
