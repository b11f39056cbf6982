import { cellOf, columnsOf } from '../../records/columns.ts';
import { publishedTables, type TableName, type Tables } from '../../records/published.ts';

/** How much of a field is known by season: the share of rows that have it, 0 to 1; null without rows. */
export interface FieldCoverage {
  readonly field: string;
  readonly shares: ReadonlyMap<number, number | null>;
}

const known = new WeakMap<Tables, Map<TableName, FieldCoverage[]>>();

/**
 * Returns how much of each field of a seasonal table is known, by season; a nested field by its path, joined by dots.
 */
export function fieldCoverage(tables: Tables, table: TableName): FieldCoverage[] {
  const ofTables = known.get(tables) ?? new Map<TableName, FieldCoverage[]>();
  known.set(tables, ofTables);
  const found = ofTables.get(table) ?? computeCoverage(tables, table);
  ofTables.set(table, found);
  return found;
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
        const filled = rows.filter((row) => cellOf(row, column) !== null).length;
        return [season, rows.length === 0 ? null : filled / rows.length];
      }),
    ),
  }));
}

/** Whether some row of some season does not have the field. */
export function isPartial({ shares }: FieldCoverage): boolean {
  return [...shares.values()].some((share) => share !== null && share !== 1);
}

/** Consecutive seasons with the same coverage. */
export interface CoverageRange {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Returns coverage as ranges of seasons; seasons without rows are left out. */
export function coverageRanges({ shares }: FieldCoverage): CoverageRange[] {
  const ranges: CoverageRange[] = [];
  for (const [season, share] of shares) {
    if (share === null) continue;
    const rounded = Math.round(share * 100) / 100;
    const last = ranges.at(-1);
    if (last && last.share === rounded) ranges[ranges.length - 1] = { ...last, to: season };
    else ranges.push({ from: season, to: season, share: rounded });
  }
  return ranges;
}
