import { apiRoot, exampleOf } from '../../resources/discovery.ts';
import type { Resource } from '../../resources/resource.ts';
import { table } from '../components/table.ts';
import { exampleAnswer } from '../docs/example-answer.ts';
import { exampleParameters } from '../docs/example-query.ts';
import { type Field, fieldsOf } from '../docs/fields.ts';
import { describeValues } from '../docs/parameter-values.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';

/** Returns the documentation of an endpoint: parameters, a form that asks it, response fields and an example. */
export function endpointPage(site: Site, resource: Resource): Page {
  const { t, data } = site;
  const path = resource.path === '/' ? apiRoot : apiRoot + resource.path;
  const example = exampleOf(resource);
  const answer = exampleAnswer(resource, data.tables);
  return {
    route: { page: 'endpoint', name: resource.name },
    title: `GET ${path}`,
    description: resource.summary,
    content: html`<p lang="en">${resource.description}</p>
${parameters(site, resource)}
<h2 id="try">${t.docs.try}</h2>
${form(site, resource, path)}
<h2 id="example">${t.docs.example}</h2>
<pre data-copy tabindex="0"><code>curl '<span class="host"></span>${example}'</code></pre>
${answer === undefined ? html`<p><a href="${example}">${example}</a></p>` : html`<p class="muted">${t.docs.cut}</p><pre tabindex="0"><code>${answer}</code></pre>`}
<h2 id="fields">${t.docs.fields}</h2>
${fields(site, resource)}
<p><a href="${site.path({ page: 'docs' })}">${t.docs.title}</a></p>`,
  };
}

function parameters(site: Site, resource: Resource): Html {
  const { t } = site;
  const rows = Object.entries(resource.parameters);
  if (rows.length === 0) return html`<p>${t.docs.noParameters}</p>`;
  return html`<h2 id="parameters">${t.docs.parameters}</h2>${table({
    caption: t.docs.parameters,
    rows,
    isProse: true,
    columns: [
      { heading: t.docs.parameter, isText: true, cell: ([name]) => html`<code>${name}</code>` },
      {
        heading: t.docs.meaning,
        isText: true,
        cell: ([, { description }]) => html`<span lang="en">${description}</span>`,
      },
      {
        heading: t.docs.values,
        isText: true,
        cell: ([, { schema }]) => html`<span lang="en">${describeValues(schema)}</span>`,
      },
    ],
  })}`;
}

function form({ t }: Site, { parameters: known, example }: Resource, path: string): Html {
  const given = new Map(exampleParameters(example));
  return html`<form data-try action="${path}" method="get">${Object.keys(known).map(
    (
      name,
    ) => html`<label><code>${name}</code> <input type="text" name="${name}" value="${given.get(name) ?? ''}"></label>
`,
  )}<button type="submit">${t.docs.send}</button><output class="answer" aria-live="polite"></output></form>`;
}

function fields(site: Site, resource: Resource): Html {
  const { t } = site;
  const rows: Field[] = fieldsOf(resource.responseSchema);
  if (rows.length === 0) return nothing;
  return table({
    caption: t.docs.fields,
    rows,
    isProse: true,
    columns: [
      {
        heading: t.docs.field,
        isText: true,
        cell: ({ path }) => html`<code id="${anchorOf(path)}">${path}</code>`,
      },
      {
        heading: t.docs.type,
        isText: true,
        cell: ({ type, unit }) => (unit === undefined ? type : `${type}, ${unit}`),
      },
      {
        heading: t.docs.meaning,
        isText: true,
        cell: ({ description }) => html`<span lang="en">${description}</span>`,
      },
      {
        heading: t.docs.nullWhen,
        isText: true,
        cell: ({ nullMeaning }) =>
          nullMeaning === undefined ? '' : html`<span lang="en">${nullMeaning}</span>`,
      },
    ],
  });
}

/** Returns the id of a field; one below free keys has another than the same field in a list. */
function anchorOf(path: string): string {
  return `field-${path.replaceAll('{}', '-key').replaceAll(/[^a-z0-9_]+/gi, '-')}`;
}
