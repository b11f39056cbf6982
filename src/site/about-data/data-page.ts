import { bibtex, doiAddress } from '../../citation.ts';
import type { League } from '../../records/league-schema.ts';
import { keysOf } from '../../records/typed.ts';
import { service } from '../../service.ts';
import { type CellContent, plainTable, table } from '../components/table.ts';
import { codeBlock } from '../docs/code-tabs.ts';
import { typeAndUnit } from '../docs/schema-fields.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html } from '../html.ts';
import { matchSeasons } from '../lookups/matches.ts';
import type { DownloadTable, Site } from '../site.ts';
import { describeSql } from '../sql/sql-page.ts';

const formats = ['csv', 'parquet', 'json'] as const;

/** The downloads that are no single table. */
const wholeFileContents = {
  'soccer-data.zip': 'All tables as CSV, Parquet and SQLite, with data package and licence',
  'soccer-data.sqlite': 'All tables as one SQLite database, with keys, indexes and views',
  'soccer-data.sqlite.gz': 'The same database, compressed with gzip',
  'datapackage.json': 'The CSV files as a Frictionless data package',
  'manifest.json': 'Every table and file, with columns, sizes and checksums',
  SHA256SUMS: 'Checksums, for sha256sum --ignore-missing -c SHA256SUMS',
  'CHANGELOG.md': 'Changes of the data, refresh by refresh',
  'LICENSE.txt': 'Licence and attribution',
} as const;

const downloadNotes = html`<ul>
<li>CSV is UTF-8 without a byte-order mark, with CRLF and empty fields for unknown values. In a spreadsheet, import the file
as UTF-8. A text that would be a formula there begins with an apostrophe.</li>
<li>JSON is nested; <code>jq -c '.[]'</code> makes a line of each record. CSV, Parquet and SQLite have a column for each nested field, and lists as JSON text.</li>
<li>In Parquet, instants such as <code>kickoff_utc</code> have the time zone UTC.</li>
<li>SQLite has keys, foreign keys, indexes, the views <code>results</code> and <code>club_matches</code>, and a comment for
each column in its schema.</li>
</ul>`;

const samples = `duckdb -c "SELECT season, name, goals FROM '{host}/dumps/players.parquet' ORDER BY goals DESC LIMIT 5"
python3 -c "import pandas; print(pandas.read_csv('{host}/dumps/players.csv').nlargest(5, 'goals')[['season', 'name', 'goals']])"
Rscript -e "print(head(read.csv('{host}/dumps/standings.csv')))"
curl -sO {host}/dumps/soccer-data.sqlite && sqlite3 soccer-data.sqlite "SELECT * FROM results WHERE stage = 'final'"`;

export const dataKind: PageKind = {
  name: 'data',
  paths: { en: '/data' },
  label: 'Data',
  menus: ['header'],
  isDocumentation: true,
  pages: (site) => [dataPage(site)],
};

/** Returns the downloads in each format, how to read them, and the dictionary. */
export function dataPage(site: Site): Page {
  const { format, release, tables } = site;
  const { league } = tables;
  return {
    route: { page: 'data' },
    title: 'Data to download',
    description: describeData(league),
    structuredData: structuredData(site),
    content: html`<p class="lead">Whole tables, licensed ${league.license.name}, with results up to ${format.day(site.asOf)}. A new release follows each refresh.</p>
<p><a href="${site.path({ page: 'sql' })}">Ask the data in SQL</a>: ${describeSql(league)}</p>
<h2 id="everything">Everything in one file</h2>
${wholeFiles(site)}
<h2 id="tables">Tables</h2>
${tablesPart(site)}
<h3 id="notes">About the formats</h3>
${downloadNotes}
<h2 id="recipes">In a terminal</h2>
${codeBlock(site, samples)}
<h2 id="cite">How to cite</h2>
<p>Name the release, so that others can find the same data. In BibTeX:</p>
${codeBlock(site, bibtex(league, release, site.asOf), 'bibtex')}
<h2 id="changes">Changes of the data</h2>
<p>What each refresh has changed, the latest first: <a href="${site.path({ page: 'changelog' })}#data">Changes of the data</a></p>
<h2 id="dictionary">Data dictionary</h2>
${site.downloads.map(dictionary)}`,
  };
}

function describeData({ name }: Pick<League, 'name'>): string {
  return `Every table of the ${name} data as CSV, Parquet, JSON and SQLite, with a data dictionary.`;
}

/** Describes the dataset for search engines of datasets. */
function structuredData({ tables, asOf, siteUrl = '', release, downloads }: Site): object {
  const { league } = tables;
  const identifier = doiAddress();
  return {
    '@type': 'Dataset',
    name: `${league.name} open data`,
    description: `${league.description.replace(/\.?$/, '.')} ${describeData(league)}`,
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

function wholeFiles({ format, sizeOf }: Site): Html {
  const names = keysOf(wholeFileContents);
  return plainTable({
    caption: 'Everything in one file',
    headings: ['File', 'Contents', 'Size'],
    rows: names.flatMap((name): CellContent[][] => {
      const size = sizeOf(`/dumps/${name}`);
      if (size === undefined) return [];
      return [
        [
          html`<a href="/dumps/${name}"><code>${name}</code></a>`,
          wholeFileContents[name],
          html`<span class="nowrap">${format.bytes(size)}</span>`,
        ],
      ];
    }),
  });
}

function tablesPart(site: Site): Html {
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
      { heading: 'Meaning', isText: true, isWide: true, cell: ({ description }) => description },
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
      description,
    ]),
  })}</details>
`;
}
