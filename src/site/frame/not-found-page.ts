import { html } from '../html.ts';
import { developerLink } from '../links.ts';
import type { Site } from '../site.ts';
import type { Page } from './page.ts';

/** Returns the page for an address that has none. */
export function notFoundPage(site: Site): Page {
  const { t } = site;
  return {
    route: { page: 'not-found' },
    title: t.notFound.title,
    description: t.notFound.text,
    content: html`<p>${t.notFound.text}</p>
<ul>${(['home', 'seasons', 'clubs', 'records'] as const).map((page) => html`<li><a href="${site.path({ page })}">${t.nav[page]}</a></li>`)}<li>${developerLink(site, { page: 'docs' }, t.nav.docs)}</li></ul>`,
  };
}
