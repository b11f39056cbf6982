import { html } from '../html.ts';
import type { Page, Site } from '../site.ts';

/** Returns the page for an address that has none. */
export function notFoundPage(site: Site): Page {
  const { t } = site;
  return {
    route: { page: 'not-found' },
    title: t('Page not found'),
    description: t('There is no page at this address. Try:'),
    content: html`<p>${t('There is no page at this address. Try:')}</p>
<ul>${site.menu('header').map(({ route, label }) => html`<li><a href="${site.path(route)}">${label}</a></li>`)}</ul>`,
  };
}
