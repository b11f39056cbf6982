import type { IntegrityRule } from '../src/integrity/rule.ts';
import { type Dataset, type DatasetTableName, datasetTables } from '../src/records/dataset/index.ts';
import { columnValues } from '../src/records/dataset/other-columns.ts';
import type { DatasetTable } from '../src/records/dataset/table.ts';
import type { CheckResult } from '../src/records/health.ts';
import type { QualityReport, TableQuality } from '../src/records/quality.ts';
import type { Season } from '../src/records/season.ts';

/** What is known, how it is known and what is missing: each table of the dataset, season by season. */
export function qualityReport(
  dataset: Dataset,
  seasons: readonly Season[],
  checks: readonly IntegrityRule[],
  results: readonly CheckResult[],
): QualityReport {
  const names = Object.keys(datasetTables) as DatasetTableName[];
  return {
    data_as_of: dataset.snapshot.as_of,
    current_season: dataset.snapshot.season,
    coverage: seasons.map(({ season, coverage }) => ({ season, ...coverage })),
    checks: [...results],
    known_exceptions: [...dataset.knownExceptions],
    tables: names.map((name) => tableQuality(name, dataset, checks)),
  };
}

function tableQuality(
  key: DatasetTableName,
  dataset: Dataset,
  checks: readonly IntegrityRule[],
): TableQuality {
  const { name, description, source, seasonal, row }: DatasetTable = datasetTables[key];
  const rows = (dataset[key] as readonly object[]).map((one) => columnValues(row, one));
  const seasonOf = (row: object) => (seasonal ? (row as { season: number }).season : null);
  const seasons = seasonal ? dataset.seasons.map(({ season }) => season) : [null];
  return {
    table: name,
    description,
    source,
    checks: checks.filter(({ tables }) => tables.includes(key)).map((check) => check.name),
    seasons: seasons.map((season) => {
      const ofSeason = rows.filter((row) => seasonOf(row) === season);
      return { season, rows: ofSeason.length, missing: missing(ofSeason) };
    }),
  };
}

const fourDecimals = 10_000;

/** The share of rows that each column is not known in, columns known throughout left out. */
function missing(rows: readonly object[]): Record<string, number> {
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  const shares = [...columns].map((column): [string, number] => {
    const empty = rows.filter((row) => ((row as Record<string, unknown>)[column] ?? null) === null).length;
    return [column, Math.round((empty / rows.length) * fourDecimals) / fourDecimals];
  });
  return Object.fromEntries(shares.filter(([, share]) => share > 0));
}
