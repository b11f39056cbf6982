import { bibtex, doiAddress } from '../../citation.ts';
import { league } from '../../records/league.ts';
import { keysOf } from '../../records/typed.ts';
import { service } from '../../service.ts';
import { plainTable } from '../components/plain-table.ts';
import { type CellContent, table } from '../components/table.ts';
import { translated } from '../components/translated.ts';
import { codeBlock } from '../docs/code-tabs.ts';
import { typeAndUnit } from '../docs/type-and-unit.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html } from '../html.ts';
import { downloadNotes } from '../prose/index.ts';
import type { DownloadTable, Site } from '../site.ts';
import { dataRecipes } from './data-recipes.ts';

const formats = ['csv', 'parquet', 'json', 'ndjson'] as const;

/** Returns the downloads in each format, recipes, and the dictionary. */
export function dataPage(site: Site): Page {
  const { t, format, language, sources } = site;
  return {
    route: { page: 'data' },
    title: t.data.title,
    description: t.data.description,
    structuredData: structuredData(site),
    content: html`<p class="lead">${t.data.intro(league.license.name, format.day(site.asOf))}</p>
<p><a href="${site.path({ page: 'sql' })}">${t.sql.title}</a>${t.colon}${t.sql.description}</p>
<h2 id="everything">${t.data.everything}</h2>
${wholeFiles(site)}
<h2 id="tables">${t.data.tables}</h2>
${tablesPart(site)}
<h3 id="notes">${t.data.notes}</h3>
${downloadNotes[language]}
<h2 id="recipes">${t.data.recipes}</h2>
${dataRecipes(site)}
<h2 id="cite">${t.data.cite}</h2>
<p>${t.data.citeText}</p>
${codeBlock(site, bibtex(sources.release, site.asOf), 'bibtex')}
<h2 id="changes">${t.data.changes}</h2>
<p>${t.data.changesText} <a href="${site.path({ page: 'changelog' })}#data">${t.data.changes}</a></p>
<h2 id="dictionary">${t.data.dictionary}</h2>
${site.sources.downloads.map((download) => dictionary(site, download))}`,
  };
}

/** Describes the dataset for search engines of datasets. */
function structuredData({ t, data, asOf, sources, translate }: Site): object {
  const { siteUrl = '' } = sources;
  const identifier = doiAddress();
  return {
    '@type': 'Dataset',
    name: t.siteName,
    description: `${translate(league.description) ?? league.description}. ${t.data.description}`,
    ...(identifier && { identifier }),
    version: sources.release,
    license: league.license.url,
    creator: { '@type': 'Organization', name: service.name },
    creditText: league.attribution,
    isAccessibleForFree: true,
    dateModified: asOf,
    temporalCoverage: `${data.seasons[0]}/${asOf}`,
    distribution: sources.downloads.map(({ name, description }) => ({
      '@type': 'DataDownload',
      name,
      description: translate(description) ?? description,
      encodingFormat: 'text/csv',
      contentUrl: `${siteUrl}/dumps/${name}.csv`,
    })),
  };
}

function wholeFiles({ t, format, sources }: Site): Html {
  const names = keysOf(t.data.files);
  return plainTable({
    caption: t.data.everything,
    headings: [t.data.file, t.data.contents, t.data.size],
    rows: names.flatMap((name): CellContent[][] => {
      const size = sources.sizeOf(`/dumps/${name}`);
      if (size === undefined) return [];
      return [
        [
          html`<a href="/dumps/${name}"><code>${name}</code></a>`,
          t.data.files[name],
          html`<span class="nowrap">${format.bytes(size)}</span>`,
        ],
      ];
    }),
  });
}

function tablesPart(site: Site): Html {
  const { t, format, sources } = site;
  const link = (name: string, ending: string): Html => {
    const path = `/dumps/${name}.${ending}`;
    const size = sources.sizeOf(path);
    return size === undefined ? html`–` : html`<a class="nowrap" href="${path}">${format.bytes(size)}</a>`;
  };
  return table<DownloadTable>({
    caption: t.data.tables,
    rows: sources.downloads,
    isProse: true,
    columns: [
      { heading: t.data.table, isText: true, cell: ({ name }) => html`<code>${name}</code>` },
      {
        heading: t.docs.meaning,
        isText: true,
        isWide: true,
        cell: ({ description }) => translated(site, description),
      },
      { heading: t.data.rows, cell: ({ rows }) => format.number(rows) },
      ...formats.map((ending) => ({
        heading: ending,
        cell: ({ name }: DownloadTable) => link(name, ending),
      })),
    ],
  });
}

function dictionary(site: Site, { name, columns }: DownloadTable): Html {
  const { t } = site;
  return html`<details id="dictionary-${name}"><summary><code>${name}</code></summary>${plainTable({
    caption: t.data.dictionary + t.colon + name,
    headings: [t.data.column, t.docs.type, t.docs.meaning],
    rows: columns.map(({ name: column, type, unit, description }) => [
      html`<code>${column}</code>`,
      typeAndUnit(site, type, unit),
      translated(site, description),
    ]),
  })}</details>
`;
}
