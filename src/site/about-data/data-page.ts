import { bibtex, doiAddress } from '../../citation.ts';
import { service } from '../../service.ts';
import { plainTable, table } from '../components/html-table.ts';
import type { DeveloperSite, DeveloperSources, DownloadTable } from '../developer-sources.ts';
import { typeAndUnit } from '../docs/field-table.ts';
import { headOfText, textPage } from '../docs/text-page.ts';
import { type Html, html } from '../html.ts';
import { matchSeasons } from '../lookups/match-lookups.ts';
import { fromDescription } from '../markdown-to-html.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';

const formats = ['csv', 'parquet', 'json'] as const;

/** Returns the downloads in each format, how to read them, and the dictionary. */
export function dataPage(site: DeveloperSite): Page {
  const { format, release, asOf } = site;
  const { league } = site.tables;
  return {
    ...textPage(site, 'data', {
      values: {
        licence: league.license.name,
        asOf: format.day(asOf),
        citation: bibtex(league, release, asOf),
      },
      parts: {
        tables: tablesPart(site),
        dictionary: html`${site.downloads.map(dictionary)}`,
      },
    }),
    structuredData: structuredData(site),
  };
}

/** Describes the dataset for search engines of datasets. */
function structuredData(site: DeveloperSite): object {
  const { tables, asOf, siteUrl = '', release, downloads } = site;
  const { league } = tables;
  const identifier = doiAddress();
  return {
    '@type': 'Dataset',
    name: `${league.name} open data`,
    description: `${league.description.replace(/\.?$/, '.')} ${headOfText(site, 'data').description}`,
    ...(identifier && { identifier }),
    version: release,
    license: league.license.url,
    creator: { '@type': 'Organization', name: service.name },
    creditText: league.attribution,
    isAccessibleForFree: true,
    dateModified: asOf,
    temporalCoverage: `${matchSeasons(tables)[0]}/${asOf}`,
    distribution: downloads.map(({ name, description }) => ({
      '@type': 'DataDownload',
      name,
      description,
      encodingFormat: 'text/csv',
      contentUrl: `${siteUrl}/dumps/${name}.csv`,
    })),
  };
}

function tablesPart(site: Words & PublishedData & DeveloperSources): Html {
  const { format, downloads, sizeOf } = site;
  const link = (name: string, ending: string): Html => {
    const path = `/dumps/${name}.${ending}`;
    const size = sizeOf(path);
    return size === undefined ? html`–` : html`<a class="nowrap" href="${path}">${format.bytes(size)}</a>`;
  };
  return table<DownloadTable>({
    caption: 'Tables',
    rows: downloads,
    isProse: true,
    columns: [
      { heading: 'Table', isText: true, cell: ({ name }) => html`<code>${name}</code>` },
      {
        heading: 'Meaning',
        isText: true,
        isWide: true,
        cell: ({ description }) => fromDescription(description),
      },
      { heading: 'Rows', cell: ({ rows }) => format.number(rows) },
      ...formats.map((ending) => ({
        heading: ending,
        cell: ({ name }: DownloadTable) => link(name, ending),
      })),
    ],
  });
}

function dictionary({ name, columns }: DownloadTable): Html {
  return html`<details id="dictionary-${name}"><summary><code>${name}</code></summary>${plainTable({
    caption: `Data dictionary: ${name}`,
    headings: ['Column', 'Type and unit', 'Meaning'],
    rows: columns.map(({ name: column, type, unit, description }) => [
      html`<code>${column}</code>`,
      typeAndUnit(type, unit),
      fromDescription(description),
    ]),
  })}</details>
`;
}
