import { dataReleases } from '../docs/changes.ts';
import { type Html, html, nothing } from '../html.ts';
import { developerLink } from '../links.ts';
import type { Site } from '../site.ts';

const entriesShown = 3;

/** Returns the last changes of the data, each to be opened, and a link to all. Their texts are in English. */
export function whatIsNew(site: Site): Html {
  const { t, format, sources } = site;
  const entries = dataReleases(sources).slice(0, entriesShown);
  if (entries.length === 0) return nothing;
  return html`<section class="panel"><h2 id="new">${t('What is new')}</h2>
${entries.map(({ title, day, text }) => html`<details><summary>${day === undefined ? title : format.day(day)}</summary><div class="small" lang="en">${text}</div></details>\n`)}
<p class="small">${developerLink(site, { page: 'changelog' }, t('All changes'))}</p></section>`;
}
