import { resources } from '../../resources/index.ts';
import { table } from '../components/table.ts';
import { translated } from '../components/translated.ts';
import type { Page } from '../frame/page.ts';
import { html } from '../html.ts';
import type { Site } from '../site.ts';
import { type FieldPlace, fieldNames } from './field-names.ts';
import { anchorOf, breakable } from './field-table.ts';

interface Meaning {
  readonly name: string;
  readonly description: string;
  readonly places: readonly FieldPlace[];
}

/** Returns the dictionary of fields. Each name has its meanings, and the endpoints that have it. */
export function fieldsPage(site: Site): Page {
  const { t } = site;
  const { dictionary: words } = t.docs;
  const rows = fieldNames(resources).flatMap(({ name, meanings }) =>
    meanings.map((meaning): Meaning => ({ name, ...meaning })),
  );
  return {
    route: { page: 'fields' },
    title: words.title,
    description: words.description,
    trail: [{ label: t.nav.docs, route: { page: 'docs' } }],
    content: html`<p>${words.text} <a href="${site.path({ page: 'data' })}#dictionary">${t.data.dictionary}</a></p>
${table<Meaning>({
  caption: words.title,
  rows,
  isProse: true,
  isSortable: true,
  columns: [
    { heading: t.docs.field, isText: true, cell: ({ name }) => html`<code>${breakable(name)}</code>` },
    { heading: t.docs.meaning, isText: true, cell: ({ description }) => translated(site, description) },
    {
      heading: t.docs.endpoints,
      isText: true,
      cell: ({ places }) => html`<ul class="links">${places.map((place) => link(site, place))}</ul>`,
    },
  ],
})}`,
  };
}

function link(site: Site, { endpoint, path }: FieldPlace) {
  const page = site.path({ page: 'endpoint', name: endpoint });
  return html`<li><a href="${page}#${anchorOf(path)}"><code>${endpoint}</code></a></li>`;
}
