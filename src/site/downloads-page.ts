import { html } from 'hono/html';
import { service } from '../service.ts';
import { page, table } from './page.ts';

/** A table on the page of downloads. */
export interface DownloadableTable {
  readonly file: string;
  readonly description: string;
  readonly columnCount: number;
  readonly rowCount: number;
}

/** A file of all tables together, or one that describes them. */
export interface DownloadableFile {
  readonly name: string;
  readonly description: string;
  readonly bytes: number;
}

const formats = ['csv', 'json', 'ndjson', 'parquet'] as const;

/** Returns the page of downloads, at /dumps/. */
export function downloadsPage(
  tables: readonly DownloadableTable[],
  files: readonly DownloadableFile[],
  dataAsOf: string,
): Promise<string> {
  return page(
    `Downloads · ${service.name}`,
    'Every table as CSV, JSON, NDJSON and Parquet, all of them as SQLite and as a ZIP archive',
    html`<header><p><a href="/">${service.name}</a></p>
<h1>Downloads</h1>
<p>Every table in four formats, as of ${dataAsOf}.</p></header>
<main>
<section aria-labelledby="all"><h2 id="all">Everything</h2>
${table(
  ['File', 'Contents', 'Size'],
  files.map(({ name, description, bytes }) => [
    html`<a href="/dumps/${name}">${name}</a>`,
    description,
    formatSize(bytes),
  ]),
)}
</section>
<section aria-labelledby="tables"><h2 id="tables">Tables</h2>
${table(
  ['Table', 'Contents', 'Rows', 'Columns', 'Formats'],
  tables.map(({ file, description, rowCount, columnCount }) => [
    html`<code>${file}</code>`,
    description,
    rowCount.toLocaleString('en-CA'),
    String(columnCount),
    html`${formats.map((format) => html`<a href="/dumps/${file}.${format}">${format}</a> `)}`,
  ]),
)}
</section>
<section aria-labelledby="notes"><h2 id="notes">Notes</h2>
<ul>
<li>CSV is UTF-8 without a byte-order mark, with CRLF and empty fields for unknown values. In a spreadsheet, import the file
as UTF-8. A text that would be a formula there begins with an apostrophe.</li>
<li>JSON and NDJSON are nested. CSV and SQLite have a column for each nested field, and lists as JSON text.</li>
<li>Parquet has lists and structs. Instants such as <code>kickoff_utc</code> have the time zone UTC.</li>
<li>SQLite has keys, foreign keys, indexes, the views <code>results</code> and <code>club_matches</code>, and a comment for
each column in its schema.</li>
</ul>
</section>
</main>`,
  );
}

function formatSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
