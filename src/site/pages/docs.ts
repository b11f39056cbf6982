import { apiRoot } from '../../resources/discovery.ts';
import type { Resource } from '../../resources/resource.ts';
import { table } from '../components/table.ts';
import { topicsOf } from '../docs/topics/index.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';

/** Returns the documentation's front page: quick start, endpoints, and how the API behaves. */
export function docsPage(site: Site, resources: readonly Resource[]): Page {
  const { t, language } = site;
  const topics = topicsOf(language);
  const [start, ...rest] = topics;
  return {
    route: { page: 'docs' },
    title: t.docs.title,
    description: t.docs.description,
    content: html`<nav aria-label="${t.docs.contents}"><ul class="dates">${topics.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}<li><a href="#endpoints">${t.docs.endpoints}</a></li></ul></nav>
${start === undefined ? '' : html`<h2 id="${start.id}">${start.title}</h2>${start.text}`}
<h2 id="endpoints">${t.docs.endpoints}</h2>
<p>${t.docs.openapi} <a href="/openapi.json">openapi.json</a></p>
${table({
  caption: t.docs.endpoints,
  rows: resources,
  isProse: true,
  columns: [
    {
      heading: t.docs.endpoint,
      isText: true,
      cell: ({ name, path }) =>
        html`<a href="${site.path({ page: 'endpoint', name })}"><code>${apiRoot}${path === '/' ? '' : path}</code></a>`,
    },
    { heading: t.docs.meaning, isText: true, cell: ({ summary }) => html`<span lang="en">${summary}</span>` },
  ],
})}
${rest.map(({ id, title, text }) => html`<h2 id="${id}">${title}</h2>${text}`)}`,
  };
}
