import { languages } from '../../src/site/language.ts';
import { layout } from '../../src/site/layout.ts';
import { pagesOf } from '../../src/site/pages/index.ts';
import { fileOf } from '../../src/site/routes.ts';
import { type SiteSources, sitesOf } from '../../src/site/site.ts';

/** Returns the pages of the site in every language, by the path of their file. */
export function* renderPages(sources: SiteSources): Iterable<[path: string, content: string]> {
  for (const site of sitesOf(sources, languages)) {
    for (const page of pagesOf(site)) yield [fileOf(site.path(page.route)), layout(site, page)];
  }
}
