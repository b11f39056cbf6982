import { codeBlock } from '../components/code-tabs.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { pictureAddress, type Recipe } from '../recipe.ts';
import type { Site } from '../site.ts';

/** Returns the recipes of the documentation, each with what it prints. */
export function recipesPage(site: Site): Page {
  const { t, sources } = site;
  const { recipes: words } = t.docs;
  return {
    route: { page: 'recipes' },
    title: words.title,
    description: words.description,
    content: html`<p>${words.text} <a href="${site.path({ page: 'docs' })}">${t.docs.title}</a></p>
<nav aria-label="${t.docs.contents}"><ul class="links">${sources.recipes.map((recipe) => html`<li><a href="#${idOf(recipe)}" lang="en">${recipe.title}</a></li>`)}</ul></nav>
${sources.recipes.map(
  (recipe) => html`<h2 id="${idOf(recipe)}" lang="en">${recipe.title}</h2>
<p><span lang="en">${recipe.description}</span> <code>${recipe.command}</code></p>
${codeBlock(recipe.code)}
${printed(recipe, t.docs.output)}
`,
)}`,
  };
}

function idOf({ file }: Recipe): string {
  return file.replace(/\.\w+$/, '');
}

function printed(recipe: Recipe, label: string): Html {
  const picture = pictureAddress(recipe);
  if (picture === undefined)
    return html`<pre class="output" tabindex="0" aria-label="${label}"><code>${recipe.printed}</code></pre>`;
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(recipe.printed) ?? [];
  return html`<p><img src="${picture}" alt="${recipe.title}" width="${width}" height="${height}"></p>`;
}
