import escapeHtml from 'escape-html';
import { snapshotOf, type Tables } from '../records/published.ts';
import { apiRoot, exampleOf } from '../resources/discovery.ts';
import type { Resource } from '../resources/resource.ts';
import { service } from '../service.ts';
import { page, table } from './page.ts';

/** The page at the root: what there is, with an example of each. Made from the registry and the data. */
export function landingPage(resources: readonly Resource[], tables: Tables): string {
  const seasons = tables.rows('seasons');
  const snapshot = snapshotOf(tables);
  const matches = tables.rows('matches').length;
  return page(
    service.name,
    service.description,
    `<header>
<h1>${escapeHtml(service.name)}</h1>
<p>${escapeHtml(service.description)}</p>
<p><strong>${matches} matches</strong> of ${seasons.length} seasons, results up to ${escapeHtml(snapshot.as_of)}.
JSON, no key. <a href="${apiRoot}">Start here</a>, or read the <a href="/openapi.json">OpenAPI description</a> and
<a href="/ratings">how ratings are made</a> and
<a href="/quality">how good the data are</a>.</p>
</header>
<main>
<section aria-labelledby="try">
<h2 id="try">Try it</h2>
<pre><code>curl '<span class="host"></span>${apiRoot}/matches?season=2024&amp;team=Forge'
curl '<span class="host"></span>/data/v1/standings/season/2025.json'   <span class="note"># the same kind of answer as a file, no rate limit</span></code></pre>
</section>
<section aria-labelledby="endpoints">
<h2 id="endpoints">Endpoints</h2>
${resources.map(endpoint).join('\n')}
</section>
<section aria-labelledby="files">
<h2 id="files">Files</h2>
<p>Every planned query is also a file: its parameters as pairs of path segments in the order listed above, defaults left
out, a club by its club_id. <code>${apiRoot}/matches?season=2024&amp;team=Forge&amp;status=FINISHED</code> is
<a href="/data/v1/matches/season/2024/team/forge-fc/status/finished.json"><code>/data/v1/matches/season/2024/team/forge-fc/status/finished.json</code></a>.
An answer that is one says so in <code>Content-Location</code>. <a href="/data/v1/index.json">The index</a> lists every
file with its size and SHA-256.</p>
</section>
<section aria-labelledby="downloads">
<h2 id="downloads">Downloads</h2>
<p>Every table whole, as JSON, NDJSON, CSV, Parquet and in one SQLite database: <a href="/dumps/manifest.json">the manifest</a>
lists them with columns, sizes and SHA-256; <a href="/dumps/datapackage.json">datapackage.json</a> describes the CSVs for
Frictionless tools. For example <a href="/dumps/matches.csv">matches.csv</a>,
<a href="/dumps/players.parquet">players.parquet</a>, <a href="/dumps/soccer-data.sqlite">soccer-data.sqlite</a>.</p>
</section>
<section aria-labelledby="calendars">
<h2 id="calendars">Calendars</h2>
<p>Fixtures and results to subscribe to: <a href="/calendar/all.ics">all clubs</a>, ${tables
      .rows('teams')
      .filter(({ current_season }) => current_season)
      .map(({ club_id, name }) => `<a href="/calendar/${club_id}.ics">${escapeHtml(name)}</a>`)
      .join(', ')}.</p>
</section>
<section aria-labelledby="coverage">
<h2 id="coverage">Coverage</h2>
<p>What is known of each season, counted from the data, in per cent.</p>
${coverageTable(tables)}
</section>
</main>
<script>for (const host of document.querySelectorAll('.host')) host.textContent = location.origin;</script>`,
  );
}

function endpoint(resource: Resource): string {
  const example = exampleOf(resource);
  const parameters = Object.entries(resource.parameters);
  return `<article id="${resource.name}">
<h3><code>GET ${apiRoot}${resource.path === '/' ? '' : resource.path}</code></h3>
<p>${escapeHtml(resource.description)}</p>
${parameters.length > 0 ? parameterTable(resource) : ''}
<p>Example: <a href="${escapeHtml(example)}"><code>${escapeHtml(example)}</code></a></p>
</article>`;
}

function parameterTable({ parameters }: Resource): string {
  return table(
    ['Parameter', 'Meaning', 'Values'],
    Object.entries(parameters).map(([name, { description, schema }]) => [
      `<code>${name}</code>`,
      escapeHtml(description),
      escapeHtml(bounds(schema)),
    ]),
  );
}

/** `1 to 500, default 100`. */
function bounds(schema: Readonly<Record<string, unknown>>): string {
  const { enum: values, minimum, maximum, format, type, default: fallback } = schema;
  const allowed = Array.isArray(values)
    ? values.join(', ')
    : type === 'integer'
      ? maximum === undefined
        ? `from ${minimum}`
        : `${minimum} to ${maximum}`
      : type === 'boolean'
        ? 'true, false'
        : format === 'date'
          ? 'YYYY-MM-DD'
          : 'text';
  return fallback === undefined ? allowed : `${allowed}; default ${fallback}`;
}

function coverageTable(tables: Tables): string {
  const seasons = tables.rows('seasons');
  const kinds = Object.keys(seasons[0]?.coverage ?? {}) as (keyof (typeof seasons)[0]['coverage'])[];
  return table(
    ['Season', ...kinds.map((kind) => kind.replaceAll('_', ' '))],
    seasons.map(({ season, coverage }) => [
      String(season),
      ...kinds.map((kind) => String(Math.round(coverage[kind] * 100))),
    ]),
    'figures',
  );
}
