import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // HTML allows both cases.
    'doctype-style': 'off',
    // Search engines cut longer titles after the name of the page.
    'long-title': 'off',
  },
});

const shownRows = 12;

/** Rows of a table are of one form: without those after the first twelve, long pages take a tenth of the time. */
function withoutFurtherRows(text: string): string {
  return text.replaceAll(/<tbody>([\s\S]*?)<\/tbody>/g, (_, rows: string) => {
    const parts = rows.split('</tr>');
    if (parts.length <= shownRows) return `<tbody>${rows}</tbody>`;
    return `<tbody>${parts.slice(0, shownRows).join('</tr>')}</tr></tbody>`;
  });
}

describe.for(builtWorlds)('$name', (world) => {
  const { league } = world;
  const { readPage, builtPages, samplePages } = builtPagesOf(world);

  // French pages are made by the same functions.
  it.for(samplePages.filter(({ language }) => language === league.languages[0]))(
    'the markup of $address is valid',
    async ({ file }) => {
      const { results } = await validator.validateString(withoutFurtherRows(readPage(file)));
      const messages = results.flatMap((result) => result.messages);
      expect(messages.map(({ line, message, ruleId }) => `${line}: ${message} (${ruleId})`)).toEqual([]);
    },
  );

  it('no page shows the backticks of Markdown outside code', () => {
    const code = /<(code|pre|script|style|textarea)\b[^>]*>[\s\S]*?<\/\1>/g;
    // French pages are made by the same functions.
    const pages = builtPages.filter(({ language }) => language === league.languages[0]);
    const shown = pages.flatMap(({ file, address }) => {
      const text = readPage(file).replaceAll(code, '');
      const place = text.indexOf('`');
      return place === -1 ? [] : `${address}: ${text.slice(Math.max(0, place - 40), place + 40)}`;
    });
    expect(shown).toEqual([]);
  });
});
