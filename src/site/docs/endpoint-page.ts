import type { Parameter } from '../../query/parameter.ts';
import { describeOrders } from '../../resources/describe.ts';
import { addressOf, apiRoot, exampleParameters } from '../../resources/discovery.ts';
import type { Resource } from '../../resources/resource.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, joined } from '../html.ts';
import type { Site } from '../site.ts';
import { endpointSamples } from './endpoint-samples.ts';
import { fieldTable } from './field-table.ts';

/** Returns a form of the parameters of a resource. The script sends it to the API and shows the response. */
function tryForm({ parameters, examples }: Resource, path: string): Html {
  const exampleValues = new Map(exampleParameters(examples[0]));
  return html`<form data-try action="${path}" method="get"><p>${Object.entries(parameters).map(
    ([name, parameter]) =>
      html`<label><code>${name}</code> ${control(name, parameter, exampleValues.get(name) ?? '')}</label>
`,
  )}<button type="submit">Send</button></p><output class="answer" aria-label="Answer" tabindex="0"></output></form>`;
}

/** Returns a list of the accepted values, or else a field for a date, a number or text with an example in it. */
function control(name: string, { schema, example }: Parameter<unknown>, value: string): Html {
  const { enum: values, type, format, minimum, maximum } = valueSchema(schema);
  if (Array.isArray(values) || type === 'boolean') {
    const options = (Array.isArray(values) ? values : [true, false]).map(String);
    const optionOf = (text: string) => html`<option${text === value ? html` selected` : ''}>${text}</option>`;
    return html`<select name="${name}"><option value="">(any)</option>${options.map(optionOf)}</select>`;
  }
  if (format === 'date') return html`<input type="date" name="${name}" value="${value}">`;
  const isNumber = type === 'integer' && schema.type !== 'array';
  const kind = isNumber
    ? html`number" min="${minimum ?? 0}"${maximum === undefined ? '' : html` max="${maximum}"`}`
    : html`text" size="14"`;
  return html`<input type="${kind} name="${name}" value="${value}" placeholder="${schema.default ?? example}">`;
}

/** Returns the schema of one value of a parameter. */
function valueSchema(schema: Parameter['schema']): Parameter['schema'] {
  return schema.type === 'array' ? (schema.items as Parameter['schema']) : schema;
}

export const endpointKind: PageKind = {
  name: 'endpoint',
  paths: { en: '/docs/:name' },
  isDocumentation: true,
  pages: (site) => site.resources.map((resource) => endpointPage(site, resource)),
};

/** Returns the documentation of an endpoint, with its parameters, a form to try it, an example and the response fields. */
function endpointPage(site: Site, resource: Resource): Page {
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
${endpointSamples(site, resource)}
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
    { heading: 'Meaning', isText: true, cell: ([, { description }]) => description },
    { heading: 'Values', isText: true, cell: ([, { schema }]) => describeValues(schema) },
  ],
})}`;
}

type Schema = Readonly<Record<string, unknown>>;

/** Returns the accepted values of a parameter in words, such as `1 to 500; default 100`. */
function describeValues(schema: Schema): Html {
  const values = describeType(schema);
  if (schema.default === undefined) return html`${values}`;
  return html`${values}; default <code>${schema.default}</code>`;
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
