import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';

const compressedBytes = (content: string | Buffer) => gzipSync(content).length;

/** Templates whose pages list every player of a season, or every column of every download. */
const longTemplates = ['players', 'season-players', 'data'];
const maxBytes = {
  page: 21_000,
  longPage: 40_000,
  card: 6000,
  asset: { js: 15_000, css: 9000, json: 60_000 },
  /** All scripts that a page loads together. */
  scripts: 20_000,
};
/** What the first query of SQL loads: the library with its worker, and SQLite itself. */
const maxSqliteBytes = { js: 17_000, wasm: 350_000 };
/** Pages of a template compress alike, so that its largest ones are among those with the most bytes. */
const largestShown = 3;

describe.for(builtWorlds)('$name', (world) => {
  const { builtPages, dist, readPage } = builtPagesOf(world);

  const largest = [
    ...Map.groupBy(builtPages, ({ template, language }) => `${template} ${language}`).values(),
  ].flatMap((pages) => pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, largestShown));

  it.for(largest)('the budget of compressed bytes is met by $address', ({ file, template }) => {
    const { page, longPage, card } = maxBytes;
    const limit = longTemplates.includes(template)
      ? longPage
      : template.startsWith('embedded-')
        ? card
        : page;
    expect(compressedBytes(readPage(file))).toBeLessThanOrEqual(limit);
  });

  it('the budget of compressed bytes is met by the scripts that each page loads', () => {
    const scripts = new Set(
      builtPages.map(({ file }) =>
        [...readPage(file).matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src]) => `${src}`).join(' '),
      ),
    );
    for (const loaded of scripts) {
      const sizes = loaded.split(' ').map((src) => compressedBytes(readFileSync(path.join(dist, src))));
      expect(
        sizes.reduce((sum, size) => sum + size),
        loaded,
      ).toBeLessThanOrEqual(maxBytes.scripts);
    }
  });

  const assets = readdirSync(path.join(dist, 'assets'));

  it.for(assets.filter((name) => !name.endsWith('.woff2')))(
    'the budget of compressed bytes is met by %s',
    (name) => {
      const extension = name.split('.').at(-1) ?? '';
      const limits: Record<string, number> = name.startsWith('sqlite') ? maxSqliteBytes : maxBytes.asset;
      expect(compressedBytes(readFileSync(path.join(dist, 'assets', name)))).toBeLessThanOrEqual(
        limits[extension] ?? 0,
      );
    },
  );
});
