import { sqlName } from '../../records/flat-columns.ts';
import { keysOf } from '../../records/typed.ts';
import { translated } from '../components/translated.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html } from '../html.ts';
import type { SqlValues } from '../page-values.ts';
import type { DownloadTable, Site } from '../site.ts';
import { questions } from './questions.ts';

const file = '/dumps/soccer-data.sqlite';
const database = `${file}.gz`;
/** The tables whose columns the views have, under the same names. */
const viewedTables = ['match-sides', 'matches'];

/** Returns the page that queries the SQLite download. What its first query loads is loaded for no other page. */
export function sqlPage(site: Site): Page {
  const { t, format, sources } = site;
  const { sqlPage: script, sqlWorker: worker, sqlite } = sources.assets;
  const totalBytes = (sources.sizeOf(database) ?? 0) + (sources.sizeOf(sqlite) ?? 0);
  const { copied, network } = t.script;
  const values: SqlValues = {
    worker,
    sqlite,
    database,
    totalBytes,
    texts: { ...t.sql.script, copied, network },
  };
  const [firstQuestion] = sources.sql.questions;
  return {
    route: { page: 'sql' },
    title: t.sql.title,
    description: t.sql.description,
    trail: [{ label: t.nav.data, route: { page: 'data' } }],
    content: html`<p class="lead">${t.sql.lead(format.bytes(totalBytes))}</p>
<p class="warning" data-without-script>${t.sql.withoutScript} <a href="${file}"><code>soccer-data.sqlite</code></a></p>
<div class="split"><div>
<form data-sql="${JSON.stringify(values)}" hidden><label>${t.sql.query}
<textarea rows="9" spellcheck="false" autocapitalize="off" aria-keyshortcuts="Control+Enter Meta+Enter">${firstQuestion ? questions[firstQuestion] : ''}</textarea></label>
<p><button type="submit">${t.sql.buttons.run}</button><button type="button" hidden>${t.sql.buttons.stop}</button><span class="small muted">${t.sql.keys}</span></p>
<progress max="${totalBytes}" aria-label="${t.sql.script.loading}" hidden></progress>
<p role="status"></p>
</form>
<div id="result" hidden><p class="links">${keysOf(t.sql.exports).map((name) => html`<button type="button" data-export="${name}">${t.sql.exports[name]}</button>`)}</p>
<div></div></div></div>
<aside><section class="panel"><h2>${t.sql.start}</h2>
<ol>${sources.sql.questions.map((name) => html`<li><a href="#q=${encodeURIComponent(questions[name])}">${t.sql.questions[name]}</a></li>`)}</ol></section>
<section class="panel" id="schema"><h2>${t.sql.schema}</h2>
${[...viewsOf(site), ...sources.downloads].map((table) => tablePart(site, table))}</section></aside></div>
<script type="module" src="${script}"></script>`,
  };
}

/** Returns the views, whose columns have the meaning of those of the tables. */
function viewsOf({ sources }: Site): Omit<DownloadTable, 'rows'>[] {
  const columns = sources.downloads
    .filter(({ name }) => viewedTables.includes(name))
    .flatMap((table) => table.columns);
  return sources.sql.views.map((view) => ({
    ...view,
    columns: view.columns.map(
      (name) => columns.find((column) => column.name === name) ?? { name, type: 'integer', description: '' },
    ),
  }));
}

function tablePart(site: Site, { name, description, columns }: Omit<DownloadTable, 'rows'>): Html {
  return html`<details><summary><code>${sqlName(name)}</code></summary><p class="small">${translated(site, description)}</p>
<dl class="small">${columns.map(({ name, description, unit }) => html`<dt><code>${name}</code></dt><dd>${description && translated(site, description)}${unit === undefined ? '' : html` (${translated(site, unit)})`}</dd>`)}</dl></details>
`;
}
