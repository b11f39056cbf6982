import { html } from 'hono/html';
import type { QualityReport, TableQuality } from '../records/quality.ts';
import { service } from '../service.ts';
import { codeList, type Html, page, table } from './page.ts';

/** Returns the quality report for people: the rules, the known exceptions and what is missing. */
export function qualityPage({
  data_as_of,
  current_season,
  checks,
  known_exceptions,
  tables,
}: QualityReport): Promise<string> {
  return page(
    `Data quality · ${service.name}`,
    'Integrity rules, known exceptions, sources and missing values of every table',
    html`<header><p><a href="/">${service.name}</a></p>
<h1>Data quality</h1>
<p>Integrity rules, known exceptions, sources and missing values of every table. The current season, ${current_season}, is
complete up to ${data_as_of}. Also available as <a href="/quality.json">JSON</a>.</p></header>
<main>
<section aria-labelledby="rules"><h2 id="rules">Integrity rules</h2>
<p>A dataset that breaks a rule is not published.</p>
${table(
  ['Rule', 'Requirement', 'Rows checked', 'Result'],
  checks.map(({ name, description, checked, status }) => [
    html`<code>${name}</code>`,
    description,
    String(checked),
    status === 'passed' ? 'passed' : 'passed, with known exceptions',
  ]),
)}
</section>
<section aria-labelledby="exceptions"><h2 id="exceptions">Known exceptions</h2>
<p>Contradictions in the data that are known, were reviewed and are published as they are.</p>
${table(
  ['Row', 'Rule', 'Reason'],
  known_exceptions.map(({ subject, check, reason }) => [
    html`<code>${subject}</code>`,
    check === 'none' ? 'none covers it' : html`<code>${check}</code>`,
    reason,
  ]),
)}
</section>
<section aria-labelledby="tables"><h2 id="tables">Tables</h2>
<p>Rows by season, and the share of rows in which a column is empty.</p>
${tables.map(tableSection)}
</section>
</main>`,
  );
}

function tableSection({ table: name, description, source, checks, seasons }: TableQuality): Html {
  return html`<article id="${name}"><h3><code>${name}</code></h3>
<p>${description}.</p>
<p>Source: ${source}.${checks.length > 0 ? html` Rules: ${codeList(checks)}.` : ''}</p>
${table(
  ['Season', 'Rows', 'Missing values'],
  seasons.map(({ season, rows, missing }) => [
    season === null ? 'all' : String(season),
    String(rows),
    describeMissing(missing),
  ]),
)}</article>
`;
}

const maxColumns = 8;

/** Returns columns by share of missing values, such as `kickoff_utc 100 %, attendance 7 %`, the highest first. */
function describeMissing(missing: Readonly<Record<string, number>>): string {
  const columns = Object.entries(missing).sort(([, a], [, b]) => b - a);
  if (columns.length === 0) return 'none';
  const shown = columns.slice(0, maxColumns).map(([column, share]) => `${column} ${formatPercent(share)}`);
  const more = columns.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more columns` : shown.join(', ');
}

/** Rounds, but never to 0 % or 100 % what is neither. */
function formatPercent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0) return 'under 1 %';
  return rounded === 100 && share < 1 ? 'over 99 %' : `${rounded} %`;
}
