import { exampleParameters } from '../../records/example-parameters.ts';
import { describeOrders } from '../../resources/describe-orders.ts';
import { addressOf, apiRoot, exampleOf } from '../../resources/discovery.ts';
import { resources } from '../../resources/index.ts';
import type { Resource } from '../../resources/resource.ts';
import { linksOf } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { codeTabs } from './code-tabs.ts';
import { exampleAnswer } from './example-answer.ts';
import { fieldTable } from './field-table.ts';
import { describeValues } from './parameter-values.ts';
import { samplesOf } from './samples.ts';
import { tryForm } from './try-form.ts';

declare module '../routes.ts' {
  interface PageParameters {
    endpoint: { name: string };
  }
}

export const endpointKind: PageKind = {
  name: 'endpoint',
  paths: { en: '/docs/:name' },
  isDocumentation: true,
  pages: (site) => resources.map((resource) => endpointPage(site, resource)),
};

/** Returns the documentation of an endpoint, with its parameters, a form to try it, an example and the response fields. */
export function endpointPage(site: Site, resource: Resource): Page {
  const path = addressOf(resource.path);
  return {
    route: { page: 'endpoint', name: resource.name },
    title: `GET ${path}`,
    header: html`<h1><code>${resource.path === '/' ? apiRoot : resource.path}</code></h1>`,
    description: resource.summary,
    trail: [{ label: 'API', route: { page: 'docs' } }],
    content: html`<p>${resource.description}</p>
${describeOrders(resource).map((text) => html`<p>${text}</p>`)}
<h2 id="example">Example</h2>
${example(site, resource)}
${parameters(resource)}
<h2 id="try">Try it</h2>
${tryForm(resource, path)}
<h2 id="fields">Response fields</h2>
${fieldTable(site, resource)}`,
  };
}

function parameters(resource: Resource): Html {
  const rows = Object.entries(resource.parameters);
  if (rows.length === 0) return html`<p>This endpoint takes no parameters.</p>`;
  return html`<h2 id="parameters">Parameters</h2>
${table<(typeof rows)[number]>({
  caption: 'Parameters',
  rows,
  isProse: true,
  columns: [
    { heading: 'Parameter', isText: true, cell: ([name]) => html`<code>${name}</code>` },
    {
      heading: 'Meaning',
      isText: true,
      cell: ([, { description }]) => description,
    },
    {
      heading: 'Values',
      isText: true,
      cell: ([, { schema }]) => describeValues(schema),
    },
  ],
})}`;
}

function example(site: Site, resource: Resource): Html {
  const { tables } = site;
  const answer = exampleAnswer(resource, tables);
  const query = Object.fromEntries(exampleParameters(resource.examples[0]));
  const { json } = linksOf(site, resource.name, query);
  return html`${codeTabs(site, 'sample', samplesOf(resource, exampleOf(resource.path, resource.examples[0])))}
${json === undefined ? nothing : html`<p>The same answer as a file, without a rate limit: <a href="${json}"><code>${json}</code></a></p>`}
${answer === undefined ? nothing : html`<details><summary>A real answer; lists are cut to two entries.</summary><pre tabindex="0"><code class="language-json">${answer}</code></pre></details>`}`;
}
