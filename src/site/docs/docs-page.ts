import { apiRoot } from '../../resources/discovery.ts';
import type { Resource } from '../../resources/resource.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { html } from '../html.ts';
import type { Site } from '../site.ts';
import { docsDescription, guidesOf } from './guides.ts';
import { docTopics } from './topics.ts';

declare module '../routes.ts' {
  interface PageParameters {
    docs: object;
  }
}

export const docsKind: PageKind = {
  name: 'docs',
  paths: { en: '/docs' },
  label: 'API',
  menus: ['header'],
  isDocumentation: true,
  pages: (site) => [docsPage(site)],
};

/** Returns the documentation's front page, with quick start, endpoints, and how the API behaves. */
export function docsPage(site: Site): Page {
  const guides = guidesOf(site).filter(({ route }) => route.page !== 'docs');
  const [quickStart, ...otherTopics] = docTopics(site);
  return {
    route: { page: 'docs' },
    title: 'API documentation',
    description: docsDescription,
    content: html`${quickStart ? html`<h2 id="${quickStart.id}">${quickStart.title}</h2>\n${quickStart.text}` : ''}
<h2 id="guides">Guides</h2>
<ul>${guides.map(
      ({
        route,
        title,
        description,
      }) => html`<li><a href="${site.path(route)}">${title}</a>: ${description}</li>
`,
    )}</ul>
<h2 id="endpoints">Endpoints</h2>
<p>For code generators and other programs: <a href="/openapi.json"><code>openapi.json</code></a></p>
${table<Resource>({
  caption: 'Endpoints',
  rows: site.resources,
  isProse: true,
  columns: [
    {
      heading: 'Endpoint',
      isText: true,
      cell: ({ name, path }) =>
        html`<a href="${site.path({ page: 'endpoint', name })}"><code>${path === '/' ? apiRoot : path}</code></a>`,
    },
    { heading: 'Meaning', isText: true, cell: ({ summary }) => summary },
  ],
})}
${otherTopics.map(({ id, title, text }) => html`<h2 id="${id}">${title}</h2>\n${text}\n`)}`,
  };
}
