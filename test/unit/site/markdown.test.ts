import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { fromMarkdown } from '../../../src/site/markdown.ts';
import { rejectedNames } from '../../fixtures/hostile-names.ts';

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

it('our own prose has links, and no HTML', () => {
  const markup = String(fromMarkdown('A [link](https://a.example) and <b>bold</b>', 'us'));
  expect(markup).toBe('<p>A <a href="https://a.example">link</a> and &lt;b&gt;bold&lt;/b&gt;</p>\n');
});
