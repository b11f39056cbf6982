import type { Tables } from '../../records/published.ts';
import { service } from '../../service.ts';
import { type Addresses, pathOf } from '../addresses.ts';
import { shareButton } from '../components/take-away.ts';
import { type Html, html, nothing } from '../html.ts';
import { developerLink } from '../links.ts';
import { isForDevelopers, pageKinds, type Route } from '../page-kinds.ts';
import type { LeagueData } from '../published-data.ts';
import type { Page, Site } from '../site.ts';
import { translator, type Words } from '../words.ts';
import { head } from './document-head.ts';
import { shareImageOf } from './share-drawings.ts';

/**
 * Returns the document of a page, for a browser or, where it is embedded, for a frame in other sites. Fans read the
 * apostrophe that is printed, in names of the data too; code keeps the one that is typed.
 */
export function layout(site: Site, page: Page): string {
  const { isEmbedded } = pageKinds[page.route.page];
  const document = String(html`<!doctype html>
<html lang="${site.language}">
<head>
${isEmbedded ? html`<base target="_blank">\n` : nothing}${head(site, page)}
</head>
<body data-page="${page.route.page}" data-pictures="${site.assets['chart-picture']}"${site.isFilesOnly ? html` data-files-only` : nothing}>
${isEmbedded ? embeddedBody(site, page) : wholeBody(site, page)}
</body>
</html>
`);
  return isForDevelopers(page.route) ? document : document.replaceAll('&#39;', '’');
}

/** Returns the content of a page for a frame, with a link that opens the site. */
function embeddedBody(site: Words & Addresses & LeagueData, { title, content }: Page): Html {
  const { t, format } = site;
  return html`<main class="page">
<h1>${title}</h1>
${content}
<p class="note">${t('Results up to {day}', { day: format.day(site.asOf) })} · <a href="${site.path({ page: 'home' })}">${service.name}</a></p>
</main>`;
}

/** Returns a page from its header to its footer. */
function wholeBody(site: Site, page: Page): Html {
  const { t, language } = site;
  const { title, content, header, trail } = page;
  const path = site.path(page.route);
  const menu = site.menu('header');
  const current =
    menu.find(({ route }) => route.page === page.route.page) ??
    menu.find(({ section }) => section.length > 4 && path.startsWith(`${section}/`));
  const links = menu.map((link) => {
    const { label, route } = link;
    const inEnglish = isForDevelopers(route) && language !== 'en' ? html` hreflang="en"` : nothing;
    const mark =
      link === current ? html` aria-current="${site.path(route) === path ? 'page' : 'true'}"` : nothing;
    const now = route.page === 'matches' ? html` <span class="now"></span>` : nothing;
    return html`<li><a href="${site.path(route)}"${inEnglish}${mark}>${label}${now}</a></li>\n`;
  });
  return html`<a class="skip" href="#content">${t('Skip to content')}</a>
<header class="site-header"><div>
<a class="brand" href="${site.path({ page: 'home' })}">${service.name}</a>
<nav aria-label="${t('Main')}"><ul>
${links}</ul></nav>
<div class="tools">${searchField(site)}${otherLanguages(site, page.route)}</div></div></header>
<main class="page" id="content">
${trail ? html`<div class="above">${breadcrumbs(site, trail)}${shareLine(site, page.route)}</div>\n` : nothing}${header ?? html`<h1>${title}</h1>`}
${content}
${
  site.tables.league.feed === null
    ? nothing
    : html`<p class="visually-hidden" id="announcement" role="status"></p>
`
}</main>
${footer(site, page.route)}`;
}

/** Returns the links, the day of the data and the licence below every page. */
function footer(site: Site, route: Route): Html {
  const { t, repository, tables } = site;
  const { license, attribution } = tables.league;
  const links = site.menu('footer').map((link) => {
    const isDeveloper = isForDevelopers(link.route);
    return isDeveloper
      ? developerLink(site, link.route, link.label)
      : html`<a href="${site.path(link.route)}">${link.label}</a>`;
  });
  links.push(html`<a href="/openapi.json">OpenAPI</a>`);
  if (repository !== undefined) links.push(html`<a href="${repository}">${t('Source code')}</a>`);
  const report = reportAddress(site, site.path(route));
  links.push(html`<a href="${report}" rel="nofollow">${t('Report an error')}</a>`);
  return html`<footer class="site-footer"><div>
<ul>${links.map((link) => html`<li>${link}</li>`)}</ul>
${site.isFilesOnly ? filesOnlyNote(site) : nothing}
<p><span class="as-of">${t('Results up to {day}', { day: site.format.day(site.asOf) })}</span>.
${t('Independent; not affiliated with or endorsed by the {league} or any federation.')}</p>
${onlyInEnglish(tables, route)}
<p><a href="${license.url}" rel="license">${license.name}</a> · <q>${attribution}</q></p>
</div></footer>`;
}

/** Returns the address at which readers report an error of a page: the repository's form, which names it, or whom to write to. */
function reportAddress(site: Addresses, path: string): string {
  const { repository, siteUrl = '' } = site;
  return repository === undefined
    ? `${site.path({ page: 'about' })}#report`
    : `${repository}/issues/new?template=data-correction.yml&where=${encodeURIComponent(siteUrl + path)}`;
}

/** Returns the field of the search, which the script makes work. */
function searchField({ t, assets, searchIndex }: Words & Addresses): Html {
  if (searchIndex === undefined) return nothing;
  return html`<search class="search" data-script="${assets['search-box']}" data-index="${searchIndex}">
<input type="search" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-label="${t('Search')}"
 aria-keyshortcuts="/" placeholder="${t('Search a club, player, match')}" autocomplete="off" spellcheck="false">
<kbd aria-hidden="true">/</kbd>
<div class="found"><p class="small" role="status"></p></div></search>
`;
}

function otherLanguages({ language, tables: { league } }: Words & LeagueData, route: Route): Html[] {
  return league.languages
    .filter((otherLanguage) => otherLanguage !== language && !isForDevelopers(route))
    .map((otherLanguage) => {
      const address = pathOf(league, route, otherLanguage);
      return html`<a class="language" href="${address}" lang="${otherLanguage}" hreflang="${otherLanguage}">${
        languageNames[otherLanguage]
      }</a>\n`;
    });
}

/** Returns what a page for developers says to readers of the site's other languages. */
function onlyInEnglish({ league }: Tables, route: Route): Html | Html[] {
  if (!isForDevelopers(route)) return nothing;
  return league.languages
    .filter((language) => language !== 'en')
    .map((language) => {
      const t = translator(language, league);
      const home = pathOf(league, { page: 'home' }, language);
      return html`<p lang="${language}">${t('This page is in English alone.')}
<a href="${home}" hreflang="${language}">${t('Home')}</a></p>\n`;
    });
}

/** Each language in its own words. */
const languageNames = { en: 'English', fr: 'Français' } as const;

function breadcrumbs(site: Words & Addresses, trail: NonNullable<Page['trail']>): Html {
  const items = trail.map(({ label, route }) => html`<li><a href="${site.path(route)}">${label}</a></li>`);
  return html`<nav class="trail" aria-label="${site.t('Pages above')}"><ol>${items}</ol></nav>`;
}

/** Returns a button that shares the page, beside the picture of 1200 × 630 that messengers show with its link. */
function shareLine(site: Site, route: Route): Html {
  if (isForDevelopers(route)) return nothing;
  const picture = shareImageOf(site, route);
  return html`<p class="take small">${shareButton(site)} <a href="${picture}" download>${site.t('Picture')}</a></p>`;
}

/** Says what a copy without the Worker lacks, and which files have it. */
function filesOnlyNote({ t, currentSeason }: Words & LeagueData): Html {
  const query = html`<code>/api/v1/matches?season=${currentSeason}</code>`;
  const file = `/data/v1/matches/season/${currentSeason}.json`;
  return html`<p>${t('This copy is made of files: it has no live results and answers no queries. The answer to')}
${query} ${t('is')} <a href="${file}">${file}</a>.
${t('All files:')} <a href="/data/v1/index.json">/data/v1/index.json</a></p>
`;
}
