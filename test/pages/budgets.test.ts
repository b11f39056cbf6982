import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type PageName, pageKinds } from '../../src/site/page-kinds.ts';
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
  /** All scripts of a page, with the worker and the chart that it loads by itself once a match is in play. */
  scripts: 20_000,
};
/** What the first query of SQL loads: the library with its worker, and SQLite itself. */
const maxSqliteBytes = { js: 17_000, wasm: 350_000 };
/** Pages of a template compress alike, so that its largest ones are among those with the most bytes. */
const largestShown = 3;

/** Scripts that wait for the reader: for the field of the search, for a chart to be saved, for a query of SQL. */
const askedFor = /^(search-box|chart-picture|sqlite-worker)/;
/** What a page has that says how the season may end, which its worker plays out once a match has begun. */
const playsSeasonOut = / data-figure="[^"]*(first|headline)|<table[^>]* data-live/;
const showsMatches = / data-(match|figure|live|after|events)[ =>]/;

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

  const assets = readdirSync(path.join(dist, 'assets'));

  /** Returns the scripts that a page loads from its first to its last minute, in play too, without the reader asking for more. */
  const scriptsOf = (text: string): string[] => {
    const named = [...text.matchAll(/\/assets\/([\w-]+\.js)["&]/g)].map(([, name]) => `${name}`);
    const worker = assets.filter((name) => name.startsWith('what-if-worker') && playsSeasonOut.test(text));
    return [...new Set([...named, ...worker])].filter((name) => !askedFor.test(name)).sort();
  };

  const scripts = builtPages.map(({ file, template }) => {
    const text = readPage(file);
    return { file, template, names: scriptsOf(text), isLive: showsMatches.test(text) };
  });

  it('the budget of compressed bytes is met by the scripts of each page, in play too', () => {
    for (const names of new Set(scripts.map(({ names }) => names.join(' ')))) {
      const sizes = names
        .split(' ')
        .map((name) => compressedBytes(readFileSync(path.join(dist, 'assets', name))));
      expect(
        sizes.reduce((sum, size) => sum + size),
        names,
      ).toBeLessThanOrEqual(maxBytes.scripts);
    }
  });

  it('pages that show matches, and no others, have the script that keeps these up to date', () => {
    for (const { file, template, names, isLive } of scripts) {
      const { isLive: isOfLiveKind = false } = pageKinds[template as PageName];
      // A page of such a kind may have no match yet.
      if (isLive) expect(isOfLiveKind, file).toBe(true);
      const [script] = names.filter((name) => /^(live|plain)-page/.test(name));
      expect(script, file).toMatch(isOfLiveKind ? /^live/ : /^plain/);
    }
  });

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
