import { expect, it } from 'vitest';
import { documentPage, documentText } from '../../../src/site/docs/text-page.ts';
import { english } from '../../support/site.ts';

const siteOf = (text: string) => ({ ...english, texts: { errors: text } });

it('a page of the documentation is its text, with the values and parts of the page', () => {
  const site = siteOf(
    '# Errors of {league}\n\nWhat one\nmeans.\n\nAt {path}.\n\n{{example}}\n\n```js\n({ a }) => `{a}`\n```\n',
  );
  const league = english.tables.league.name;
  const page = documentPage(site, 'errors', { values: { path: '/x' }, parts: { example: 'An `{x}`' } });
  expect(page.title).toBe(`Errors of ${league}`);
  expect(page.description).toBe('What one means.');
  expect(page.markdown).toBe(
    `# Errors of ${league}\n\nWhat one\nmeans.\n\nAt /x.\n\nAn \`{x}\`\n\n\`\`\`js\n({ a }) => \`{a}\`\n\`\`\`\n`,
  );
  expect(String(page.content)).not.toContain('<h1');
  expect(String(page.content)).toContain(
    '<p>What one\nmeans.</p>\n<p>At /x.</p>\n<p>An <code>{x}</code></p>',
  );
});

it.for(['{missing}', '{{missing}}'])(
  'a text with %s, for which its page has nothing, is refused',
  (braces) => {
    expect(() => documentText(siteOf(`# Errors\n\n${braces}\n`), 'errors')).toThrow(
      `src/site/texts/ has ${braces}`,
    );
  },
);
