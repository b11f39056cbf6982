import { keysOf } from '../../records/typed.ts';
import { type Resource, tags } from '../../resources/resource.ts';
import { type Addresses, markdownPathOf } from '../addresses.ts';
import type { DeveloperInputs, DeveloperSite } from '../developer-inputs.ts';
import { type Html, html, nothing, raw } from '../html.ts';
import { hasContent, type Route } from '../page-kinds.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { guidesOf } from './guides.ts';
import { headingsOf } from './text-page.ts';

interface Entry {
  readonly label: string;
  readonly route: Route;
  /** A part of the page, as `#limits`. */
  readonly anchor?: string;
}

/** Returns a page of the documentation in its frame: every page at the side, its own contents, and the pages around it. */
export function inDocsFrame(site: DeveloperSite, page: Page): Page {
  const { path } = site;
  const groups = docGroups(site);
  const entries = groups.flatMap((group) => group.entries);
  const address = path(page.route);
  const index = entries.findIndex(({ route }) => path(route) === address);
  const heading = page.header ?? html`<h1>${page.title}</h1>`;
  const item = ({ label, route, anchor = '' }: Entry) =>
    html`<li><a href="${path(route)}${anchor}"${path(route) === address && anchor === '' ? html` aria-current="page"` : nothing}>${label}</a></li>
`;
  const list = (label: string, items: readonly Entry[]) => html`<h2>${label}</h2><ul>${items.map(item)}</ul>
`;
  const around = [step('←', entries[index - 1], path), step('→', entries[index + 1], path)];
  return {
    ...page,
    header: nothing,
    content: html`<div class="docs"><div class="docs-head">${heading}</div>
${contents(page)}<div class="docs-text">${page.content}
<p class="docs-around">${around}<a href="${markdownPathOf(site, page.route)}">This page as Markdown</a></p></div>
<nav class="docs-pages" aria-label="Documentation">
${list('What you can do', jobsOf(site))}${groups.map(({ label, entries }) => list(label, entries))}</nav></div>`,
  };
}

/** Returns what readers need most: the parts of the front page before the endpoints. */
function jobsOf(site: Words & DeveloperInputs): Entry[] {
  const headings = headingsOf(site, 'docs');
  const end = headings.findIndex(({ id }) => id === 'endpoints');
  return headings
    .slice(0, end)
    .map(({ id, text }) => ({ label: text, route: { page: 'docs' }, anchor: `#${id}` }));
}

function step(arrow: string, entry: Entry | undefined, path: Addresses['path']): Html {
  return entry ? html`<a href="${path(entry.route)}">${arrow} ${entry.label}</a> ` : nothing;
}

const dataPages = ['data', 'quality', 'ratings'] as const;

/** Returns the pages of the documentation in order: guides, pages about the data, then the endpoints of each group. */
export function docGroups(site: DeveloperSite): { label: string; entries: Entry[] }[] {
  const guides = guidesOf(site).map(({ title, route }): Entry => ({ label: title, route }));
  const ofTag = (tag: Resource['tag']): Entry[] =>
    site.resources
      .filter((resource) => resource.tag === tag)
      .map(({ name, path }) => ({ label: path, route: { page: 'endpoint', name } }));
  const aboutData = dataPages
    .filter((page) => hasContent(page, site.tables))
    .map((page) => ({ label: site.label(page), route: { page } }));
  return [
    { label: 'Guides', entries: guides },
    { label: 'About the data', entries: aboutData },
    ...keysOf(tags).map((tag) => ({ label: tag, entries: ofTag(tag) })),
  ];
}

/** Returns links to the headings of a page. */
function contents({ content }: Page): Html {
  const headings = [...String(content).matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs)];
  if (headings.length < 2) return nothing;
  // The texts of headings are markup of the page already.
  const items = headings.map(
    ([, level, id, text = '']) => html`<li class="level-${level}"><a href="#${id}">${raw(text)}</a></li>`,
  );
  return html`<nav class="docs-contents" aria-label="On this page"><h2>On this page</h2><ul>${items}</ul></nav>
`;
}
