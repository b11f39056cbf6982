import { html } from 'hono/html';
import { snapshotOf, type Tables } from '../records/published.ts';
import { apiRoot, exampleOf } from '../resources/discovery.ts';
import type { Resource } from '../resources/resource.ts';
import { service } from '../service.ts';
import { type Html, page, table } from './page.ts';

const fileExample = '/data/v1/matches/season/2024/team/forge-fc/status/finished.json';

/** Returns the page at the root: every endpoint with an example, made from the registry and the data. */
export function landingPage(resources: readonly Resource[], tables: Tables): Promise<string> {
  const seasons = tables.rows('seasons');
  const clubs = tables.rows('teams').filter(({ current_season }) => current_season);
  return page(
    service.name,
    service.description,
    html`<header>
<h1>${service.name}</h1>
<p>${service.description}</p>
<p><strong>${tables.rows('matches').length} matches</strong> of ${seasons.length} seasons, with results up to
${snapshotOf(tables).as_of}. JSON, no key required. Start at <a href="${apiRoot}">the API index</a>, or read the
<a href="/openapi.json">OpenAPI description</a>, <a href="/ratings">how ratings are calculated</a> and the
<a href="/quality">data quality report</a>.</p>
</header>
<main>
<section aria-labelledby="try">
<h2 id="try">Try it</h2>
<pre><code>curl '<span class="host"></span>${apiRoot}/matches?season=2024&amp;team=Forge'
curl '<span class="host"></span>/data/v1/standings/season/2025.json'   <span class="note"># an answer as a file, without a rate limit</span></code></pre>
</section>
<section aria-labelledby="endpoints">
<h2 id="endpoints">Endpoints</h2>
${resources.map(endpoint)}
</section>
<section aria-labelledby="files">
<h2 id="files">Files</h2>
<p>Every prerendered query is also a file. Its path is made of the query's parameters as pairs of path segments, in the
order listed above, without defaults, and with a club as its club_id.
<code>${apiRoot}/matches?season=2024&amp;team=Forge&amp;status=FINISHED</code> is
<a href="${fileExample}"><code>${fileExample}</code></a>. The <code>Content-Location</code> header of an answer names its
file. <a href="/data/v1/index.json">The index</a> lists every file with its size and SHA-256.</p>
</section>
<section aria-labelledby="downloads">
<h2 id="downloads">Downloads</h2>
<p>Whole tables as JSON, NDJSON, CSV and Parquet, and all of them in one SQLite database.
<a href="/dumps/manifest.json">The manifest</a> lists them with columns, sizes and SHA-256;
<a href="/dumps/datapackage.json">datapackage.json</a> describes the CSV files for Frictionless tools. Examples:
<a href="/dumps/matches.csv">matches.csv</a>, <a href="/dumps/players.parquet">players.parquet</a>,
<a href="/dumps/soccer-data.sqlite">soccer-data.sqlite</a>.</p>
</section>
<section aria-labelledby="calendars">
<h2 id="calendars">Calendars</h2>
<p>Subscribe to fixtures and results: <a href="/calendar/all.ics">all clubs</a>${clubs.map(
      ({ club_id, name }) => html`, <a href="/calendar/${club_id}.ics">${name}</a>`,
    )}.</p>
</section>
<section aria-labelledby="coverage">
<h2 id="coverage">Coverage</h2>
<p>How complete each season is, in per cent, counted from the data.</p>
${coverageTable(tables)}
</section>
</main>`,
  );
}

function endpoint(resource: Resource): Html {
  const example = exampleOf(resource);
  const hasParameters = Object.keys(resource.parameters).length > 0;
  return html`<article id="${resource.name}">
<h3><code>GET ${apiRoot}${resource.path === '/' ? '' : resource.path}</code></h3>
<p>${resource.description}</p>
${hasParameters ? parameterTable(resource) : ''}
<p>Example: <a href="${example}"><code>${example}</code></a></p>
</article>
`;
}

function parameterTable({ parameters }: Resource): Html {
  return table(
    ['Parameter', 'Meaning', 'Values'],
    Object.entries(parameters).map(([name, { description, schema }]) => [
      html`<code>${name}</code>`,
      description,
      describeValues(schema),
    ]),
  );
}

/** Returns the accepted values in words, such as `1 to 500; default 100`. */
function describeValues(schema: Readonly<Record<string, unknown>>): string {
  const values = describeType(schema);
  return schema.default === undefined ? values : `${values}; default ${schema.default}`;
}

function describeType({
  enum: values,
  minimum,
  maximum,
  format,
  type,
}: Readonly<Record<string, unknown>>): string {
  if (Array.isArray(values)) return values.join(', ');
  if (type === 'integer') return maximum === undefined ? `from ${minimum}` : `${minimum} to ${maximum}`;
  if (type === 'boolean') return 'true, false';
  return format === 'date' ? 'YYYY-MM-DD' : 'text';
}

function coverageTable(tables: Tables): Html {
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
