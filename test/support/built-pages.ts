import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { outPath } from '../../build/project.ts';
import { perWorld } from './world.ts';

/** A page of `dist/`. */
export interface BuiltPage {
  readonly address: string;
  readonly file: string;
  /** The kind of page: `season`, `match` … */
  readonly template: string;
  readonly language: string;
  readonly bytes: number;
}

/** Reads the pages that the build of a league wrote. */
export const builtPagesOf = perWorld(({ project }) => {
  const dist = outPath(project);

  /** Returns the text of a page's file. */
  const readPage = (file: string) => readFileSync(path.join(dist, file), 'utf8');

  /** Every page. */
  const builtPages = fastGlob
    .sync('**/*.html', { cwd: dist })
    .sort()
    .map((file) => describePage(file, readPage(file)));

  return { dist, readPage, builtPages, samplePages: samplesOf(builtPages) };
});

/** Returns what a page is, by the attributes of its first tags. */
function describePage(file: string, text: string): BuiltPage {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1] ?? '';
  return {
    address: addressOf(file),
    file,
    template: attribute('data-page'),
    language: attribute('lang'),
    bytes: text.length,
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
