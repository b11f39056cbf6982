import { bibtex, doiAddress } from '../../citation.ts';
import { codeSpan } from '../../records/text.ts';
import { service } from '../../service.ts';
import type { DeveloperInputs, DeveloperSite, DownloadTable } from '../developer-inputs.ts';
import { originOf } from '../docs/code-block.ts';
import { typeAndUnit } from '../docs/field-table.ts';
import { tableText } from '../docs/table-text.ts';
import { documentPage, headOfText } from '../docs/text-page.ts';
import { matchSeasons } from '../lookups/match-lookups.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';

const formats = ['csv', 'parquet', 'json'] as const;

/** Returns the downloads in each format, how to read them, and the dictionary. */
export function dataPage(site: DeveloperSite): Page {
  const { format, release, asOf } = site;
  const { league } = site.tables;
  return {
    ...documentPage(site, 'data', {
      values: {
        licence: league.license.name,
        asOf: format.day(asOf),
        citation: bibtex(league, release, asOf, originOf(site)),
      },
      parts: {
        tables: tablesPart(site),
        dictionary: site.downloads.map(dictionary).join('\n\n'),
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

function tablesPart(site: Words & PublishedData & DeveloperInputs): string {
  const { format, downloads, sizeOf } = site;
  const linkTo = (path: string): string => {
    const size = sizeOf(path);
    return size === undefined ? '–' : `[${format.bytes(size)}](${path})`;
  };
  const rows = downloads.map(({ name, description, rows }) => [
    codeSpan(name),
    format.number(rows),
    ...formats.map((ending) => linkTo(`/dumps/${name}.${ending}`)),
    description,
  ]);
  return tableText(['Table', 'Rows', ...formats, 'Meaning'], rows, ['Rows', ...formats]);
}

/** Returns the columns of a table, which the page shows when the reader opens it. */
function dictionary({ name, columns }: DownloadTable): string {
  const rows = columns.map(({ name: column, type, unit, description }) => [
    codeSpan(column),
    typeAndUnit(type, unit),
    description,
  ]);
  return `**${codeSpan(name)}** {#dictionary-${name}}

${tableText(['Column', 'Type and unit', 'Meaning'], rows)}`;
}
