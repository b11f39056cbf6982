import { sqlName } from '../../records/flat-columns.ts';
import { panel } from '../components/panels.ts';
import type { DeveloperInputs, DeveloperSite, DownloadTable } from '../developer-inputs.ts';
import { textPage } from '../docs/text-page.ts';
import type { SqlValues } from '../frame/asset-addresses.ts';
import { type Html, html, nothing } from '../html.ts';
import { fromDescription } from '../markdown-to-html.ts';
import type { Page } from '../site.ts';

const file = '/dumps/soccer-data.sqlite';
const database = `${file}.gz`;
/** The tables whose columns the views have, under the same names. */
const viewedTables = ['team-matches', 'matches'];

/** Returns the page that queries the SQLite download. What its first query loads is loaded for no other page. */
export function sqlPage(site: DeveloperSite): Page {
  const { format, assets, downloads, sizeOf, sql } = site;
  const { 'sqlite-worker': worker, sqlite } = assets;
  const totalBytes = (sizeOf(database) ?? 0) + (sizeOf(sqlite) ?? 0);
  const values: SqlValues = { worker, sqlite, database, totalBytes };
  const [firstQuestion] = sql.questions;
  const questions = sql.questions.map(
    ({ title, query }) => html`<li><a href="#q=${encodeURIComponent(query)}">${title}</a></li>`,
  );
  const form = html`<p class="warning" data-without-script>
This page needs JavaScript. Without it, query the same database with SQLite:
<a href="${file}"><code>soccer-data.sqlite</code></a></p>
<div class="split"><div>
<form data-sql="${JSON.stringify(values)}" data-scripted><label>Query
<textarea rows="9" spellcheck="false" autocapitalize="off" aria-keyshortcuts="Control+Enter Meta+Enter">${firstQuestion?.query ?? ''}</textarea></label>
<p><button type="submit">Run</button><button type="button" hidden>Stop</button><span class="small muted">Ctrl + Enter, or ⌘ + Enter</span></p>
<progress max="${totalBytes}" aria-label="Loading the database…" hidden></progress>
<p role="status"></p>
</form>
<div id="result" hidden><p class="links"><button type="button">Download CSV</button></p>
<div></div></div></div>
<aside>
${panel(site, { id: 'questions', title: 'Start from a question', content: html`<ol>${questions}</ol>` })}
${panel(
  site,
  {
    id: 'columns',
    title: 'Tables and columns',
    content: [...viewsOf(site), ...downloads].map((table) => tablePart(table)),
  },
  html` id="schema"`,
)}</aside></div>
<script type="module" src="${assets['sql-console']}"></script>`;
  return {
    ...textPage(site, 'sql', { values: { size: format.bytes(totalBytes) }, parts: { form } }),
    trail: [{ label: 'Data', route: { page: 'data' } }],
  };
}

/** Returns the views, whose columns have the meaning of those of the tables. */
function viewsOf({ downloads, sql }: DeveloperInputs): Omit<DownloadTable, 'rows'>[] {
  const columns = downloads
    .filter(({ name }) => viewedTables.includes(name))
    .flatMap((table) => table.columns);
  return sql.views.map((view) => ({
    ...view,
    columns: view.columns.map(
      (name) => columns.find((column) => column.name === name) ?? { name, type: 'integer', description: '' },
    ),
  }));
}

function tablePart({ name, description, columns }: Omit<DownloadTable, 'rows'>): Html {
  const items = columns.map((column) => {
    const unit = column.unit === undefined ? nothing : html` (${column.unit})`;
    return html`<dt><code>${column.name}</code></dt>
<dd>${fromDescription(column.description)}${unit}</dd>
`;
  });
  return html`<details><summary><code>${sqlName(name)}</code></summary>
<p class="small">${description}</p>
<dl class="small">${items}</dl></details>
`;
}
