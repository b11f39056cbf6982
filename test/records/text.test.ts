import fc from 'fast-check';
import { marked, type Tokens } from 'marked';
import { expect, it } from 'vitest';
import { anyText } from '../../scripts/fuzz/any-text.ts';
import { nameText } from '../../src/records/fields.ts';
import { codeBlock, codeSpan, hasInvisible, showInvisible, spaceInitials } from '../../src/records/text.ts';
import { oddNames, rejectedNames } from '../fixtures/hostile-names.ts';

it.for(rejectedNames)('a name is not %j', (name) => {
  expect(nameText.safeParse(name).success).toBe(false);
});

it.for(oddNames)('a name may be %j', (name) => {
  expect(nameText.parse(name)).toBe(name);
});

it.for([
  ['J.Stoddart', 'J. Stoddart'],
  ['A.J.Marcucci', 'A.J. Marcucci'],
  ["C.N'Sa", "C. N'Sa"],
  ['É.de la Fuente', 'É. de la Fuente'],
] as const)('spaceInitials sets a space after the initial of %s', ([written, expected]) => {
  expect(spaceInitials(written)).toBe(expected);
  expect(spaceInitials(expected)).toBe(expected);
});

it.for(['J. Stoddart', 'J.J. Adams', 'St.Pierre', 'Tommy Wheeldon Jr.', 'José Galán', 'N.'])(
  'spaceInitials leaves %s as it is',
  (name) => expect(spaceInitials(name)).toBe(name),
);

it('showInvisible leaves no character that a reader cannot see', () => {
  fc.assert(fc.property(anyText(), (text) => !hasInvisible(showInvisible(text))));
});

it('showInvisible leaves letters, accents and spaces as they are', () => {
  expect(showInvisible('Atlético Ottawa – 2:1')).toBe('Atlético Ottawa – 2:1');
});

it('showInvisible shows the sign of a letter that was lost in decoding', () => {
  expect(showInvisible('Malm\uFFFD')).toBe('Malm\\u{fffd}');
});

it('showInvisible shows invisible characters and halves of pairs by their code points', () => {
  expect(showInvisible('a\u202eb\0c\ud800')).toBe('a\\u{202e}b\\u{0}c\\u{d800}');
});

const tricky = fc.stringMatching(/^[`~ \n<>&*#[\]\\|-]{0,12}$/);
const anything = fc.oneof(anyText(30), tricky, fc.constantFrom(...rejectedNames, ...oddNames));

it('a code span is one element of a line, whatever is in it', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const [paragraph, ...others] = marked.lexer(`a ${codeSpan(text)} b`);
      expect(others).toEqual([]);
      // What follows a letter is a paragraph.
      const { tokens } = paragraph as Tokens.Paragraph;
      expect(tokens.map(({ type }) => type)).toEqual(['text', 'codespan', 'text']);
    }),
  );
});

it('a block of code is one element, whatever is in it', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const [block, ...others] = marked.lexer(codeBlock(text));
      expect([block?.type, others]).toEqual(['code', []]);
    }),
  );
});

it.for([...rejectedNames, ...oddNames].filter((name) => !/[\n\u202e\u2028]/.test(name)))(
  'a code span shows %j as it is',
  (name) => {
    expect(marked.parseInline(codeSpan(name))).toBe(
      `<code>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')}</code>`,
    );
  },
);
