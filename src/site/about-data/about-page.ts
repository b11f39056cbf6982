import { league } from '../../records/league.ts';
import { plainTable } from '../components/plain-table.ts';
import { translated } from '../components/translated.ts';
import { codeBlock } from '../docs/code-tabs.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

declare module '../routes.ts' {
  interface PageParameters {
    about: object;
  }
}

export const aboutKind: PageKind = {
  name: 'about',
  paths: { en: '/about', fr: '/a-propos' },
  labels: { en: 'About', fr: 'À propos' },
  menus: ['footer'],
  pages: (site) => [aboutPage(site)],
};

/** Returns the page on licence, sources, attribution, contact, and how to report an error. */
export function aboutPage(site: Site): Page {
  const { t, sources } = site;
  const { aboutPage: words } = t;
  const { repository, quality } = sources;
  const embeddedPath = site.path({ page: 'embedded-table' });
  return {
    route: { page: 'about' },
    title: words.title,
    description: words.description,
    content: html`<p class="lead">${t.independent}</p>
<h2 id="licence">${words.licence}</h2>
<p>${words.licenceText} <a href="${league.license.url}" rel="license">${league.license.name}</a>.</p>
<h2 id="attribution">${words.attribution}</h2>
<p>${words.attributionText}</p>
${codeBlock(site, league.attribution, 'text')}
<h2 id="embed">${words.embed}</h2>
<p>${words.embedText} <a href="${embeddedPath}">${embeddedPath}</a></p>
${codeBlock(site, `<iframe src="{host}${embeddedPath}" title="${t.home.table}" width="100%" height="480"></iframe>`, 'html')}
<h2 id="contact">${words.contact}</h2>
<p>${repository === undefined ? words.contactNone : html`${words.contactRepository} <a href="${repository}">${repository}</a>`}</p>
<h2 id="report">${words.report}</h2>
<p>${words.reportText}</p>
${reportForm(site)}
<h2 id="sources">${words.sources}</h2>
${plainTable({
  caption: words.sources,
  headings: [words.table, words.tableSource],
  rows: quality.tables.map(({ table, source }) => [html`<code>${table}</code>`, translated(site, source)]),
})}`,
  };
}

/** The fields of a report, by their names in the form for issues of the repository. */
const reportFields = ['where', 'present', 'expected', 'source'] as const;

/** Returns the form that writes a report; the script fills in the page that the reader comes from. */
function reportForm({ t, sources }: Site): Html {
  const { aboutPage: words } = t;
  const target = sources.repository === undefined ? '' : `${sources.repository}/issues/new`;
  return html`<form data-report="${target}"><p>${reportFields.map(
    (name) => html`<label>${words[name]} <input type="text" name="${name}" size="32" required></label>
`,
  )}<button type="submit">${words.write}</button></p><output class="answer" aria-label="${words.report}"></output></form>`;
}
