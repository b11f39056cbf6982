import { exampleParameters } from '../../records/example-parameters.ts';
import { describeOrders } from '../../resources/describe-orders.ts';
import { addressOf, apiRoot, exampleOf } from '../../resources/discovery.ts';
import type { Resource } from '../../resources/resource.ts';
import { linksOf } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { translated } from '../components/translated.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { codeTabs } from './code-tabs.ts';
import { exampleAnswer } from './example-answer.ts';
import { fieldTable } from './field-table.ts';
import { describeValues } from './parameter-values.ts';
import { samplesOf } from './samples.ts';
import { tryForm } from './try-form.ts';

/** Returns the documentation of an endpoint, with its parameters, a form to try it, an example and the response fields. */
export function endpointPage(site: Site, resource: Resource): Page {
  const { t } = site;
  const path = addressOf(resource.path);
  return {
    route: { page: 'endpoint', name: resource.name },
    title: `GET ${path}`,
    header: html`<h1><code>${resource.path === '/' ? apiRoot : resource.path}</code></h1>`,
    description: site.translate(resource.summary) ?? resource.summary,
    trail: [{ label: t.nav.docs, route: { page: 'docs' } }],
    content: html`<p>${translated(site, resource.description)}</p>
${describeOrders(resource, t.docs.order).map((text) => html`<p>${text}</p>`)}
<h2 id="example">${t.docs.example}</h2>
${example(site, resource)}
${parameters(site, resource)}
<h2 id="try">${t.docs.try}</h2>
${tryForm(site, resource, path)}
<h2 id="fields">${t.docs.fields}</h2>
${fieldTable(site, resource)}`,
  };
}

function parameters(site: Site, resource: Resource): Html {
  const { t } = site;
  const rows = Object.entries(resource.parameters);
  if (rows.length === 0) return html`<p>${t.docs.noParameters}</p>`;
  return html`<h2 id="parameters">${t.docs.parameters}</h2>
${table<(typeof rows)[number]>({
  caption: t.docs.parameters,
  rows,
  isProse: true,
  columns: [
    { heading: t.docs.parameter, isText: true, cell: ([name]) => html`<code>${name}</code>` },
    {
      heading: t.docs.meaning,
      isText: true,
      cell: ([, { description }]) => translated(site, description),
    },
    {
      heading: t.docs.values,
      isText: true,
      cell: ([, { schema }]) => describeValues(schema, t.docs.accepted),
    },
  ],
})}`;
}

function example(site: Site, resource: Resource): Html {
  const { t, data } = site;
  const answer = exampleAnswer(resource, data.tables);
  const query = Object.fromEntries(exampleParameters(resource.examples[0]));
  const { json } = linksOf(site, resource.name, query);
  return html`${codeTabs(site, 'sample', samplesOf(resource, exampleOf(resource.path, resource.examples[0])))}
${json === undefined ? nothing : html`<p>${t.docs.file} <a href="${json}"><code>${json}</code></a></p>`}
${answer === undefined ? nothing : html`<details><summary>${t.docs.cut}</summary><pre tabindex="0"><code class="language-json">${answer}</code></pre></details>`}`;
}
