import { parseQuery } from '../../query/parse-query.ts';
import { cellOf, columnsOf } from '../../records/flat-columns.ts';
import { publishedTables, type TableName, type Tables, tableNames } from '../../records/published.ts';
import { tableDocuments } from '../../records/table-documents.ts';
import { exampleParameters } from '../../resources/discovery.ts';
import { rowsFor } from '../../resources/format.ts';
import type { Resource } from '../../resources/resource.ts';
import { cached, perTables } from '../cached.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { type Field, fieldsOf, typeAndUnit } from './schema-fields.ts';

/** Longer names need two lines on a phone. */
const maxUnbroken = 16;

/** Returns every field of a resource's answers: type, unit, meaning, when it is null, and its coverage by season. */
export function fieldTable(site: Site, resource: Resource): Html {
  const coverage = coverageByField(site, resource);
  const fields = table<Field>({
    caption: 'Response fields',
    rows: fieldsOf(site.tables.league, resource.responseSchema),
    isProse: true,
    rowId: ({ path }) => anchorOf(path),
    columns: [
      {
        heading: 'Field',
        isText: true,
        cell: ({ path, type, unit }) =>
          html`<code>${breakable(path)}</code><small>${typeAndUnit(type, unit)}</small>`,
      },
      {
        heading: 'Meaning',
        isText: true,
        cell: ({ path, description, nullMeaning }) => {
          const known = coverage.get(path.replace(/^[^[]*\[\]\./, ''));
          return html`${description}${
            nullMeaning === undefined ? nothing : html`<small><b>Null when</b> ${nullMeaning}</small>`
          }${known === undefined ? nothing : html`<small><b>Known</b> ${known}</small>`}`;
        },
      },
    ],
  });
  return html`${coverage.size > 0 ? html`<p>Where some rows lack a field, its share of known values is given by season.</p>` : ''}${fields}`;
}

/** Returns the coverage, in words, of the fields that some rows lack. */
function coverageByField(site: Site, resource: Resource): ReadonlyMap<string, string> {
  const name = collectionTable(resource);
  if (name === undefined) return new Map();
  const partialFields = fieldCoverage(site.tables, name).filter(isPartial);
  return new Map(
    partialFields.map((coverage) => {
      const ranges = coverageRanges(coverage).map(({ from, to, share }) => {
        return `${site.seasonRange([from, to])}: ${site.format.percent(share)}`;
      });
      return [coverage.field, ranges.join('; ')];
    }),
  );
}

/** Returns a path that may break before its last parts and, where it is long, after an underscore. */
export function breakable(path: string): Html[] {
  const parts = path.split(path.length > maxUnbroken ? /(?=\.)|(?<=_)/ : /(?=\.)/);
  return parts.map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`));
}

/** Returns the id of a field. Fields of a list and of free keys have different ids. */
export function anchorOf(path: string): string {
  return `field-${path.replaceAll('{}', '-key').replaceAll(/[^a-z0-9_]+/gi, '-')}`;
}

/** Returns the table whose rows are the records of a resource; undefined where they are of no table by season. */
function collectionTable(resource: Resource): TableName | undefined {
  const query = parseQuery(resource.parameters, exampleParameters(resource.examples[0]));
  const schema = rowsFor(resource, query)?.schema;
  return tableNames.find((name) => publishedTables[name].seasonal && tableDocuments[name].row === schema);
}

/** The share of rows that have a field, 0 to 1, by season. It is null for a season without rows. */
export interface FieldCoverage {
  readonly field: string;
  readonly shares: ReadonlyMap<number, number | null>;
}

const coverageOfTables = perTables((tables) => cached((table: TableName) => computeCoverage(tables, table)));

/** Returns the coverage of each field of a seasonal table. The path of a nested field is joined by dots. */
export function fieldCoverage(tables: Tables, table: TableName): FieldCoverage[] {
  return coverageOfTables(tables)(table);
}

function computeCoverage(tables: Tables, table: TableName): FieldCoverage[] {
  const seasons = tables.rows('seasons').map(({ season }) => season);
  const rowsOf = new Map<number, readonly object[]>(
    seasons.map((season) => [season, tables.rows(table, season)]),
  );
  return columnsOf(tableDocuments[table].row).map((column) => ({
    field: column.path.join('.'),
    shares: new Map(
      [...rowsOf].map(([season, rows]) => {
        const count = rows.filter((row) => cellOf(row, column) !== null).length;
        return [season, rows.length === 0 ? null : count / rows.length];
      }),
    ),
  }));
}

/** Returns whether a row of any season lacks the field. */
export function isPartial({ shares }: FieldCoverage): boolean {
  return [...shares.values()].some((share) => share !== null && share !== 1);
}

/** Consecutive seasons with the same coverage. */
export interface CoverageRange {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Returns coverage as ranges of seasons, without the seasons that have no rows. */
export function coverageRanges({ shares }: FieldCoverage): CoverageRange[] {
  const ranges: CoverageRange[] = [];
  for (const [season, share] of shares) {
    if (share === null) continue;
    const roundedShare = Math.round(share * 100) / 100;
    const lastRange = ranges.at(-1);
    if (lastRange && lastRange.share === roundedShare)
      ranges[ranges.length - 1] = { ...lastRange, to: season };
    else ranges.push({ from: season, to: season, share: roundedShare });
  }
  return ranges;
}
