import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orNull } from '../../src/records/schema.ts';
import { codeBlock, codeTabs } from '../../src/site/docs/code-tabs.ts';
import { fieldsOf } from '../../src/site/docs/field-table.ts';
import { fromMarkdown } from '../../src/site/markdown-to-html.ts';
import { rejectedNames } from '../fixtures/hostile-names.ts';
import { english as site } from '../support/site.ts';
import { league } from '../support/tables.ts';

it.for([
  ['a name that no host has', undefined, 'https://this-service.example'],
  ['the origin of the site', 'https://scores.example', 'https://scores.example'],
] as const)('code is escaped, and has %s for the script to replace', ([, siteUrl, host]) => {
  expect(String(codeBlock({ ...site, siteUrl }, "curl '{host}/api' | a < b"))).toBe(
    `<div class="code"><pre data-copy tabindex="0"><code class="language-sh">curl &#39;<span class="host">${host}</span>/api&#39; | a &lt; b</code></pre></div>`,
  );
});

it('code in tabs has a label for each language, and shows the first', () => {
  const text = String(
    codeTabs(site, 'start', [
      { label: 'curl', language: 'sh', code: 'curl', output: '1' },
      { label: 'R', language: 'r', code: 'read.csv' },
    ]),
  );
  expect(text.match(/ open>/g)).toHaveLength(1);
  expect(text).toContain('<details name="start"><summary>R</summary>');
  expect(text.match(/class="output"/g)).toHaveLength(1);
});

it('the fields of a schema have a path, a type, a unit and the reason for null', () => {
  const schema = z.object({
    rows: z.array(
      z.object({
        minute: orNull(z.int(), 'The minute', 'no goal', 'minutes'),
      }),
    ),
    kind: z.enum(['a', 'b']),
  });
  expect(fieldsOf(league, schema)).toMatchObject([
    { path: 'rows', type: 'list' },
    { path: 'rows[].minute', type: 'integer', unit: 'minutes', nullMeaning: 'no goal' },
    { path: 'kind', type: 'a | b', nullMeaning: undefined },
  ]);
});

const elementsOf = (markup: unknown) =>
  DomUtils.getElementsByTagName('*', parseDocument(String(markup)).children).map(({ name }) => name);

it.for(rejectedNames)('Markdown with values of the feed has no element that could come from %j', (name) => {
  const markup = fromMarkdown(`- 2026-01-02: ${name}\n\n${name}\n`, 'the feed');
  expect(elementsOf(markup).filter((element) => !/^(ul|li|p|h2|code|br)$/.test(element))).toEqual([]);
});

it('Markdown with values of the feed shows links, images and HTML as text', () => {
  const text = 'A [link](https://a.example), ![image](x.png), <b>bold</b> and https://b.example';
  const [shown] = parseDocument(String(fromMarkdown(text, 'the feed'))).children;
  expect(DomUtils.textContent(shown ?? [])).toBe(text);
});

it('our own prose has no HTML', () => {
  const markup = String(fromMarkdown('A [link](https://a.example) and <b>bold</b>', 'us'));
  expect(markup).toBe('<p>A <a href="https://a.example">link</a> and &lt;b&gt;bold&lt;/b&gt;</p>\n');
});
