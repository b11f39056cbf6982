import fc from 'fast-check';
import { marked, type Tokens } from 'marked';
import { expect, it } from 'vitest';
import { anyText } from '../../../scripts/fuzz/any-text.ts';
import { codeSpan } from '../../../src/records/text.ts';
import { tableText } from '../../../src/site/docs/table-text.ts';

it('a table of Markdown has its figures at the right', () => {
  expect(tableText(['Club', 'Points'], [['Forge', 58]], ['Points'])).toBe(
    '| Club | Points |\n| - | -: |\n| Forge | 58 |',
  );
});

it('a table of Markdown has a cell for each value, whatever is in it', () => {
  fc.assert(
    fc.property(anyText(20), anyText(20), (first, second) => {
      const text = tableText(['A', 'B'], [[codeSpan(first), codeSpan(second)]]);
      const [table, ...others] = marked.lexer(text);
      expect(others).toEqual([]);
      const cells = (table as Tokens.Table).rows.map((row) => row.map(({ tokens }) => tokens[0]?.type));
      expect(cells).toEqual([['codespan', 'codespan']]);
    }),
  );
});
