import { apiRoot } from '../../resources/discovery.ts';
import { resources } from '../../resources/index.ts';
import type { Resource } from '../../resources/resource.ts';
import { table } from '../components/table.ts';
import { translated } from '../components/translated.ts';
import type { Page } from '../frame/page.ts';
import { html } from '../html.ts';
import type { Site } from '../site.ts';
import { guidesOf } from './guides.ts';
import { docTopics } from './topics.ts';

/** Returns the documentation's front page, with quick start, endpoints, and how the API behaves. */
export function docsPage(site: Site): Page {
  const { t } = site;
  const guides = guidesOf(site).filter(({ route }) => route.page !== 'docs');
  const [quickStart, ...otherTopics] = docTopics(site);
  return {
    route: { page: 'docs' },
    title: t.docs.title,
    description: t.docs.description,
    content: html`${quickStart ? html`<h2 id="${quickStart.id}">${quickStart.title}</h2>\n${quickStart.text}` : ''}
<h2 id="guides">${t.docs.guides}</h2>
<ul>${guides.map(
      ({
        route,
        title,
        description,
      }) => html`<li><a href="${site.path(route)}">${title}</a>${t.colon}${description}</li>
`,
    )}</ul>
<h2 id="endpoints">${t.docs.endpoints}</h2>
<p>${t.docs.openapi} <a href="/openapi.json"><code>openapi.json</code></a></p>
${table<Resource>({
  caption: t.docs.endpoints,
  rows: resources,
  isProse: true,
  columns: [
    {
      heading: t.docs.endpoint,
      isText: true,
      cell: ({ name, path }) =>
        html`<a href="${site.path({ page: 'endpoint', name })}"><code>${path === '/' ? apiRoot : path}</code></a>`,
    },
    { heading: t.docs.meaning, isText: true, cell: ({ summary }) => translated(site, summary) },
  ],
})}
${otherTopics.map(({ id, title, text }) => html`<h2 id="${id}">${title}</h2>\n${text}\n`)}`,
  };
}
