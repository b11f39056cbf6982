import type { ErrorAnswer } from '../../records/service-status.ts';
import { codeBlock, codeSpan, escapeLinks, escapeMarkdown } from '../../records/text.ts';
import { keysOf } from '../../records/typed.ts';
import { addressOf, apiRoot } from '../../resources/discovery.ts';
import { documentLinks } from '../../resources/document-links.ts';
import { unknownPathAnswer } from '../../resources/error-answers.ts';
import { toolNames } from '../../resources/tool-list.ts';
import { toolsOf } from '../../resources/tools-of-league.ts';
import { service } from '../../service.ts';
import type { Addresses } from '../addresses.ts';
import type { DeveloperInputs, DeveloperSite, Recipe } from '../developer-inputs.ts';
import { hasContent, type SinglePage } from '../page-kinds.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { originOf } from './code-block.ts';
import { outputText } from './code-tabs.ts';
import { pictureAddress } from './recipe-pictures.ts';
import { tableText } from './table-text.ts';
import { documentPage, headOfText } from './text-page.ts';

/** Returns what makes the page of a guide, whose text is in `src/site/texts/`. */
const guide =
  (name: SinglePage, insetsOf: (site: DeveloperSite) => Parameters<typeof documentPage>[2]) =>
  (site: DeveloperSite) => [
    {
      ...documentPage(site, name, insetsOf(site)),
      trail: [{ label: 'API', route: { page: 'docs' } as const }],
    },
  ];

/** What makes the page of each guide, in their order. */
export const guides = {
  'client-packages': guide('client-packages', clientPackages),
  errors: guide('errors', (site) => {
    const path = addressOf('/match');
    const answer: ErrorAnswer = unknownPathAnswer(path, site.resources);
    return { values: { path }, parts: { example: outputText(JSON.stringify(answer, null, 2)) } };
  }),
  join: (site: DeveloperSite) => (hasContent('join', site.tables) ? guide('join', joining)(site) : []),
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
  site: Words & Addresses & PublishedData & DeveloperInputs,
): Pick<Page, 'title' | 'description' | 'route'>[] {
  return (['docs', ...keysOf(guides)] as const)
    .filter((name) => name !== 'recipes' || site.recipes.length > 0)
    .filter((name) => name !== 'join' || hasContent('join', site.tables))
    .map((name) => headOfText(site, name));
}

/** Returns the registers whose ids are known, with the number of ids of each kind. */
function joining({ tables, recipes, path }: Addresses & PublishedData & DeveloperInputs) {
  const byRegister = Map.groupBy(tables.rows('ids'), ({ provider, entity }) => `${provider} ${entity}`);
  const rows = [...byRegister.values()].map((ids) => {
    const { provider, entity } = ids[0] as (typeof ids)[number];
    const name = tables.rows('providers').find((row) => row.provider === provider)?.name ?? provider;
    const certain = ids.filter(({ confidence }) => confidence === 'certain').length;
    return [codeSpan(provider), escapeMarkdown(name), entity, `${ids.length}`, `${certain}`];
  });
  const registers = tableText(['Provider', 'Register', 'Of', 'Ids', 'Certain'], rows.sort());
  const programs = path({ page: 'recipes' });
  const shown =
    recipes.length === 0
      ? ''
      : `The recipes do these steps in [Python](${programs}#join) and [R](${programs}#join-in-r), with a made-up second source.`;
  return { values: { root: apiRoot }, parts: { registers, recipes: shown } };
}

/** Returns the tools of models, and questions with their answers where the recipes have them. */
function models({ path, recipes, resources }: Addresses & PublishedData & DeveloperInputs) {
  const questions = recipes.find(({ file }) => file === 'questions.ts');
  const tools = tableText(
    ['Tool', 'Meaning', 'Endpoint'],
    toolsOf(resources).map(({ name, description, resource }) => [
      codeSpan(name),
      escapeMarkdown(description),
      `[${codeSpan(addressOf(resource.path))}](${path({ page: 'endpoint', name: resource.name })})`,
    ]),
  );
  const answers =
    questions &&
    `## ${questions.title} {#questions}

${escapeMarkdown(questions.description)} [Recipes](${path({ page: 'recipes' })}#questions)

${outputText(questions.outputText)}`;
  return { values: { count: toolNames.length }, parts: { tools, questions: answers ?? '' } };
}

/** The addresses of the Python client, as an archive that pip installs, and of the package that npm does. */
export const pythonClientAddress = '/clients/soccer-data-client.zip';
export const typescriptClientAddress = `/clients/soccer-data-client-${service.version}.tgz`;

/** Returns how to install each client today: from the service, or from a clone where the build had no package. */
function clientPackages(site: Addresses & PublishedData) {
  const { repository, sizeOf } = site;
  const clone = repository === undefined ? '' : `git clone ${repository} soccer-data && cd soccer-data\n`;
  const isServed = (address: string) => sizeOf(address) !== undefined;
  return {
    values: {
      pythonInstall: isServed(pythonClientAddress)
        ? `pip install ${originOf(site)}${pythonClientAddress}`
        : `${clone}pip install ./clients/python`,
      typescriptInstall: isServed(typescriptClientAddress)
        ? `npm install ${originOf(site)}${typescriptClientAddress}`
        : `${clone}npm ci && npm run client
npm install ./clients/typescript/${typescriptClientAddress.replace('/clients/', '')}   # in your project`,
    },
  };
}

/** The refreshes that the page shows: their file has them all. */
const maxRefreshes = 20;

/** Returns what has changed in the data, then in the API, the latest first. A refresh writes values of the feed. */
function changes({ changes, dataChanges }: DeveloperInputs): string {
  return `## Changes of the data {#data}

${escapeLinks(entriesOf(dataChanges, maxRefreshes))}

## Changes of the API {#api}

${entriesOf(changes)}`;
}

/** Returns the first entries of a changelog, whose headings are of the second level, one level deeper. */
function entriesOf(changelog: string, count?: number): string {
  const [, ...entries] = changelog.replaceAll(/^##(?=#? )/gm, '$&#').split(/^(?=### )/m);
  return entries.slice(0, count).join('').trimEnd();
}

const fenceNames: Readonly<Record<Recipe['language'], string>> = {
  TypeScript: 'ts',
  Python: 'python',
  SQL: 'sql',
  R: 'r',
  Spreadsheet: 'text',
};

/** Returns the recipes of the documentation, each with what it prints. */
function recipesPage(site: DeveloperSite): Page {
  const recipes = site.recipes.map(
    (recipe) => `## ${escapeMarkdown(recipe.title)} {#${idOf(recipe)}}

${escapeMarkdown(recipe.description)} ${codeSpan(recipe.command)}

${codeBlock(recipe.code.trimEnd(), fenceNames[recipe.language])}

${outputOf(recipe)}`,
  );
  return documentPage(site, 'recipes', { parts: { recipes: recipes.join('\n\n') } });
}

function idOf({ file }: Recipe): string {
  return file.replace(/\.\w+$/, '');
}

function outputOf(recipe: Recipe): string {
  const picture = pictureAddress(recipe);
  return picture === undefined
    ? outputText(recipe.outputText)
    : `![${escapeMarkdown(recipe.title)}](${picture})`;
}
