import { computeStandings, standingsInputs } from '../../derive/standings.ts';
import type { Tables } from '../../records/published.ts';
import { apiRoot } from '../../resources/discovery.ts';
import type { Resource } from '../../resources/resource.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html } from '../html.ts';
import { hasStandings, standingsOf } from '../lookups/standings.ts';
import type { Site } from '../site.ts';
import { codeTabs } from './code-tabs.ts';
import { docsDescription, guidesOf } from './guides.ts';
import { topics } from './topics.ts';

export const docsKind: PageKind = {
  name: 'docs',
  paths: { en: '/docs' },
  label: 'API',
  menus: ['header'],
  isDocumentation: true,
  pages: (site) => [docsPage(site)],
};

/** Returns the documentation's front page, with quick start, endpoints, and how the API behaves. */
export function docsPage(site: Site): Page {
  const guides = guidesOf(site).filter(({ route }) => route.page !== 'docs');
  const season = exampleSeason(site.tables);
  return {
    route: { page: 'docs' },
    title: 'API documentation',
    description: docsDescription,
    content: html`<h2 id="quick-start">Quick start</h2>
${quickStart(site, season)}
<h2 id="guides">Guides</h2>
<ul>${guides.map(
      ({
        route,
        title,
        description,
      }) => html`<li><a href="${site.path(route)}">${title}</a>: ${description}</li>
`,
    )}</ul>
<h2 id="endpoints">Endpoints</h2>
<p>For code generators and other programs: <a href="/openapi.json"><code>openapi.json</code></a></p>
${table<Resource>({
  caption: 'Endpoints',
  rows: site.resources,
  isProse: true,
  columns: [
    {
      heading: 'Endpoint',
      isText: true,
      cell: ({ name, path }) =>
        html`<a href="${site.path({ page: 'endpoint', name })}"><code>${path === '/' ? apiRoot : path}</code></a>`,
    },
    { heading: 'Meaning', isText: true, cell: ({ summary }) => summary },
  ],
})}
${topics(site, season)}`,
  };
}

const rowCount = 3;
const fields = ['position', 'team', 'points'] as const;

/** Returns the request of one table in a terminal and in a spreadsheet, with what each shows, computed from the data. */
function quickStart(site: Site, season: number): Html {
  const { tables } = site;
  const record = standingsInputs(tables, season);
  const group = hasStandings(tables, season)
    ? undefined
    : record.stages.find(({ table }) => table === 'own')?.stage;
  const standings = group === undefined ? standingsOf(tables, season) : computeStandings(record, [group]);
  const lines = standings.slice(0, rowCount).map((row) => fields.map((name) => row[name]).join(','));
  const output = [fields.join(','), ...lines].join('\n');
  const url = `{host}/api/v1/standings?season=${season}${group === undefined ? '' : `&stage=${group}`}`;
  const csv = `${url}&format=csv&fields=${fields.join(',')}`;
  return html`<p>Answers are JSON, lists also CSV. No key is needed. A table, and <a href="${site.path({ page: 'endpoint', name: 'standings' })}">in other languages</a>:</p>
${codeTabs(site, 'quick-start', [
  {
    label: 'curl',
    language: 'sh',
    code: `curl -s '${csv}' | head -${rowCount + 1}`,
    output,
  },
  {
    label: 'Spreadsheet',
    language: 'text',
    code: `=IMPORTDATA("${csv}")`,
    output: `${output.replaceAll(',', '\t')}\n…`,
  },
])}`;
}

/** Returns the last finished season, so that the output of examples stays. A league's first season is its own example. */
function exampleSeason(tables: Tables): number {
  const seasons = tables.rows('seasons');
  const lastFinishedSeason = seasons.findLast(
    ({ matches_finished, matches_scheduled }) =>
      matches_scheduled > 0 && matches_finished === matches_scheduled,
  );
  return (lastFinishedSeason ?? seasons.at(-1))?.season ?? 0;
}
