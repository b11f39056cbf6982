import type { Tables } from '../../src/records/published.ts';
import type { QualityReport } from '../../src/records/quality.ts';
import { resources } from '../../src/resources/index.ts';
import { languages } from '../../src/site/language.ts';
import { layout } from '../../src/site/layout.ts';
import { pagesOf } from '../../src/site/pages/index.ts';
import { fileOf } from '../../src/site/routes.ts';
import { sitesOf } from '../../src/site/site.ts';

/** Returns the pages of the site in every language, by the path of their file. */
export function* renderPages(
  tables: Tables,
  quality: QualityReport,
): Iterable<[path: string, content: string]> {
  for (const site of sitesOf(tables, languages)) {
    for (const page of pagesOf(site, { resources, quality }))
      yield [fileOf(site.path(page.route)), layout(site, page)];
  }
}
