import type { TableQuality } from '../../records/quality.ts';
import { seasonName } from '../../records/season-span.ts';
import { plainTable } from '../components/plain-table.ts';
import { sourceLinks } from '../components/source-links.ts';
import { translated } from '../components/translated.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html, joined } from '../html.ts';
import type { Site } from '../site.ts';
import { coverageMap } from './coverage-map.ts';

/** Returns the quality report, with the rules, the known exceptions, what each table lacks, and the coverage of each field. */
export function qualityPage(site: Site): Page {
  const report = site.sources.quality;
  const { t, format } = site;
  const { qualityPage: words } = t;
  return {
    route: { page: 'quality' },
    title: words.title,
    description: words.description,
    content: html`<p class="lead">${words.intro(seasonName(report.current_season), format.day(report.data_as_of))}</p>
${sourceLinks(site, { json: '/quality.json' })}
<h2 id="rules">${words.rules}</h2>
<p>${words.rulesText}</p>
${plainTable({
  caption: words.rules,
  headings: [words.rule, words.requirement, words.checked, words.result],
  rows: report.checks.map(({ name, description, checked, status }) => [
    html`<code>${name}</code>`,
    translated(site, description),
    format.number(checked),
    status === 'passed' ? words.passed : words.passedWithExceptions,
  ]),
})}
<h2 id="exceptions">${words.exceptions}</h2>
<p>${words.exceptionsText}</p>
${plainTable({
  caption: words.exceptions,
  headings: [words.row, words.rule, words.reason],
  rows: report.known_exceptions.map(({ subject, check, reason }) => [
    html`<code>${subject}</code>`,
    check === 'none' ? words.noRule : html`<code>${check}</code>`,
    translated(site, reason),
  ]),
})}
<h2 id="tables">${t.data.tables}</h2>
<p>${words.tablesText}</p>
${report.tables.map((quality) => tableSection(site, quality))}
<h2 id="coverage">${t.data.coverage}</h2>
<p>${t.data.coverageText}</p>
${(['matches', 'matchStats', 'goals', 'players', 'teamStats'] as const).map((name) => coverageMap(site, name))}`,
  };
}

function tableSection(site: Site, quality: TableQuality): Html {
  const { t, format } = site;
  const { qualityPage: words } = t;
  const { table, description, source, checks, seasons } = quality;
  return html`<h3 id="${table}"><code>${table}</code></h3>
<p>${translated(site, description)}.</p>
<p>${words.source} ${translated(site, source)}.${
    checks.length === 0
      ? ''
      : html` ${words.rulesOf} ${joined(
          checks.map((name) => html`<code>${name}</code>`),
          ', ',
        )}.`
  }</p>
${plainTable({
  caption: words.missing + t.colon + table,
  headings: [t.columns.season, t.data.rows, words.missing],
  rows: seasons.map(({ season, rows, missing: shares }) => [
    season === null ? words.all : seasonName(season),
    format.number(rows),
    rows === 0 ? words.noData : describeMissing(site, shares),
  ]),
})}`;
}

const maxColumns = 8;

/** Returns columns by share of missing values, such as `kickoff_utc 100%, attendance 7%`, the highest first. */
function describeMissing(site: Site, shares: Readonly<Record<string, number>>): Html | string {
  const { qualityPage: words } = site.t;
  const columns = Object.entries(shares).sort(([, a], [, b]) => b - a);
  if (columns.length === 0) return words.nothingMissing;
  const texts = columns
    .slice(0, maxColumns)
    .map(([column, share]) => html`<code>${column}</code> ${formatShare(site, share)}`);
  const moreCount = columns.length - maxColumns;
  return html`${joined(texts, ', ')}${moreCount > 0 ? words.andMore(moreCount) : ''}`;
}

/** Formats a share. Only exact values become 0 % or 100 %. */
function formatShare({ t, format }: Site, share: number): string {
  const { qualityPage: words } = t;
  const percentage = Math.round(share * 100);
  if (percentage === 0) return words.underOne;
  return percentage === 100 && share < 1 ? words.overNinetyNine : format.percent(percentage / 100);
}
