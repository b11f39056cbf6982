import type { TableQuality } from '../../derive/quality.ts';
import { plainTable } from '../components/table.ts';
import { textPage } from '../docs/text-page.ts';
import { type Html, html, joined } from '../html.ts';
import { printed, sourceLinks } from '../links.ts';
import type { Page, Site } from '../site.ts';

/** Returns the quality report, with the rules, the known exceptions and what each table lacks. */
export function qualityPage(site: Site): Page {
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

function tableSection(site: Site, quality: TableQuality): Html {
  const { format } = site;
  const { table, description, source, checks, seasons } = quality;
  return html`<h3 id="${table}"><code>${table}</code></h3>
<p>${printed(description)}.</p>
<p>Source: ${printed(source)}.${
    checks.length === 0
      ? ''
      : html` Rules: ${joined(
          checks.map((name) => html`<code>${name}</code>`),
          ', ',
        )}.`
  }</p>
${plainTable({
  caption: `Missing values: ${table}`,
  headings: ['Season', 'Rows', 'Missing values'],
  rows: seasons.map(({ season, rows, missing: shares }) => [
    season === null ? 'all' : site.seasonName(season),
    format.number(rows),
    rows === 0 ? 'no data' : describeMissing(site, shares),
  ]),
})}`;
}

const maxColumns = 8;

/** Returns columns by share of missing values, such as `kickoff_utc 100%, attendance 7%`, the highest first. */
function describeMissing(site: Site, shares: Readonly<Record<string, number>>): Html | string {
  const columns = Object.entries(shares).sort(([, a], [, b]) => b - a);
  if (columns.length === 0) return 'none';
  const texts = columns
    .slice(0, maxColumns)
    .map(([column, share]) => html`<code>${column}</code> ${site.format.percent(share)}`);
  const moreCount = columns.length - maxColumns;
  return html`${joined(texts, ', ')}${moreCount > 0 ? ` and ${moreCount} more columns` : ''}`;
}
