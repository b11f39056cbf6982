import { type Html, html } from '../html.ts';
import type { Page, PageKind, Recipe, Site } from '../site.ts';
import { type CodeLanguage, codeBlock, outputBlock } from './code-tabs.ts';
import { textPage } from './text-page.ts';

const fenceNames: Readonly<Record<Recipe['language'], CodeLanguage>> = {
  TypeScript: 'ts',
  Python: 'python',
  SQL: 'sql',
  R: 'r',
  Spreadsheet: 'text',
};

export const recipesKind: PageKind = {
  name: 'recipes',
  paths: { en: '/docs/recipes' },
  isDocumentation: true,
  pages: (site) => (site.recipes.length > 0 ? [recipesPage(site)] : []),
};

/** Returns the recipes of the documentation, each with what it prints. */
export function recipesPage(site: Site): Page {
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
