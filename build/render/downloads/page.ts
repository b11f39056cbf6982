import { downloadsPage } from '../../../src/site/downloads-page.ts';

interface Manifest {
  readonly data_as_of: string;
  readonly tables: readonly {
    readonly name: string;
    readonly description: string;
    readonly rows: number;
    readonly columns: readonly unknown[];
  }[];
}

/** The files of the page that are of no single table, with what they contain. */
const descriptions: readonly (readonly [name: string, description: string])[] = [
  ['soccer-data.zip', 'All tables as CSV, Parquet and SQLite, with dictionary, data package and licence'],
  ['soccer-data.sqlite', 'All tables as one SQLite database'],
  ['dictionary.csv', 'The data dictionary: every column with type, unit and meaning'],
  ['datapackage.json', 'The CSV files as a Frictionless data package'],
  ['manifest.json', 'Every table and file, with columns, sizes and checksums'],
  ['SHA256SUMS', 'Checksums, for sha256sum --ignore-missing -c SHA256SUMS'],
  ['CHANGELOG.md', 'Changes of the data, refresh by refresh'],
  ['LICENSE.txt', 'Licence and attribution'],
];

/** Renders the page of downloads from their manifest. */
export function renderDownloadsPage(downloads: ReadonlyMap<string, Buffer>): Promise<string> {
  const manifest: Manifest = JSON.parse(String(downloads.get('/dumps/manifest.json')));
  const files = descriptions.flatMap(([name, description]) => {
    const content = downloads.get(`/dumps/${name}`);
    return content ? [{ name, description, bytes: content.length }] : [];
  });
  const tables = manifest.tables.map(({ name, description, rows, columns }) => ({
    file: name,
    description,
    rowCount: rows,
    columnCount: columns.length,
  }));
  return downloadsPage(tables, files, manifest.data_as_of);
}
