import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { renderAtom } from '../../../../build/render/atom-feeds.ts';

it('titles and summaries of an Atom feed are text, whatever is in them', () => {
  const text = '<b>A</b> & &lt;B&gt; ]]> "C"';
  const day = new Date('2026-01-02');
  const feed = { name: 'x', address: 'https://site.test/x.atom', title: text, copyright: 'Us', updated: day };
  const entry = { id: 'urn:x', link: 'https://site.test/x', date: day, title: text, summary: text };
  const parsed = parseDocument(renderAtom(feed, [entry]), { xmlMode: true }).children;
  const [ofFeed, ...ofEntry] = DomUtils.getElementsByTagName(
    (name) => name === 'title' || name === 'summary',
    parsed,
  );
  expect(DomUtils.textContent(ofFeed ?? [])).toBe(text);
  expect(ofEntry.map(({ attribs }) => attribs.type)).toEqual(['html', 'html']);
  for (const element of ofEntry)
    expect(DomUtils.textContent(parseDocument(DomUtils.textContent(element)).children)).toBe(text);
});
