import type { TableQuality } from '../../derive/quality.ts';
import { codeSpan, escapeMarkdown } from '../../records/text.ts';
import type { DeveloperSite } from '../developer-inputs.ts';
import { tableText } from '../docs/table-text.ts';
import { documentPage } from '../docs/text-page.ts';
import { printed } from '../links.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';

/** Returns the quality report, with the rules, the known exceptions and what each table lacks. */
export function qualityPage(site: DeveloperSite): Page {
  const report = site.quality;
  const { format } = site;
  return documentPage(site, 'quality', {
    values: {
      season: site.seasonName(report.current_season),
      asOf: format.day(report.data_as_of),
    },
    parts: {
      rules: tableText(
        ['Rule', 'Requirement', 'Rows checked', 'Result'],
        report.checks.map(({ name, description, checked, status }) => [
          codeSpan(name),
          escaped(description),
          format.number(checked),
          status === 'passed' ? 'passed' : 'passed, with known exceptions',
        ]),
      ),
      exceptions: tableText(
        ['Row', 'Rule', 'Reason'],
        report.known_exceptions.map(({ subject, check, reason }) => [
          codeSpan(subject),
          check === 'none' ? 'no rule covers it' : codeSpan(check),
          escaped(reason),
        ]),
      ),
      tables: report.tables.map((quality) => tableSection(site, quality)).join('\n\n'),
    },
  });
}

function tableSection(words: Words, quality: TableQuality): string {
  const { table, description, source, checks, columns, seasons } = quality;
  const isIncomplete = (column: string) => seasons.some(({ missing }) => missing[column] !== undefined);
  const knownColumns = columns.filter((column) => !isIncomplete(column));
  const rules = checks.length === 0 ? '' : ` Rules: ${codes(checks)}.`;
  const parts = [
    `### ${codeSpan(table)} {#${table}}`,
    `${escaped(description)}.`,
    `Source: ${escaped(source)}.${rules}`,
    ...(knownColumns.length === 0 ? [] : [`Known in every row: ${codes(knownColumns)}.`]),
    coverageTable(words, seasons, columns.filter(isIncomplete)),
  ];
  return parts.join('\n\n');
}

/** Returns the rows by season, and the share of them in which each of some columns is known. */
function coverageTable(
  { format, seasonName }: Words,
  seasons: TableQuality['seasons'],
  columns: readonly string[],
): string {
  const names = seasons.map(({ season }) => (season === null ? 'all' : seasonName(season)));
  const rows = [
    ['rows', ...seasons.map(({ rows }) => (rows === 0 ? 'no data' : format.number(rows)))],
    ...columns.map((column) => [
      codeSpan(column),
      ...seasons.map(({ rows, missing }) => (rows === 0 ? '–' : format.percent(1 - (missing[column] ?? 0)))),
    ]),
  ];
  return tableText(['Column', ...names], rows, names);
}

function escaped(text: string): string {
  return escapeMarkdown(printed(text));
}

function codes(names: readonly string[]): string {
  return names.map(codeSpan).join(', ');
}
