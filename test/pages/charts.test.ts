import { describe, expect, it } from 'vitest';
import { builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';

/** The least distance of two names in units of a drawing: the size of their letters on a phone. */
const lineHeight = 24;

const charts = /<svg class="chart".*?<\/svg>/gs;
const labels = /<text class="name" x="(\d+)" y="(\d+)">/g;

describe.for(builtWorlds)('$name', (world) => {
  const { builtPages, readPage } = builtPagesOf(world);
  // The places do not depend on the language.
  const pages = builtPages.filter(({ language }) => language === world.league.languages[0]);
  const chartsOf = (...templates: string[]) =>
    pages
      .filter(({ template }) => templates.includes(template))
      .flatMap(({ file, address }) =>
        [...readPage(file).matchAll(charts)].map(([chart]) => ({ address, chart })),
      );

  it('no name of a chart covers another or is crossed by a line', () => {
    const crowded = chartsOf('season', 'club', 'head-to-head', 'forecasts').filter(({ chart }) => {
      const names = [...chart.matchAll(labels)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
      const heights = names.map(({ y }) => y).sort((a, b) => a - b);
      const linesEnd = Math.max(...[...chart.matchAll(/[ML]([\d.]+),/g)].map(([, x]) => Number(x)));
      return (
        names.some(({ x }) => x <= linesEnd) ||
        heights.some((y, index) => index > 0 && y - (heights[index - 1] ?? 0) < lineHeight - 1)
      );
    });
    expect(crowded.map(({ address }) => address)).toEqual([]);
  });

  it('each chart of a season has days or matches below it', () => {
    const withResults = chartsOf('season').filter(({ chart }) => / d="M[^"]*L/.test(chart));
    const bare = withResults.filter(({ chart }) => !chart.includes('text-anchor="middle"'));
    expect(bare.map(({ address }) => address)).toEqual([]);
  });
});
