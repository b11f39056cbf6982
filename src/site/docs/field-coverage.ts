import { cellOf, columnsOf } from '../../records/flat-columns.ts';
import { publishedTables, type TableName, type Tables } from '../../records/published.ts';
import { cached, perTables } from '../cached.ts';

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
  return columnsOf(publishedTables[table].row).map((column) => ({
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
