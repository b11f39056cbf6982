import { service } from '../service.ts';
import { assetAddresses } from './assets.ts';
import { type Html, html, raw } from './html.ts';
import { languages } from './language.ts';
import { pathOf, type Route } from './routes.ts';
import type { Site } from './site.ts';

/** A page: its address, what search results show of it, and its content. */
export interface Page {
  readonly route: Route;
  readonly title: string;
  readonly description: string;
  readonly content: Html;
  /** Structured data of schema.org. */
  readonly structuredData?: object;
}

const navigation = ['home', 'seasons', 'clubs', 'players', 'records', 'data', 'docs'] as const;

/** Returns the document of a page: head, navigation, content and footer. */
export function layout(site: Site, { route, title, description, content, structuredData }: Page): string {
  const { t, language } = site;
  const path = site.path(route);
  return String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${t.siteName}</title>
<meta name="description" content="${description}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:type" content="website">
${languages.map((other) => html`<link rel="alternate" hreflang="${other}" href="${pathOf(route, other)}">\n`)}<meta name="messages" data-filter="${t.script.filter}" data-copy="${t.script.copy}" data-copied="${t.script.copied}">
<link rel="icon" href="${assetAddresses.icon}" type="image/svg+xml">
<link rel="stylesheet" href="${assetAddresses.style}">
<link rel="service-desc" type="application/json" href="/openapi.json">
<script type="module" src="${assetAddresses.script}"></script>
${structuredData === undefined ? '' : html`<script type="application/ld+json">${raw(scriptSafe(structuredData))}</script>`}
</head>
<body data-page="${route.page}">
<a class="skip" href="#content">${t.skip}</a>
<header class="site-header"><div>
<a class="brand" href="${site.path({ page: 'home' })}">${service.name}</a>
<nav aria-label="${t.mainNavigation}"><ul>
${navigation
  .filter((page) => !site.data.emptyPages.has(page))
  .map((page) => {
    const link = site.path({ page });
    return html`<li><a href="${link}"${link === path ? html` aria-current="page"` : ''}>${t.nav[page]}</a></li>\n`;
  })}${languages
  .filter((other) => other !== language)
  .map(
    (other) =>
      html`<li><a href="${pathOf(route, other)}" lang="${other}" hreflang="${other}">${t.otherLanguage}</a></li>`,
  )}
</ul></nav>
</div></header>
<main class="page" id="content">
<h1>${title}</h1>
${content}
<footer class="site-footer">
<p>${t.asOf(site.format.day(site.asOf))}. ${t.independent}</p>
<p><a href="${service.license.url}">${service.license.name}</a> · <q>${service.attribution}</q></p>
<p>${optionalLink(site, 'ratings', t.ratings)}<a href="${site.path({ page: 'quality' })}">${t.quality}</a> · ${optionalLink(site, 'referees', t.referees.title)}<a href="${site.path({ page: 'venues' })}">${t.venues.title}</a> · <a href="${site.path({ page: 'about' })}">${t.about}</a> · <a href="/openapi.json">OpenAPI</a></p>
</footer>
</main>
</body>
</html>
`);
}

/** The link to a page that some leagues have no data for, and what follows it. */
function optionalLink(site: Site, page: 'ratings' | 'referees', text: string): Html | string {
  if (site.data.emptyPages.has(page)) return '';
  return html`<a href="${site.path({ page })}">${text}</a> · `;
}

/** JSON that cannot end the script element it stands in. */
function scriptSafe(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
