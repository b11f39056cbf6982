import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { html, nothing } from '../html.ts';
import type { Route } from '../routes.ts';
import type { Site } from '../site.ts';
import { anchorOf, breakable } from './field-table.ts';
import { type FieldPlace, fieldNames } from './schema-fields.ts';

interface Meaning {
  readonly name: string;
  readonly description: string;
  readonly places: readonly FieldPlace[];
}

/** The first letters of the names on each page: all of them are too many for one. */
export const fieldPages = ['a-m', 'n-z'] as const;

export type FieldLetters = (typeof fieldPages)[number];

export const dictionary = {
  title: 'Dictionary of fields',
  description: 'Every name of a response field, with its meaning and the endpoints that have it.',
};

export const fieldsKind: PageKind = {
  name: 'fields',
  paths: { en: '/docs/fields/:letters' },
  isDocumentation: true,
  pages: (site) => fieldPages.map((letters) => fieldsPage(site, letters)),
};

/** Returns a page of the dictionary of fields. Each name has its meanings, and the endpoints that have it. */
export function fieldsPage(site: Site, letters: FieldLetters): Page {
  const isHere = (name: string) => (name < 'n' ? 'a-m' : 'n-z') === letters;
  const rows = fieldNames(site.tables.league, site.resources)
    .filter(({ name }) => isHere(name))
    .flatMap(({ name, meanings }) => meanings.map((meaning): Meaning => ({ name, ...meaning })));
  return {
    route: fieldsRoute(letters),
    title: `${dictionary.title}, ${lettersLabel(letters)}`,
    description: dictionary.description,
    trail: [{ label: 'API', route: { page: 'docs' } }],
    content: html`<p>A field has the same name and meaning wherever it can. For columns of the downloads, see also: <a href="${site.path({ page: 'data' })}#dictionary">Data dictionary</a></p>
<nav aria-label="Dictionary of fields"><ul class="links">${fieldPages.map((part) => html`<li><a href="${site.path(fieldsRoute(part))}"${part === letters ? html` aria-current="page"` : nothing}>${lettersLabel(part)}</a></li>`)}</ul></nav>
${table<Meaning>({
  caption: dictionary.title,
  rows,
  isProse: true,
  isSortable: true,
  columns: [
    { heading: 'Field', isText: true, cell: ({ name }) => html`<code>${breakable(name)}</code>` },
    { heading: 'Meaning', isText: true, cell: ({ description }) => description },
    {
      heading: 'Endpoints',
      isText: true,
      cell: ({ places }) => html`<ul class="links">${places.map((place) => link(site, place))}</ul>`,
    },
  ],
})}`,
  };
}

/** Returns the address of a page of the dictionary, which is `/docs/fields` for the first one. */
export function fieldsRoute(letters: FieldLetters): Route {
  return { page: 'fields', letters: letters === fieldPages[0] ? undefined : letters };
}

/** Returns the letters of a page as readers see them: `A–M`. */
export function lettersLabel(letters: string): string {
  return letters.toUpperCase().replace('-', '–');
}

function link(site: Site, { endpoint, path }: FieldPlace) {
  const page = site.path({ page: 'endpoint', name: endpoint });
  return html`<li><a href="${page}#${anchorOf(path)}"><code>${endpoint}</code></a></li>`;
}
