import { roundTo } from '../src/derive/numbers.ts';
import type { IntegrityRule } from '../src/integrity/rule.ts';
import { type Dataset, type DatasetTableName, datasetTables, rowsOf } from '../src/records/dataset/index.ts';
import { columnValues, type DatasetTable } from '../src/records/dataset/table.ts';
import { sourceOfTable, textIn } from '../src/records/in-league.ts';
import type { Season } from '../src/records/season.ts';
import type { CheckResult, QualityReport, TableQuality } from '../src/records/status.ts';
import { byName, keysOf } from '../src/records/typed.ts';

/** Reports what the dataset covers and what it lacks, by table and season. */
export function qualityReport(
  dataset: Dataset,
  seasons: readonly Season[],
  rules: readonly IntegrityRule[],
  results: readonly CheckResult[],
): QualityReport {
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

function tableQuality(
  key: DatasetTableName,
  dataset: Dataset,
  rules: readonly IntegrityRule[],
): TableQuality {
  const { name, description, seasonal, row }: DatasetTable = datasetTables[key];
  const rows = rowsOf(dataset, key).map((values) => columnValues(row, values));
  const seasons = seasonal ? dataset.seasons.map(({ season }) => season) : [null];
  return {
    table: name,
    description: textIn(dataset.league, description),
    source: sourceOfTable(dataset.league, name),
    checks: rules.filter(({ tables }) => tables.includes(key)).map((rule) => rule.name),
    seasons: seasons.map((season) => {
      const seasonRows = seasonal ? rows.filter((row) => row.season === season) : rows;
      return { season, rows: seasonRows.length, missing: missingShares(seasonRows) };
    }),
  };
}

/** Returns the share of rows in which each column is empty, without the columns that are always filled. */
function missingShares(rows: readonly object[]): Record<string, number> {
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  const shares = [...columns].map((column): [string, number] => {
    const emptyCount = rows.filter((row) => (byName(row)[column] ?? null) === null).length;
    return [column, roundTo(emptyCount / rows.length, 4)];
  });
  return Object.fromEntries(shares.filter(([, share]) => share > 0));
}
