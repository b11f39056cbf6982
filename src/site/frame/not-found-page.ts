import type { Addresses } from '../addresses.ts';
import { html } from '../html.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';

/** Returns the page for an address that has none. */
export function notFoundPage(site: Words & Addresses): Page {
  const { t } = site;
  return {
    route: { page: 'not-found' },
    title: t('Page not found'),
    description: t('There is no page at this address. Try:'),
    content: html`<p>${t('There is no page at this address. Try:')}</p>
<ul>${site.menu('header').map(({ route, label }) => html`<li><a href="${site.path(route)}">${label}</a></li>`)}</ul>`,
  };
}
