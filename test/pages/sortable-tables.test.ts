import { describe, expect, it } from 'vitest';
import { builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { figureIn, pageTablesOf } from '../support/page-tables.ts';

const sorted =
  /<table[^>]* data-sortable>\s*<caption[^>]*>([^<]*)<.*?<th [^>]*aria-sort="descending"[^>]*>(.*?)<\/th>/gs;

describe.for(builtWorlds)('$name', (world) => {
  const { builtPages, readPage } = builtPagesOf(world);
  const { tableOn } = pageTablesOf(world);
  const sortablePages = builtPages.filter(
    ({ file, language }) => language === 'en' && readPage(file).includes(' data-sortable>'),
  );

  it.for(sortablePages)('rows that can be sorted are first in the order that $address marks', (page) => {
    const marks = [...readPage(page.file).matchAll(sorted)];
    expect(marks).toHaveLength(1);
    const [, caption = '', heading = ''] = marks[0] ?? [];
    const name = /title="([^"]*)"/.exec(heading)?.[1] ?? heading.replaceAll(/<[^>]*>/g, '');
    const figures = tableOn(page, caption).rows.map(({ texts }) => figureIn(texts[name]) ?? -1);
    expect(figures.length).toBeGreaterThan(0);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  });
});
