import { plainTable } from '../components/table.ts';
import { codeBlock } from '../docs/code-tabs.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { html } from '../html.ts';
import { translated } from '../links.ts';
import type { Site } from '../site.ts';

export const aboutKind: PageKind = {
  name: 'about',
  paths: { en: '/about', fr: '/a-propos' },
  label: 'About',
  menus: ['footer'],
  pages: (site) => [aboutPage(site)],
};

/** Returns the page on licence, sources, attribution, contact, and how to report an error. */
export function aboutPage(site: Site): Page {
  const { t, repository, quality } = site;
  const { license, attribution } = site.tables.league;
  const embeddedPath = site.path({ page: 'embedded-table' });
  return {
    route: { page: 'about' },
    title: t('About'),
    description: t('Licence, attribution, sources, contact and how to report an error.'),
    content: html`<p class="lead">${t('Independent; not affiliated with or endorsed by the {league} or any federation.')}</p>
<h2 id="licence">${t('Licence')}</h2>
<p>${t('The data is licensed')} <a href="${license.url}" rel="license">${license.name}</a>.</p>
<h2 id="attribution">${t('How to attribute')}</h2>
<p>${t('Name the sources and link the licence. Copy this, or its equivalent:')}</p>
${codeBlock(site, attribution, 'text')}
<h2 id="embed">${t('Show the table on your own site')}</h2>
<p>${t('This page may be shown in a frame. It takes the width of the frame and is as up to date as the site:')} <a href="${embeddedPath}">${embeddedPath}</a></p>
${codeBlock(site, `<iframe src="{host}${embeddedPath}" title="${t('Table')}" width="100%" height="480"></iframe>`, 'html')}
<h2 id="report">${t('Contact')}</h2>
<p>${repository === undefined ? t('This copy of the service names no repository. Send corrections to its operator.') : html`${t('For questions and corrections, see the repository:')} <a href="${repository}">${repository}</a> · <a href="${repository}/issues/new?template=data-correction.yml">${t('Report an error')}</a>`}</p>
<h2 id="sources">${t('Sources')}</h2>
${plainTable({
  caption: t('Sources'),
  headings: [t('Table|of the data'), t('Source')],
  rows: quality.tables.map(({ table, source }) => [html`<code>${table}</code>`, translated(site, source)]),
})}`,
  };
}
