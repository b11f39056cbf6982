import type { ErrorAnswer } from '../../records/service-status.ts';
import { keysOf } from '../../records/typed.ts';
import { addressOf } from '../../resources/discovery.ts';
import { documentLinks } from '../../resources/document-links.ts';
import { unknownPathAnswer } from '../../resources/error-answers.ts';
import { toolNames } from '../../resources/tool-list.ts';
import { toolsOf } from '../../resources/tools-of-league.ts';
import { service } from '../../service.ts';
import type { Addresses } from '../addresses.ts';
import { plainTable } from '../components/html-table.ts';
import type { DeveloperSite, DeveloperSources, Recipe } from '../developer-sources.ts';
import { type Html, html, nothing } from '../html.ts';
import { fromMarkdown } from '../markdown-to-html.ts';
import type { SinglePage } from '../page-kinds.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { type CodeLanguage, codeBlock, outputBlock } from './code-tabs.ts';
import { headOfText, textPage } from './text-page.ts';

/** Returns what makes the page of a guide, whose text is in `src/site/texts/`. */
const guide =
  (name: SinglePage, insetsOf: (site: DeveloperSite) => Parameters<typeof textPage>[2]) =>
  (site: DeveloperSite) => [
    { ...textPage(site, name, insetsOf(site)), trail: [{ label: 'API', route: { page: 'docs' } as const }] },
  ];

/** What makes the page of each guide, in their order. */
export const guides = {
  'client-packages': guide('client-packages', clientPackages),
  errors: guide('errors', (site) => {
    const path = addressOf('/match');
    const answer: ErrorAnswer = unknownPathAnswer(path, site.resources);
    return { values: { path }, parts: { example: outputBlock(JSON.stringify(answer, null, 2), 'json') } };
  }),
  models: guide('models', models),
  changelog: guide('changelog', (site) => ({
    values: {
      version: service.version,
      apiChanges: documentLinks.changelog.address,
      dataChanges: documentLinks.data_changelog.address,
    },
    parts: { changes: changes(site) },
  })),
  recipes: (site: DeveloperSite) => (site.recipes.length > 0 ? [recipesPage(site)] : []),
};

/** Returns every page of the documentation that is about no single endpoint, the front page first. */
export function guidesOf(
  site: Words & PublishedData & DeveloperSources,
): Pick<Page, 'title' | 'description' | 'route'>[] {
  return (['docs', ...keysOf(guides)] as const)
    .filter((name) => name !== 'recipes' || site.recipes.length > 0)
    .map((name) => headOfText(site, name));
}

/** Returns the tools of models, and questions with their answers where the recipes have them. */
function models({ path, recipes, resources }: Addresses & PublishedData & DeveloperSources) {
  const questions = recipes.find(({ file }) => file === 'questions.ts');
  const tools = plainTable({
    caption: 'Tools',
    headings: ['Tool', 'Meaning', 'Endpoint'],
    rows: toolsOf(resources).map(({ name, description, resource }) => [
      html`<code>${name}</code>`,
      description,
      html`<a href="${path({ page: 'endpoint', name: resource.name })}"><code>${addressOf(resource.path)}</code></a>`,
    ]),
  });
  const answers = questions
    ? html`<h2 id="questions">${questions.title}</h2>
<p>${questions.description} <a href="${path({ page: 'recipes' })}#questions">Recipes</a></p>
${outputBlock(questions.outputText)}`
    : nothing;
  return { values: { count: toolNames.length }, parts: { tools, questions: answers } };
}

/** The addresses of the Python client, as an archive that pip installs, and of the package that npm does. */
export const pythonClientAddress = '/clients/soccer-data-client.zip';
export const typescriptClientAddress = `/clients/soccer-data-client-${service.version}.tgz`;

/** Returns how to install each client today: from the service, or from a clone where the build had no package. */
function clientPackages({ repository, sizeOf }: Addresses & PublishedData) {
  const clone = repository === undefined ? '' : `git clone ${repository} soccer-data && cd soccer-data\n`;
  const isServed = (address: string) => sizeOf(address) !== undefined;
  return {
    values: {
      pythonInstall: isServed(pythonClientAddress)
        ? `pip install {host}${pythonClientAddress}`
        : `${clone}pip install ./clients/python`,
      typescriptInstall: isServed(typescriptClientAddress)
        ? `npm install {host}${typescriptClientAddress}`
        : `${clone}npm ci && npm run client
npm install ./clients/typescript/${typescriptClientAddress.replace('/clients/', '')}   # in your project`,
    },
  };
}

/** The refreshes that the page shows: their file has them all. */
const maxRefreshes = 20;

/** Returns what has changed in the data, then in the API, the latest first. A refresh writes values of the feed. */
function changes({ changes, dataChanges }: DeveloperSources): Html {
  return html`<h2 id="data">Changes of the data</h2>
<div>${fromMarkdown(entriesOf(dataChanges, maxRefreshes), 'the feed')}</div>
<h2 id="api">Changes of the API</h2>
<div>${fromMarkdown(entriesOf(changes), 'us')}</div>`;
}

/** Returns the first entries of a changelog, whose headings are of the second level, one level deeper. */
function entriesOf(changelog: string, count?: number): string {
  const [, ...entries] = changelog.replaceAll(/^##(?=#? )/gm, '$&#').split(/^(?=### )/m);
  return entries.slice(0, count).join('');
}

const fenceNames: Readonly<Record<Recipe['language'], CodeLanguage>> = {
  TypeScript: 'ts',
  Python: 'python',
  SQL: 'sql',
  R: 'r',
  Spreadsheet: 'text',
};

/** Returns the recipes of the documentation, each with what it prints. */
function recipesPage(site: DeveloperSite): Page {
  const recipes = site.recipes.map(
    (recipe) => html`<h2 id="${idOf(recipe)}">${recipe.title}</h2>
<p>${recipe.description} <code>${recipe.command}</code></p>
${codeBlock(site, recipe.code, fenceNames[recipe.language])}
${output(recipe)}
`,
  );
  return textPage(site, 'recipes', { parts: { recipes: html`${recipes}` } });
}

function idOf({ file }: Recipe): string {
  return file.replace(/\.\w+$/, '');
}

/** Returns the address of the picture that a recipe prints. It is undefined where the recipe prints text. */
export function pictureAddress({ output }: Pick<Recipe, 'output'>): string | undefined {
  return output.endsWith('.svg') ? `/docs/${output}` : undefined;
}

function output(recipe: Recipe): Html {
  const picture = pictureAddress(recipe);
  if (picture === undefined) return outputBlock(recipe.outputText);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(recipe.outputText) ?? [];
  return html`<p><img src="${picture}" alt="${recipe.title}" width="${width}" height="${height}"></p>`;
}
