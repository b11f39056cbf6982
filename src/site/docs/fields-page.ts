import { resources } from '../../resources/index.ts';
import { table } from '../components/table.ts';
import { translated } from '../components/translated.ts';
import type { Page } from '../frame/page.ts';
import { html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { type FieldPlace, fieldNames } from './field-names.ts';
import { anchorOf, breakable } from './field-table.ts';

interface Meaning {
  readonly name: string;
  readonly description: string;
  readonly places: readonly FieldPlace[];
}

/** The first letters of the names on each page: all of them are too many for one. */
export const fieldPages = ['a-m', 'n-z'] as const;

/** Returns a page of the dictionary of fields. Each name has its meanings, and the endpoints that have it. */
export function fieldsPage(site: Site, letters: (typeof fieldPages)[number]): Page {
  const { t } = site;
  const { dictionary: words } = t.docs;
  const isHere = (name: string) => (name < 'n' ? 'a-m' : 'n-z') === letters;
  const rows = fieldNames(resources)
    .filter(({ name }) => isHere(name))
    .flatMap(({ name, meanings }) => meanings.map((meaning): Meaning => ({ name, ...meaning })));
  return {
    route: { page: 'fields', letters },
    title: `${words.title}, ${lettersLabel(letters)}`,
    description: words.description,
    trail: [{ label: t.nav.docs, route: { page: 'docs' } }],
    content: html`<p>${words.text} <a href="${site.path({ page: 'data' })}#dictionary">${t.data.dictionary}</a></p>
<nav aria-label="${words.title}"><ul class="links">${fieldPages.map((part) => html`<li><a href="${site.path({ page: 'fields', letters: part })}"${part === letters ? html` aria-current="page"` : nothing}>${lettersLabel(part)}</a></li>`)}</ul></nav>
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

/** Returns the letters of a page as readers see them: `A–M`. */
export function lettersLabel(letters: string): string {
  return letters.toUpperCase().replace('-', '–');
}

function link(site: Site, { endpoint, path }: FieldPlace) {
  const page = site.path({ page: 'endpoint', name: endpoint });
  return html`<li><a href="${page}#${anchorOf(path)}"><code>${endpoint}</code></a></li>`;
}
