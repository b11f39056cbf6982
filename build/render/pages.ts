import { kindOf } from '../../src/site/addresses.ts';
import { layout } from '../../src/site/frame/layout.ts';
import { playerFigures as playerFiguresOf } from '../../src/site/player/leaders-page.ts';
import { fileOf, type Route } from '../../src/site/routes.ts';
import { makeSearchIndex } from '../../src/site/search/make-search-index.ts';
import type { Page, Site, SiteSources } from '../../src/site/site.ts';
import { developerPages, developersSite, pagesOf, sitesOf } from '../../src/site/sites.ts';
import { assetAddress } from './assets.ts';
import { renderResultsFeed } from './atom-feeds.ts';
import { renderDocuments } from './llms.ts';
import { renderImages } from './share-images.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';

/** Renders the pages of the site in every language, and what search engines, messengers and feed readers ask for. */
export async function* renderPages(
  sources: SiteSources,
): AsyncIterable<[path: string, content: string | Buffer]> {
  const { siteUrl } = sources;
  const plainSites = sitesOf(sources, sources.tables.league.languages);
  const images = renderImages(plainSites);
  // A failure is thrown where the images are awaited below.
  images.catch(() => {});
  const sites: Site[] = [];
  const figures = JSON.stringify(playerFiguresOf(sources.tables));
  const playerFigures = assetAddress('players', 'json', figures);
  yield [playerFigures, figures];
  for (const site of plainSites) {
    const index = JSON.stringify(makeSearchIndex(site));
    const searchIndex = assetAddress(`search-${site.language}`, 'json', index);
    yield [searchIndex, index];
    sites.push({ ...site, searchIndex, playerFigures });
  }
  const routes: Route[] = [];
  for (const site of sites) {
    for (const page of pagesOf(site)) {
      yield [fileOf(site.path(page.route)), layout(site, page)];
      if (site === sites[0] && !kindOf(page.route.page).isHidden) routes.push(page.route);
    }
    if (siteUrl !== undefined) yield renderResultsFeed(site, siteUrl);
  }
  const english = developersSite(sites);
  const articles: Page[] = [];
  for (const page of developerPages(english)) {
    yield [fileOf(english.path(page.route)), layout(english, page)];
    routes.push(page.route);
    if (page.article) articles.push(page);
  }
  yield* renderDocuments(english, articles);
  yield ['/robots.txt', renderRobots(siteUrl)];
  if (siteUrl !== undefined) yield ['/sitemap.xml', renderSitemap(sources.tables.league, routes, siteUrl)];
  yield* await images;
}
