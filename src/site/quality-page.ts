import escapeHtml from 'escape-html';
import type { QualityReport, TableQuality } from '../records/quality.ts';
import { service } from '../service.ts';
import { page, table } from './page.ts';

/** The quality report for people: what we know, how we know it and what is missing. */
export function qualityPage({
  data_as_of,
  current_season,
  checks,
  known_exceptions,
  tables,
}: QualityReport): string {
  return page(
    `Quality of the data · ${service.name}`,
    'What we know, how we know it and what is missing',
    `<header><p><a href="/">${escapeHtml(service.name)}</a></p>
<h1>Quality of the data</h1>
<p>What we know, how we know it and what is missing. The current season, ${current_season}, is known up to ${escapeHtml(data_as_of)}.
The same as <a href="/quality.json">JSON</a>.</p></header>
<main>
<section aria-labelledby="rules"><h2 id="rules">Rules the data hold</h2>
<p>A dataset that breaks one is not published.</p>
${table(
  ['Rule', 'What it says', 'Rows', 'Outcome'],
  checks.map(({ name, description, checked, status }) => [
    `<code>${escapeHtml(name)}</code>`,
    escapeHtml(description),
    String(checked),
    status === 'passed' ? 'holds' : 'holds but for known exceptions',
  ]),
)}
</section>
<section aria-labelledby="exceptions"><h2 id="exceptions">Known exceptions</h2>
<p>Rows that break a rule, were looked at and stand.</p>
${table(
  ['Row', 'Rule', 'Why it stands'],
  known_exceptions.map(({ subject, check, reason }) => [
    `<code>${escapeHtml(subject)}</code>`,
    `<code>${escapeHtml(check)}</code>`,
    escapeHtml(reason),
  ]),
)}
</section>
<section aria-labelledby="tables"><h2 id="tables">Tables</h2>
<p>Rows by season, and which columns are not known of how many of them.</p>
${tables.map(tableSection).join('\n')}
</section>
</main>`,
  );
}

function tableSection({ table: name, description, source, checks, seasons }: TableQuality): string {
  return `<article id="${name}"><h3><code>${name}</code></h3>
<p>${escapeHtml(description)}.</p>
<p>Source: ${escapeHtml(source)}.${checks.length > 0 ? ` Rules: ${checks.map((check) => `<code>${check}</code>`).join(', ')}.` : ''}</p>
${table(
  ['Season', 'Rows', 'Not known'],
  seasons.map(({ season, rows, missing }) => [
    season === null ? 'all' : String(season),
    String(rows),
    escapeHtml(missingText(missing)),
  ]),
)}</article>`;
}

const manyColumns = 8;

/** `kickoff_utc 100 %, attendance 7 %`; of very many columns the most wanting. */
function missingText(missing: Readonly<Record<string, number>>): string {
  const columns = Object.entries(missing).sort(([, a], [, b]) => b - a);
  if (columns.length === 0) return 'nothing';
  const shown = columns.slice(0, manyColumns).map(([column, share]) => `${column} ${percent(share)}`);
  const more = columns.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more columns` : shown.join(', ');
}

/** A share that is not nothing is not called 0 %, nor one that is not all 100 %. */
function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0) return 'under 1 %';
  return rounded === 100 && share < 1 ? 'over 99 %' : `${rounded} %`;
}
