import fc from 'fast-check';
import { marked, type Tokens } from 'marked';
import { expect, it } from 'vitest';
import { codeBlock, codeSpan } from '../../../src/records/text.ts';
import { oddNames, rejectedNames } from '../../fixtures/hostile-names.ts';
import { anyText } from '../../support/any-text.ts';

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
