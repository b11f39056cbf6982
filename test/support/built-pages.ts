import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { Parser } from 'htmlparser2';
import { perWorld } from './world.ts';

/** A page of `dist/`: where it is, and what other pages may link to. */
export interface BuiltPage {
  readonly address: string;
  readonly file: string;
  /** The kind of page: `season`, `match` … */
  readonly template: string;
  readonly language: string;
  readonly bytes: number;
  readonly ids: ReadonlySet<string>;
  readonly repeatedIds: readonly string[];
  /** Addresses of links, images, styles and scripts, as written. */
  readonly links: ReadonlySet<string>;
}

/** Reads the pages that the build of a league wrote. */
export const builtPagesOf = perWorld(({ datasetRoot }) => {
  const dist = path.join(datasetRoot, 'dist');

  /** Returns the text of a page's file. */
  const readPage = (file: string) => readFileSync(path.join(dist, file), 'utf8');

  /** Every page, parsed once. */
  const builtPages = fastGlob
    .sync('**/*.html', { cwd: dist })
    .sort()
    .map((file) => parsePage(file, readPage(file)));

  return { dist, readPage, builtPages, samplePages: samplesOf(builtPages) };
});

function parsePage(file: string, text: string): BuiltPage {
  const ids = new Set<string>();
  const repeatedIds: string[] = [];
  const links = new Set<string>();
  let template = '';
  let language = '';
  const parser = new Parser({
    onopentag(_name, { id, href, src, lang, ...attributes }) {
      if (id !== undefined) {
        if (ids.has(id)) repeatedIds.push(id);
        ids.add(id);
      }
      const link = href ?? src;
      if (link !== undefined) links.add(link);
      template ||= attributes['data-page'] ?? '';
      language ||= lang ?? '';
    },
  });
  parser.end(text);
  return {
    address: addressOf(file),
    file,
    template,
    language,
    bytes: text.length,
    ids,
    repeatedIds,
    links,
  };
}

/** Returns the address under which the CDN serves a file: without `index.html` and `.html`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/**
 * Returns two pages of each template, which between them have both languages and both extremes: the largest English page and
 * the smallest French one.
 */
function samplesOf(builtPages: readonly BuiltPage[]): BuiltPage[] {
  return [
    ...Map.groupBy(
      builtPages.filter(({ template }) => template !== ''),
      ({ template }) => template,
    ).values(),
  ].flatMap((pages) => {
    const bySize = pages.toSorted((a, b) => a.bytes - b.bytes || (a.file < b.file ? -1 : 1));
    const largest = bySize.findLast(({ language }) => language === 'en');
    const smallest = bySize.find(({ language }) => language === 'fr');
    return [largest, smallest].filter((page) => page !== undefined);
  });
}
