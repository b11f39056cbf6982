import type { ErrorAnswer } from '../../records/status.ts';
import { entriesOf, keysOf } from '../../records/typed.ts';
import { addressOf, links } from '../../resources/discovery.ts';
import { unknownPathAnswer } from '../../resources/error-answers.ts';
import { toolNames, toolsOf } from '../../resources/tools.ts';
import { service } from '../../service.ts';
import { plainTable, table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { changes } from './changes.ts';
import { codeBlock, outputBlock } from './code-tabs.ts';
import { breakable } from './field-table.ts';
import { recipesHeading } from './recipes-page.ts';

export const docsDescription =
  'Quick start, every endpoint with parameters and response fields, limits, caching and errors.';

/** The guides in their order. */
const guides = {
  'client-packages': {
    path: '/docs/clients',
    title: 'Packages for Python and TypeScript',
    description: 'Typed clients of the service, and how to install them today.',
    content: clientPackages,
  },
  errors: {
    path: '/docs/errors',
    title: 'Errors',
    description: 'The body of an error, and every error code with what it means and what to do.',
    content: errors,
  },
  models: {
    path: '/docs/models',
    title: 'Models and agents',
    description:
      'The service as tools of the Model Context Protocol, with twenty questions and the calls that answer them.',
    content: models,
  },
  changelog: {
    path: '/docs/changelog',
    title: 'Changelog',
    description: 'What has changed in the API, version by version, and in the data, refresh by refresh.',
    content: changelog,
  },
} as const;

export const guideKinds: readonly PageKind[] = entriesOf(guides).map(
  ([page, { path, title, description, content }]) => ({
    name: page,
    paths: { en: path },
    isDocumentation: true,
    pages: (site): Page[] => {
      const trail = [{ label: 'API', route: { page: 'docs' } }] as const;
      return [{ route: { page }, title, description, trail, content: content(site) }];
    },
  }),
);

/** Returns every page of the documentation that is about no single endpoint, the quick start first. */
export function guidesOf({ recipes }: Site): Pick<Page, 'title' | 'description' | 'route'>[] {
  return [
    { title: 'Quick start', description: docsDescription, route: { page: 'docs' } },
    ...keysOf(guides).map((page) => ({ ...guides[page], route: { page } })),
    ...(recipes.length > 0 ? [{ ...recipesHeading, route: { page: 'recipes' } } as const] : []),
  ];
}

/** The status of each error, what it means, and what to do. */
const errorMeanings: Readonly<Record<ErrorAnswer['code'], readonly [status: number, meaning: string]>> = {
  unknown_parameter: [
    400,
    'The endpoint has no parameter of this name. The message names the nearest one, and all that there are.',
  ],
  repeated_parameter: [400, 'A parameter is given twice. Join several values by commas instead.'],
  invalid_value: [400, 'A value is not of its type or range. The message says what was expected.'],
  invalid_combination: [
    400,
    'Parameters exclude or need each other. Leave one out, or add the one that is named.',
  ],
  invalid_request: [400, 'The address cannot be read as a URL. Encode what is special in it.'],
  not_found: [404, 'There is no such endpoint, file or record. For a near name the message has the address.'],
  method_not_allowed: [405, 'Everything is read by GET; only /mcp takes POST.'],
  rate_limited: [
    429,
    'The requests of this hour are used up. Wait as many seconds as Retry-After says, or read the files, which have no limit.',
  ],
  internal_error: [500, 'The fault is ours. Try again later; if it stays, report it.'],
};

/** Returns the body of an error, then every code with its status, its meaning and what to do. */
function errors(site: Site): Html {
  const path = addressOf('/match');
  return html`<p>An error is JSON with the status, what was wrong and what was expected. A club name that matches none
gives an empty list with a <code>hint</code>. Programs need not read the message: <code>code</code> is a word such as
<code>unknown_parameter</code>, <code>parameters</code> names those at fault, and <code>documentation</code> is the endpoint’s page.</p>
${codeBlock(site, `curl -s '{host}${path}'`)}
${outputBlock(JSON.stringify(unknownPathAnswer(path, site.resources) satisfies ErrorAnswer, null, 2), 'json')}
<h2 id="codes">Codes</h2>
${table({
  caption: 'Codes',
  rows: entriesOf(errorMeanings),
  isProse: true,
  rowId: ([code]) => code,
  columns: [
    {
      heading: 'Code',
      isText: true,
      cell: ([code, [status]]) => html`<code>${breakable(code)}</code><small>${status}</small>`,
    },
    { heading: 'Meaning', isText: true, cell: ([, [, meaning]]) => meaning },
  ],
})}`;
}

/** Returns the tools of models, and questions with their answers where the recipes have them. */
function models(site: Site): Html {
  const { path, recipes } = site;
  const questions = recipes.find(({ file }) => file === 'questions.ts');
  return html`<p>Give a client of the Model Context Protocol the address below (Streamable HTTP, without a key). It finds ${toolNames.length} tools. Each is an endpoint with small pages; an answer has the address at which it can be checked. A call counts as a request.</p>
${codeBlock(site, '{host}/mcp', 'text')}
<h2 id="tools">Tools</h2>
${plainTable({
  caption: 'Tools',
  headings: ['Tool', 'Meaning', 'Endpoint'],
  rows: toolsOf(site.resources).map(({ name, description, resource }) => [
    html`<code>${name}</code>`,
    description,
    html`<a href="${path({ page: 'endpoint', name: resource.name })}"><code>${addressOf(resource.path)}</code></a>`,
  ]),
})}
${
  questions === undefined
    ? nothing
    : html`<h2 id="questions">${questions.title}</h2>
<p>${questions.description} <a href="${path({ page: 'recipes' })}#questions">Recipes</a></p>
${outputBlock(questions.outputText)}`
}`;
}

function changelog(site: Site): Html {
  return html`<p>The API’s description has version ${service.version}. Changes that clients see are in <a href="${links.changelog.address}">its changelog</a>,
changes of the data, refresh by refresh, in <a href="${links.data_changelog.address}">that of the data</a>.</p>
${changes(site)}`;
}

/** The address of the Python client as an archive that pip installs. */
export const pythonClientAddress = '/clients/soccer-data-client.zip';

/** Returns how to install each client today, and a first program. */
function clientPackages(site: Site): Html {
  const { repository, sizeOf } = site;
  const hasPython = sizeOf(pythonClientAddress) !== undefined;
  const clone = repository === undefined ? '' : `git clone ${repository} soccer-data && cd soccer-data\n`;
  const python = hasPython
    ? `pip install {host}${pythonClientAddress}`
    : `${clone}pip install ./clients/python`;
  const typescript = `${clone}npm ci && cd clients/typescript && npm pack
npm install ./soccer-data-client-${service.version}.tgz   # in your project`;
  return html`<p>Both have the types of every field, and read files where they can, which have no rate limit. They are not in
the registries of Python and npm yet: this is how to install them today.</p>
<h2 id="python">Python</h2>
<p>3.10 or newer, on the standard library alone; with pandas, tables are data frames too.</p>
${codeBlock(site, python)}
${codeBlock(
  site,
  `import soccer_data_client as sd

sd.configure(base_url="{host}")
for match in sd.ask("matches", last=3)["matches"]:
    print(match["date"], match["home_team"], match["away_team"])`,
  'python',
)}
<h2 id="typescript">TypeScript and JavaScript</h2>
<p>Node 20.3 or newer, browsers, Cloudflare Workers and Deno; no dependencies. In a clone of the repository:</p>
${codeBlock(site, typescript)}
${codeBlock(
  site,
  `import { soccerData } from 'soccer-data-client';

const api = soccerData({ baseUrl: '{host}' });
const { matches } = await api.matches({ last: 3 });
for (const match of matches) console.log(match.date, match.home_team, match.away_team);`,
  'ts',
)}
`;
}
