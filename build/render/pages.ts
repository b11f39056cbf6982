import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { League } from '../../src/records/league-schema.ts';
import { fileOf, pathOf } from '../../src/site/addresses.ts';
import { developerPages, developersSite, pagesOf, sitesOf } from '../../src/site/all-pages.ts';
import { iconPicture, iconPictures } from '../../src/site/frame/asset-addresses.ts';
import { layout } from '../../src/site/frame/layout.ts';
import { shareImages } from '../../src/site/frame/share-drawings.ts';
import { html, raw } from '../../src/site/html.ts';
import { isForDevelopers, pageKinds, type Route } from '../../src/site/page-kinds.ts';
import { playerFigures as playerFiguresOf } from '../../src/site/player/all-player-figures.ts';
import { makeSearchIndex } from '../../src/site/search/make-search-index.ts';
import type { Site, SiteInputs } from '../../src/site/site.ts';
import { assetAddress } from './assets.ts';
import { renderResultsFeed } from './atom-feeds.ts';
import { type DocumentPage, renderDocuments } from './llms.ts';

/** Renders the pages of the site in every language, and what search engines, messengers and feed readers ask for. */
export async function* renderPages(
  sources: SiteInputs,
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
      if (site === sites[0] && !pageKinds[page.route.page].isHidden) routes.push(page.route);
    }
    if (siteUrl !== undefined) yield renderResultsFeed(site, siteUrl);
  }
  const english = developersSite(sites);
  const documents: DocumentPage[] = [];
  for (const page of developerPages(english)) {
    yield [fileOf(english.path(page.route)), layout(english, page)];
    routes.push(page.route);
    if (page.markdown !== undefined) documents.push({ ...page, markdown: page.markdown });
  }
  yield* renderDocuments(english, documents);
  yield ['/robots.txt', renderRobots(siteUrl)];
  if (siteUrl !== undefined) yield ['/sitemap.xml', renderSitemap(sources.tables.league, routes, siteUrl)];
  yield* await images;
}

/**
 * Renders `sitemap.xml`, with every page in each of its languages and its address in the others. Its addresses have an origin.
 */
export function renderSitemap(
  league: Pick<League, 'languages'>,
  routes: readonly Route[],
  siteUrl: string,
): string {
  const { languages } = league;
  const entries = routes.flatMap((route) => {
    if (isForDevelopers(route))
      return [html`<url><loc>${siteUrl}${pathOf(league, route, 'en')}</loc></url>\n`];
    const alternates = languages.map(
      (language) =>
        html`<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${pathOf(league, route, language)}"/>`,
    );
    return languages.map(
      (language) => html`<url><loc>${siteUrl}${pathOf(league, route, language)}</loc>${alternates}</url>\n`,
    );
  });
  return String(html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
`);
}

/** Renders `robots.txt`. Answers of the API are also files, and asking for them all would use up a crawler's quota. */
export function renderRobots(siteUrl: string | undefined): string {
  const sitemap = siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /api/\n${sitemap}`;
}

/** Renders the icons, and the images that messengers show with links, as PNG. */
export async function renderImages(sites: readonly Site[]): Promise<[address: string, content: Buffer][]> {
  const icons = iconPictures.map(
    ({ address, size, hasBackground }) => [address, iconPicture(size, hasBackground)] as const,
  );
  const images = [...icons, ...sites.slice(0, 1).flatMap((site) => [...shareImages(site)])];
  const pngs = await drawPngs(images.map(([, svg]) => svg));
  return images.map(([address], index) => [address, pngs[index] ?? Buffer.alloc(0)]);
}

/** Returns SVG texts as PNG. They are drawn in a thread of their own, while the pages are rendered. */
export async function drawPngs(svgs: readonly string[]): Promise<Buffer[]> {
  const worker = new Worker(new URL('./share-image-worker.ts', import.meta.url), { workerData: svgs });
  const [pngs]: Uint8Array[][] = await once(worker, 'message');
  return (pngs ?? []).map((png) => Buffer.from(png));
}
