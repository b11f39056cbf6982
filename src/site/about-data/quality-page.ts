import type { TableQuality } from '../../derive/quality.ts';
import { plainTable } from '../components/html-table.ts';
import type { DeveloperSite } from '../developer-sources.ts';
import { textPage } from '../docs/text-page.ts';
import { type Html, html, joined } from '../html.ts';
import { printed } from '../links.ts';
import type { Page } from '../site.ts';
import { sourceLinks } from '../source-links.ts';
import type { Words } from '../words.ts';

/** Returns the quality report, with the rules, the known exceptions and what each table lacks. */
export function qualityPage(site: DeveloperSite): Page {
  const report = site.quality;
  const { format } = site;
  return textPage(site, 'quality', {
    parts: {
      state: html`<p class="lead">The current season, ${site.seasonName(report.current_season)}, is complete up to ${format.day(report.data_as_of)}.</p>
${sourceLinks(site, { json: '/quality.json' })}`,
      rules: plainTable({
        caption: 'Integrity rules',
        headings: ['Rule', 'Requirement', 'Rows checked', 'Result'],
        rows: report.checks.map(({ name, description, checked, status }) => [
          html`<code>${name}</code>`,
          printed(description),
          format.number(checked),
          status === 'passed' ? 'passed' : 'passed, with known exceptions',
        ]),
      }),
      exceptions: plainTable({
        caption: 'Known exceptions',
        headings: ['Row', 'Rule', 'Reason'],
        rows: report.known_exceptions.map(({ subject, check, reason }) => [
          html`<code>${subject}</code>`,
          check === 'none' ? 'no rule covers it' : html`<code>${check}</code>`,
          printed(reason),
        ]),
      }),
      tables: html`${report.tables.map((quality) => tableSection(site, quality))}`,
    },
  });
}

function tableSection(words: Words, quality: TableQuality): Html {
  const { format } = words;
  const { table, description, source, checks, columns, seasons } = quality;
  const isIncomplete = (column: string) => seasons.some(({ missing }) => missing[column] !== undefined);
  const completeColumns = columns.filter((column) => !isIncomplete(column));
  return html`<h3 id="${table}"><code>${table}</code></h3>
<p>${printed(description)}.</p>
<p>Source: ${printed(source)}.${checks.length === 0 ? '' : html` Rules: ${codes(checks)}.`}</p>
${completeColumns.length === 0 ? '' : html`<p>Known in every row: ${codes(completeColumns)}.</p>`}
${plainTable({
  caption: `Coverage of columns: ${table}`,
  headings: ['Column', ...seasons.map(({ season }) => (season === null ? 'all' : words.seasonName(season)))],
  textColumns: 1,
  rows: [
    ['rows', ...seasons.map(({ rows }) => (rows === 0 ? 'no data' : format.number(rows)))],
    ...columns
      .filter(isIncomplete)
      .map((column) => [
        html`<code>${column}</code>`,
        ...seasons.map(({ rows, missing }) =>
          rows === 0 ? '–' : format.percent(1 - (missing[column] ?? 0)),
        ),
      ]),
  ],
})}`;
}

function codes(names: readonly string[]): Html {
  return joined(
    names.map((name) => html`<code>${name}</code>`),
    ', ',
  );
}
