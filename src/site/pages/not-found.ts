import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';

/** Returns the page for an address that has none. */
export function notFoundPage(site: Site): Page {
  const { t } = site;
  return {
    route: { page: 'not-found' },
    title: t.notFound.title,
    description: t.notFound.text,
    content: html`<p>${t.notFound.text}</p>
<ul>
<li><a href="${site.path({ page: 'home' })}">${t.nav.home}</a></li>
<li><a href="${site.path({ page: 'seasons' })}">${t.nav.seasons}</a></li>
<li><a href="${site.path({ page: 'clubs' })}">${t.nav.clubs}</a></li>
<li><a href="${site.path({ page: 'docs' })}">${t.docs.title}</a></li>
</ul>`,
  };
}
