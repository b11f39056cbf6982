import { bareLayout } from '../../src/site/frame/bare-layout.ts';
import { isIndexed } from '../../src/site/frame/head.ts';
import { layout } from '../../src/site/frame/layout.ts';
import type { Page } from '../../src/site/frame/page.ts';
import { languages } from '../../src/site/language.ts';
import { pagesOf } from '../../src/site/pages.ts';
import { fileOf, type Route } from '../../src/site/routes.ts';
import { makeSearchIndex } from '../../src/site/search/make-search-index.ts';
import { type Site, type SiteSources, sitesOf } from '../../src/site/site.ts';
import { assetAddress } from './assets.ts';
import { renderChangelogFeed } from './changelog-feed.ts';
import { renderDocuments } from './llms.ts';
import { renderResultsFeed } from './results-feed.ts';
import { renderImages } from './share-images.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';

/** Renders the pages of the site in every language, and what search engines, messengers and feed readers ask for. */
export async function* renderPages(
  sources: SiteSources,
): AsyncIterable<[path: string, content: string | Buffer]> {
  const { siteUrl } = sources;
  const sites = sitesOf(sources, languages);
  const [firstSite] = sites;
  const images = firstSite && renderImages(sites);
  // A failure is thrown where the images are awaited below.
  images?.catch(() => {});
  const routes: Route[] = [];
  const articles: Page[] = [];
  for (const plainSite of sites) {
    const index = JSON.stringify(makeSearchIndex(plainSite));
    const searchIndex = assetAddress(`search-${plainSite.language}`, 'json', index);
    yield [searchIndex, index];
    const site = { ...plainSite, searchIndex };
    for (const page of pagesOf(site)) {
      yield [fileOf(site.path(page.route)), documentOf(site, page)];
      if (plainSite !== firstSite) continue;
      if (isIndexed(page.route)) routes.push(page.route);
      if (page.article) articles.push(page);
    }
    if (siteUrl !== undefined) yield renderResultsFeed(site, siteUrl);
  }
  if (firstSite && siteUrl !== undefined) yield renderChangelogFeed(firstSite, siteUrl);
  if (firstSite) yield* renderDocuments(firstSite, articles);
  yield ['/robots.txt', renderRobots(siteUrl)];
  if (siteUrl !== undefined) yield ['/sitemap.xml', renderSitemap(routes, siteUrl)];
  if (images) yield* await images;
}

function documentOf(site: Site, page: Page): string {
  return page.route.page === 'embedded-table' ? bareLayout(site, page) : layout(site, page);
}
