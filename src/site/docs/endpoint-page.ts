import { codeSpan } from '../../records/text.ts';
import { addressOf, apiRoot } from '../../resources/discovery.ts';
import { describeOrders } from '../../resources/example-answers.ts';
import type { Resource } from '../../resources/resource.ts';
import type { DeveloperSite } from '../developer-inputs.ts';
import { html } from '../html.ts';
import type { Page } from '../site.ts';
import { endpointSamples } from './endpoint-samples.ts';
import { anchorOf, fieldTable } from './field-table.ts';
import { tableText } from './table-text.ts';
import { inMarkdown } from './text-page.ts';

/** Returns the documentation of an endpoint, with an example, its parameters and the response fields. */
export function endpointPage(site: DeveloperSite, resource: Resource): Page {
  const address = resource.path === '/' ? apiRoot : resource.path;
  return {
    route: { page: 'endpoint', name: resource.name },
    title: `GET ${addressOf(resource.path)}`,
    header: html`<h1><code>${address}</code></h1>`,
    description: resource.summary,
    trail: [{ label: 'API', route: { page: 'docs' } }],
    ...inMarkdown(
      site,
      `# ${codeSpan(address)}

${[resource.description, ...describeOrders(resource)].join('\n\n')}

## Example {#example}

${endpointSamples(site, resource)}

${parameters(resource)}

## Response fields {#fields}

${fieldTable(site, resource)}`,
      { fields: anchorOf },
    ),
  };
}

function parameters(resource: Resource): string {
  const rows = Object.entries(resource.parameters).map(([name, { description, schema }]) => [
    codeSpan(name),
    description,
    describeValues(schema),
  ]);
  if (rows.length === 0) return 'This endpoint takes no parameters.';
  return `## Parameters {#parameters}

${tableText(['Parameter', 'Meaning', 'Values'], rows)}`;
}

type Schema = Readonly<Record<string, unknown>>;

/** Returns the accepted values of a parameter in words, such as `1 to 500; default 100`. */
function describeValues(schema: Schema): string {
  const values = describeType(schema);
  const { default: value } = schema;
  if (value === undefined) return values;
  return `${values}; default ${codeSpan(Array.isArray(value) ? value.join(', ') : String(value))}`;
}

function describeType(schema: Schema): string {
  const { enum: values, minimum, maximum, format, type, items } = schema;
  // Several values, each of which is described.
  if (type === 'array') return describeType(items as Schema);
  if (Array.isArray(values)) return values.map(codeSpan).join(' ');
  if (type === 'integer') {
    return maximum === undefined ? `from ${minimum}` : `${minimum} to ${maximum}`;
  }
  if (type === 'boolean') return codeSpan('true, false');
  return format === 'date' ? 'YYYY-MM-DD' : 'text';
}
