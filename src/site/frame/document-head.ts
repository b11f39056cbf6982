import { service } from '../../service.ts';
import { type Addresses, markdownPathOf, pathOf, rootOf } from '../addresses.ts';
import { localeOf } from '../formats.ts';
import { type Html, html, nothing, raw } from '../html.ts';
import { isForDevelopers, pageKinds, type Route } from '../page-kinds.ts';
import type { LeagueData } from '../published-data.ts';
import type { Page, Site } from '../site.ts';
import type { Words } from '../words.ts';
import { iconAddresses } from './asset-addresses.ts';
import { shareImageOf } from './share-drawings.ts';
import { breadcrumbData } from './structured-data.ts';

const feedNames = { en: 'results.atom', fr: 'resultats.atom' } as const;

/** Returns the address of the feed of results in the language of a site. */
export function feedAddress({ language, tables }: Words & LeagueData): string {
  return `${rootOf(tables.league, language)}/${feedNames[language]}`;
}

/** Returns a page's title, addresses, assets and structured data, which programs read. */
export function head(site: Site, page: Page): Html {
  const { route, title, description } = page;
  const { t, language } = site;
  const { style, font, ...assets } = site.assets;
  const script = assets[pageKinds[route.page].isLive ? 'live-page' : 'plain-page'];
  // The title of home names the league already.
  const siteTitle = route.page === 'home' ? service.name : t('{league} open data');
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${siteTitle}</title>
<meta name="description" content="${description}">
<meta property="og:title" content="${title}">
<meta property="og:type" content="website">
<meta property="og:locale" content="${localeOf(site.tables.league, language).replace('-', '_')}">
${pageKinds[route.page].isHidden ? html`<meta name="robots" content="noindex">` : addresses(site, route)}
<link rel="icon" href="${iconAddresses.small}" type="image/png" sizes="32x32">
<link rel="icon" href="${iconAddresses.svg}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${iconAddresses.touch}">
<link rel="manifest" href="${iconAddresses.manifest}">
<link rel="stylesheet" href="${style}">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
${page.markdown ? html`<link rel="alternate" type="text/markdown" href="${markdownPathOf(site, route)}">` : nothing}
${isForDevelopers(route) ? html`<link rel="service-desc" type="application/json" href="/openapi.json">` : nothing}
<script type="module" src="${script}"></script>${structuredData(site, page)}`;
}

/** Returns the complete addresses of a page. There are none where the build does not know the site's origin. */
function addresses(site: Site, route: Route): Html {
  const { t, tables, siteUrl } = site;
  const { league } = tables;
  if (siteUrl === undefined) return nothing;
  const alternates = (isForDevelopers(route) ? [] : league.languages).map(
    (alternate) =>
      html`<link rel="alternate" hreflang="${alternate}" href="${siteUrl}${pathOf(league, route, alternate)}">\n`,
  );
  const address = siteUrl + site.path(route);
  return html`${alternates}<link rel="canonical" href="${address}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${siteUrl}${shareImageOf(site, route)}">
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/atom+xml" title="${t('{league}: results')}" href="${feedAddress(site)}">
`;
}

/** Returns what programs read of a page: what it is about, and the pages above it. */
function structuredData(site: Addresses, page: Page): Html {
  const parts = [page.structuredData, breadcrumbData(site, page)].filter((part) => part !== undefined);
  if (parts.length === 0) return nothing;
  return html`\n<script type="application/ld+json">${raw(scriptSafe({ '@context': 'https://schema.org', '@graph': parts }))}</script>`;
}

/** Returns JSON that cannot end the script element it is in. */
function scriptSafe(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
