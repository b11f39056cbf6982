import { columnValues, type DatasetTable } from '../records/dataset/define-table.ts';
import { type Dataset, type DatasetTableName, datasetTables, rowsOf } from '../records/dataset/index.ts';
import { sourceOfTable, textIn } from '../records/in-league.ts';
import type { Season } from '../records/season.ts';
import type { CheckResult } from '../records/service-status.ts';
import { byName, keysOf } from '../records/typed.ts';
import { roundTo } from './numbers.ts';

/** An integrity rule, as far as it says which tables it is about. */
interface Rule {
  readonly name: string;
  readonly tables: readonly DatasetTableName[];
}

/** The content of `/quality.json`, with the coverage, sources, checks and gaps of the data. */
export type QualityReport = ReturnType<typeof qualityReport>;

/** Reports what the dataset covers and what it lacks, by table and season. */
export function qualityReport(
  dataset: Dataset,
  seasons: readonly Season[],
  rules: readonly Rule[],
  results: readonly CheckResult[],
) {
  const names = keysOf(datasetTables);
  return {
    data_as_of: dataset.snapshot.as_of,
    current_season: dataset.snapshot.season,
    coverage: seasons.map(({ season, coverage }) => ({ season, ...coverage })),
    checks: [...results],
    known_exceptions: [...dataset.knownExceptions],
    tables: names.map((name) => tableQuality(name, dataset, rules)),
  };
}

/** The source, the checks and the gaps of a table of the dataset. */
export type TableQuality = ReturnType<typeof tableQuality>;

function tableQuality(key: DatasetTableName, dataset: Dataset, rules: readonly Rule[]) {
  const { name, description, seasonal, row }: DatasetTable = datasetTables[key];
  const rows = rowsOf(dataset, key).map((values) => columnValues(row, values));
  // A column that the rows of another season have is missing in all rows of one whose rows lack it.
  const columns = [...new Set(rows.flatMap((values) => Object.keys(values)))];
  const seasons = seasonal ? dataset.seasons.map(({ season }) => season) : [null];
  return {
    table: name,
    description: textIn(dataset.league, description),
    source: sourceOfTable(dataset.league, name),
    /** The integrity rules that apply to its rows. */
    checks: rules.filter(({ tables }) => tables.includes(key)).map((rule) => rule.name),
    columns,
    /** An entry for each season, or a single one where the table is not divided by season. */
    seasons: seasons.map((season) => {
      const seasonRows = seasonal ? rows.filter((row) => row.season === season) : rows;
      return { season, rows: seasonRows.length, missing: missingShares(columns, seasonRows) };
    }),
  };
}

/** Returns the share of rows in which each column is empty, without the columns that are always filled. */
function missingShares(columns: readonly string[], rows: readonly object[]): Record<string, number> {
  if (rows.length === 0) return {};
  const shares = columns.map((column): [string, number] => {
    const emptyCount = rows.filter((row) => (byName(row)[column] ?? null) === null).length;
    return [column, roundTo(emptyCount / rows.length, 4)];
  });
  return Object.fromEntries(shares.filter(([, share]) => share > 0));
}
