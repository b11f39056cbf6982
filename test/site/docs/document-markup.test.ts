import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { escapeLinks } from '../../../src/records/text.ts';
import { documentMarkup } from '../../../src/site/docs/document-markup.ts';
import { rejectedNames } from '../../fixtures/hostile-names.ts';
import { english as site } from '../../support/site.ts';

const markupOf = (text: string) => String(documentMarkup(site, text));
const namesOf = (markup: string) =>
  DomUtils.getElementsByTagName('*', parseDocument(markup).children).map(({ name }) => name);

describe('a document in Markdown', () => {
  it('has the ids behind its headings, or those of their words', () => {
    const ids = [
      ...markupOf('## Rate limit {#limits}\n\n## `a` and B\n\n## 2.0.0').matchAll(/<h2 id="(.*?)">(.*?)</g),
    ];
    expect(ids.map(([, id, text]) => [id, text])).toEqual([
      ['limits', 'Rate limit'],
      ['a-and-b', ''],
      ['part-2-0-0', '2.0.0'],
    ]);
  });

  it('has an id of its own for each of two headings with the same words', () => {
    const ids = [...markupOf('## A day\n\n## A day\n\n## A day').matchAll(/ id="(.*?)"/g)];
    expect(new Set(ids.map(([, id]) => id)).size).toBe(3);
  });

  it('shows code below lines in bold as tabs, of which the first is open', () => {
    const text = '**curl**\n\n```sh\na\n```\n\n```output\n1\n```\n\n**R**\n\n```r\nb\n```\n\n```sh\nc\n```';
    expect(markupOf(text).match(/<\/?details.*?>|<summary>.*?<\/summary>|class=".*?"/g)).toEqual([
      '<details name="fold-0" open>',
      '<summary>curl</summary>',
      'class="code"',
      'class="language-sh"',
      'class="output"',
      '</details>',
      '<details name="fold-0">',
      '<summary>R</summary>',
      'class="code"',
      'class="language-r"',
      '</details>',
      'class="code"',
      'class="language-sh"',
    ]);
  });

  it('shows a single block of code or tables below lines in bold when the reader opens them', () => {
    const table = '| A |\n| - |\n| 1 |';
    const text = `**Answer**\n\n\`\`\`json\n1\n\`\`\`\n\nText\n\n**x** {#t-x}\n\n${table}\n\n**y**\n\n${table}`;
    expect(markupOf(text).match(/<details.*?>/g)).toEqual(['<details>', '<details id="t-x">', '<details>']);
  });

  it('has in small letters what follows a line break in a cell', () => {
    expect(markupOf('| A | B |\n| - | -: |\n| `x`<br>text, *long* | 1 |')).toContain(
      '<th scope="row" class="sticky"><code>x</code><small>text, <em>long</em></small></th><td>1</td>',
    );
  });

  it('has an id for each row of a table, where its page names them', () => {
    const text = '## Fields {#fields}\n\n| Field |\n| - |\n| `a.b` |';
    const markup = documentMarkup(site, text, { fields: (name) => `field-${name}` });
    expect(String(markup)).toContain('<tr id="field-a.b">');
  });

  it('names each table like the heading above it', () => {
    expect(markupOf('## The `a`\n\n| A |\n| - |\n| 1 |')).toContain('aria-label="The a"');
  });

  it('has links and no HTML of its own', () => {
    expect(markupOf('A [link](https://a.example) and <b>bold</b>\n\n<!-- note -->')).toBe(
      '<p>A <a href="https://a.example">link</a> and &lt;b&gt;bold&lt;/b&gt;</p>\n',
    );
  });
});

describe('a document with values of the feed', () => {
  it.for(rejectedNames)('has no element that could come from %j', (name) => {
    const elements = namesOf(markupOf(escapeLinks(`- 2026-01-02: ${name}\n\n${name}\n`)));
    expect(elements.filter((element) => !/^(ul|li|p|h2|code|br)$/.test(element))).toEqual([]);
  });

  it('shows links, images, addresses and HTML as text', () => {
    const text =
      'A [link](https://a.example), ![image](x.png), <b>bold</b>, https://b.example and www.c.example';
    const [shown] = parseDocument(markupOf(escapeLinks(text))).children;
    expect(DomUtils.textContent(shown ?? [])).toBe(text);
    expect(namesOf(markupOf(escapeLinks(text)))).toEqual(['p']);
  });
});
