import type { ErrorAnswer } from '../../records/error.ts';
import { entriesOf, keysOf } from '../../records/typed.ts';
import { addressOf } from '../../resources/discovery.ts';
import { tools } from '../../resources/tools.ts';
import { cached } from '../cached.ts';
import { plainTable } from '../components/plain-table.ts';
import { translated } from '../components/translated.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { docProse } from '../prose/index.ts';
import type { Route } from '../routes.ts';
import type { Site } from '../site.ts';
import { changes } from './changes.ts';
import { clientSamples } from './client-samples.ts';
import { codeBlock, outputBlock } from './code-tabs.ts';
import { errorExamples } from './error-examples.ts';
import { breakable } from './field-table.ts';
import { fieldPages, lettersLabel } from './fields-page.ts';

/** What follows the prose of each guide, in the order of the guides. */
const computedParts = { 'client-packages': () => nothing, errors, models, changelog: changes } as const;

type GuideName = keyof typeof computedParts;

export const guideNames = keysOf(computedParts);

/** Returns a guide of the documentation: its prose, then what the build computes for it. */
export function guidePage(site: Site, name: GuideName): Page {
  const { title, description, text } = proseOf(site)[name];
  return {
    route: { page: name },
    title,
    description,
    trail: [{ label: site.t.nav.docs, route: { page: 'docs' } }],
    content: html`${text}\n${computedParts[name](site)}`,
  };
}

function proseOf(site: Site) {
  return docProse[site.language].guides({
    clients: clientSamples(site),
    code: (text, language) => codeBlock(site, text, language),
  });
}

interface ListedGuide {
  readonly title: string;
  readonly description: string;
  readonly route: Route;
}

/** Returns every page of the documentation that is about no single endpoint, the quick start first. */
export const guidesOf = cached((site: Site): readonly ListedGuide[] => {
  const { t, sources } = site;
  const { dictionary, recipes } = t.docs;
  const prose = proseOf(site);
  return [
    { title: t.docs.quickStart, description: t.docs.description, route: { page: 'docs' } },
    ...guideNames.map((page) => ({ ...prose[page], route: { page } })),
    ...(sources.recipes.length > 0 ? [{ ...recipes, route: { page: 'recipes' } } as const] : []),
    ...fieldPages.map((letters) => ({
      title: `${dictionary.title}, ${lettersLabel(letters)}`,
      description: dictionary.description,
      route: { page: 'fields', letters } as const,
    })),
  ];
});

/** Returns each error with a request, the body of its answer and what to do. */
function errors(site: Site): Html {
  const { t, currentSeason } = site;
  return html`${entriesOf(errorExamples(currentSeason)).map(
    ([code, { request, answer }]) => html`<h2 id="${code}"><code>${breakable(code)}</code></h2>
<p>${answer.status} ${answer.error}. ${t.docs.errors[code]}</p>
${codeBlock(site, request)}
${outputBlock(site, JSON.stringify(answer satisfies ErrorAnswer, null, 2), 'json')}
`,
  )}`;
}

/** Returns the tools of models, and questions with their answers where the recipes have them. */
function models(site: Site): Html {
  const { t, path, sources } = site;
  const questions = sources.recipes.find(({ file }) => file === 'questions.ts');
  return html`<h2 id="tools">${t.docs.tools}</h2>
${plainTable({
  caption: t.docs.tools,
  headings: [t.docs.tool, t.docs.meaning, t.docs.endpoint],
  rows: tools.map(({ name, description, resource }) => [
    html`<code>${name}</code>`,
    translated(site, description),
    html`<a href="${path({ page: 'endpoint', name: resource.name })}"><code>${addressOf(resource.path)}</code></a>`,
  ]),
})}
${
  questions === undefined
    ? nothing
    : html`<h2 id="questions">${translated(site, questions.title)}</h2>
<p>${translated(site, questions.description)} <a href="${path({ page: 'recipes' })}#questions">${t.docs.recipes.title}</a></p>
${outputBlock(site, questions.outputText)}`
}`;
}
