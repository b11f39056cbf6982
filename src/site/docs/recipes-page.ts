import { translated } from '../components/translated.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { type CodeLanguage, codeBlock, outputBlock } from './code-tabs.ts';
import { pictureAddress, type Recipe } from './recipe.ts';

const fenceNames: Readonly<Record<Recipe['language'], CodeLanguage>> = {
  TypeScript: 'ts',
  Python: 'python',
  SQL: 'sql',
  R: 'r',
  Spreadsheet: 'text',
};

/** Returns the recipes of the documentation, each with what it prints. */
export function recipesPage(site: Site): Page {
  const { t, sources } = site;
  const { recipes: words } = t.docs;
  return {
    route: { page: 'recipes' },
    title: words.title,
    description: words.description,
    content: html`<p>${words.text} <a href="${site.path({ page: 'docs' })}">${t.docs.title}</a></p>
${sources.recipes.map(
  (recipe) => html`<h2 id="${idOf(recipe)}">${translated(site, recipe.title)}</h2>
<p>${translated(site, recipe.description)} <code>${recipe.command}</code></p>
${codeBlock(site, recipe.code, fenceNames[recipe.language])}
${output(site, recipe)}
`,
)}`,
  };
}

function idOf({ file }: Recipe): string {
  return file.replace(/\.\w+$/, '');
}

function output(site: Site, recipe: Recipe): Html {
  const picture = pictureAddress(recipe);
  if (picture === undefined) return outputBlock(site, recipe.outputText);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(recipe.outputText) ?? [];
  return html`<p><img src="${picture}" alt="${site.translate(recipe.title) ?? recipe.title}" width="${width}" height="${height}"></p>`;
}
