import { type Html, html, nothing, raw } from '../html.ts';
import { type Language, languages, localeOf, rootOf } from '../language.ts';
import { pathOf, type Route } from '../routes.ts';
import type { Site } from '../site.ts';
import { iconAddress } from './assets.ts';
import type { Page } from './page.ts';
import { shareImageOf, shareImageSize } from './share-images.ts';

/** The feed of results, in each language. */
export const feedAddresses: Readonly<Record<Language, string>> = {
  en: `${rootOf('en')}/results.atom`,
  fr: `${rootOf('fr')}/resultats.atom`,
};

/** Returns a page's title, addresses, assets and structured data, which programs read. */
export function head(site: Site, { route, title, description, structuredData }: Page): Html {
  const { t, language } = site;
  const { style, script, font } = site.sources.assets;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${t.siteName}</title>
<meta name="description" content="${description}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:locale" content="${localeOf[language].replace('-', '_')}">
${isIndexed(route) ? addresses(site, route) : html`<meta name="robots" content="noindex">\n`}<link rel="icon" href="${iconAddress}" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="service-desc" type="application/json" href="/openapi.json">
<script type="module" src="${script}"></script>${
    structuredData === undefined
      ? nothing
      : html`\n<script type="application/ld+json">${raw(scriptSafe(structuredData))}</script>`
  }`;
}

/** Returns whether search engines should list a page. */
export function isIndexed({ page }: Route): boolean {
  return page !== 'not-found' && page !== 'embedded-table';
}

/** Returns the complete addresses of a page. There are none where the build does not know the site's origin. */
function addresses(site: Site, route: Route): Html {
  const { t, language } = site;
  const { siteUrl } = site.sources;
  if (siteUrl === undefined) return nothing;
  const alternates = languages.map(
    (alternate) =>
      html`<link rel="alternate" hreflang="${alternate}" href="${siteUrl}${pathOf(route, alternate)}">\n`,
  );
  const address = siteUrl + site.path(route);
  return html`${alternates}<link rel="canonical" href="${address}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${siteUrl}${shareImageOf(route, site.currentSeason)}">
<meta property="og:image:width" content="${shareImageSize.width}">
<meta property="og:image:height" content="${shareImageSize.height}">
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/atom+xml" title="${t.feed}" href="${feedAddresses[language]}">
`;
}

/** Returns JSON that cannot end the script element it is in. */
function scriptSafe(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
