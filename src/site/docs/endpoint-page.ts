import { addressOf, apiRoot } from '../../resources/discovery.ts';
import { describeOrders } from '../../resources/example-answers.ts';
import type { Resource } from '../../resources/resource.ts';
import { table } from '../components/html-table.ts';
import type { DeveloperSite } from '../developer-sources.ts';
import { type Html, html, joined } from '../html.ts';
import { fromDescription } from '../markdown-to-html.ts';
import type { Page } from '../site.ts';
import { endpointSamples } from './endpoint-samples.ts';
import { fieldTable } from './field-table.ts';

/** Returns the documentation of an endpoint, with an example, its parameters and the response fields. */
export function endpointPage(site: DeveloperSite, resource: Resource): Page {
  const path = addressOf(resource.path);
  return {
    route: { page: 'endpoint', name: resource.name },
    title: `GET ${path}`,
    header: html`<h1><code>${resource.path === '/' ? apiRoot : resource.path}</code></h1>`,
    description: resource.summary,
    trail: [{ label: 'API', route: { page: 'docs' } }],
    content: html`<p>${fromDescription(resource.description)}</p>
${describeOrders(resource).map((text) => html`<p>${text}</p>`)}
<h2 id="example">Example</h2>
${endpointSamples(site, resource)}
${parameters(resource)}
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
    { heading: 'Meaning', isText: true, cell: ([, { description }]) => fromDescription(description) },
    { heading: 'Values', isText: true, cell: ([, { schema }]) => describeValues(schema) },
  ],
})}`;
}

type Schema = Readonly<Record<string, unknown>>;

/** Returns the accepted values of a parameter in words, such as `1 to 500; default 100`. */
function describeValues(schema: Schema): Html {
  const values = describeType(schema);
  if (schema.default === undefined) return html`${values}`;
  const { default: value } = schema;
  return html`${values}; default <code>${Array.isArray(value) ? value.join(', ') : String(value)}</code>`;
}

function describeType(schema: Schema): Html | string {
  const { enum: values, minimum, maximum, format, type, items } = schema;
  // Several values, each of which is described.
  if (type === 'array') return describeType(items as Schema);
  if (Array.isArray(values))
    return joined(
      values.map((value) => html`<code>${value}</code>`),
      ' ',
    );
  if (type === 'integer') {
    return maximum === undefined ? `from ${minimum}` : `${minimum} to ${maximum}`;
  }
  if (type === 'boolean') return html`<code>true, false</code>`;
  return format === 'date' ? 'YYYY-MM-DD' : 'text';
}
