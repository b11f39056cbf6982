import { columnsOf } from '../../records/columns.ts';
import { publishedTables, type TableName } from '../../records/published.ts';
import { table } from '../components/table.ts';
import { fieldCoverage } from '../docs/coverage.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';

const formats = ['csv', 'parquet', 'json', 'ndjson'] as const;

/** Returns the downloads: each table in each format, what its columns mean, and how much of each field is known. */
export function dataPage(site: Site): Page {
  const { t } = site;
  const names = Object.keys(publishedTables) as TableName[];
  return {
    route: { page: 'data' },
    title: t.data.title,
    description: t.data.description,
    content: html`<p>${t.data.intro}</p>
<p><a href="/dumps/soccer-data.sqlite">SQLite</a> · <a href="/dumps/manifest.json">manifest.json</a> · <a href="/dumps/datapackage.json">datapackage.json</a> · <a href="/dumps/SHA256SUMS">SHA256SUMS</a></p>
<h2 id="tables">${t.data.tables}</h2>
${table({
  caption: t.data.tables,
  rows: names,
  columns: [
    { heading: t.data.table, isText: true, cell: (name) => html`<code>${publishedTables[name].file}</code>` },
    {
      heading: t.docs.meaning,
      isText: true,
      cell: (name) => html`<span lang="en">${publishedTables[name].description}</span>`,
    },
    { heading: t.data.rows, cell: (name) => site.format.number(site.data.tables.rows(name).length) },
    {
      heading: t.data.download,
      isText: true,
      cell: (name) =>
        formats.map(
          (format) => html`<a href="/dumps/${publishedTables[name].file}.${format}">${format}</a> `,
        ),
    },
  ],
})}
<h2 id="coverage">${t.data.coverage}</h2>
<p>${t.data.coverageText}</p>
${(['matches', 'players', 'teamStats'] as const).map((name) => heatMap(site, name))}
<h2 id="dictionary">${t.data.dictionary}</h2>
${names.map((name) => dictionary(site, name))}`,
  };
}

/** How much of each field is known by season, in per cent; shades repeat the figures. */
function heatMap(site: Site, name: TableName): Html {
  const { t, data } = site;
  const seasons = [...data.seasons];
  const rows = fieldCoverage(data.tables, name, seasons).filter(({ shares }) =>
    [...shares.values()].some((share) => share !== 1),
  );
  if (rows.length === 0) return nothing;
  const title = `${t.data.coverage}: ${publishedTables[name].file}`;
  return html`<h3>${publishedTables[name].file}</h3>${table({
    caption: title,
    rows,
    columns: [
      { heading: t.docs.field, isText: true, cell: ({ field }) => html`<code>${field}</code>` },
      ...seasons.map((season) => ({
        heading: String(season),
        cell: ({ shares }: (typeof rows)[number]) => shade(shares.get(season) ?? null),
      })),
    ],
  })}`;
}

const shades = 4;

function shade(share: number | null): Html {
  if (share === null) return html`<span class="muted">–</span>`;
  return html`<span class="shade shade-${Math.ceil(share * shades)}">${Math.round(share * 100)}</span>`;
}

function dictionary({ t }: Site, name: TableName): Html {
  const { file, row } = publishedTables[name];
  return html`<details><summary><code>${file}</code></summary>${table({
    caption: `${t.data.dictionary}: ${file}`,
    rows: columnsOf(row),
    isProse: true,
    columns: [
      { heading: t.data.column, isText: true, cell: (column) => html`<code>${column.name}</code>` },
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
    ],
  })}</details>`;
}
