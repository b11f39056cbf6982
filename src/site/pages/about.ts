import { service } from '../../service.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';

/** Returns the page on licence, sources, attribution and contact. */
export function aboutPage(site: Site): Page {
  const { t } = site;
  return {
    route: { page: 'about' },
    title: t.aboutPage.title,
    description: t.aboutPage.description,
    content: html`<p>${t.independent}</p>
<h2 id="licence">${t.licence}</h2>
<p>${t.aboutPage.licence} <a href="${service.license.url}">${service.license.name}</a>.</p>
<h2 id="attribution">${t.aboutPage.attribution}</h2>
<pre data-copy tabindex="0"><code>${service.attribution}</code></pre>
<h2 id="error">${t.reportError}</h2>
<p>${t.aboutPage.reportError}</p>
<ul>${t.aboutPage.reportParts.map((part) => html`<li>${part}</li>`)}</ul>`,
  };
}
