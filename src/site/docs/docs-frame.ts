import { keysOf } from '../../records/typed.ts';
import { type Resource, tags } from '../../resources/resource.ts';
import { hasContent, markdownPathOf } from '../addresses.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html, nothing, raw } from '../html.ts';
import type { Route } from '../routes.ts';
import type { Site } from '../site.ts';
import { guidesOf } from './guides.ts';

interface Entry {
  readonly label: string;
  readonly route: Route;
}

/** Returns a page of the documentation in its frame: every page at the side, its own contents, and the pages around it. */
export function inDocsFrame(site: Site, page: Page): Page {
  const { path } = site;
  const groups = docGroups(site);
  const entries = groups.flatMap((group) => group.entries);
  const address = path(page.route);
  const index = entries.findIndex(({ route }) => path(route) === address);
  const heading = page.header ?? html`<h1>${page.title}</h1>`;
  const item = ({ label, route }: Entry) =>
    html`<li><a href="${path(route)}"${path(route) === address ? html` aria-current="page"` : nothing}>${label}</a></li>
`;
  // It has another frame, from which no step leads back.
  const sqlItem = item({ label: 'Ask the data in SQL', route: { page: 'sql' } });
  return {
    ...page,
    header: nothing,
    article: html`${heading}${page.content}`,
    content: html`<div class="docs"><div class="docs-head">${heading}</div>
${contents(page)}<div class="docs-text">${page.content}
<p class="docs-around">${step('←', entries[index - 1], path)}${step('→', entries[index + 1], path)}<a href="${markdownPathOf(site, page.route)}">This page as Markdown</a></p></div>
<nav class="docs-pages" aria-label="Documentation">${groups.map(
      ({
        label,
        entries,
      }) => html`${label === '' ? nothing : html`<h2>${label}</h2>`}<ul>${entries.map(item)}${entries.some(({ route }) => route.page === 'data') ? sqlItem : nothing}</ul>
`,
    )}</nav></div>`,
  };
}

function step(arrow: string, entry: Entry | undefined, path: Site['path']): Html {
  return entry ? html`<a href="${path(entry.route)}">${arrow} ${entry.label}</a> ` : nothing;
}

const dataPages = ['data', 'quality', 'ratings'] as const;

/** Returns the pages of the documentation in order: guides, pages about the data, then the endpoints of each group. */
export function docGroups(site: Site): { label: string; entries: Entry[] }[] {
  const guides = guidesOf(site).map(({ title, route }): Entry => ({ label: title, route }));
  const ofTag = (tag: Resource['tag']): Entry[] =>
    site.resources
      .filter((resource) => resource.tag === tag)
      .map(({ name, path }) => ({ label: path, route: { page: 'endpoint', name } }));
  const aboutData = dataPages
    .filter((page) => hasContent(page, site.tables))
    .map((page) => ({ label: site.label(page), route: { page } }));
  return [
    { label: '', entries: guides },
    { label: 'About the data', entries: aboutData },
    ...keysOf(tags).map((tag) => ({ label: tag, entries: ofTag(tag) })),
  ];
}

/** Returns links to the headings of a page. */
function contents({ content }: Page): Html {
  const headings = [...String(content).matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs)];
  if (headings.length < 2) return nothing;
  // The texts of headings are markup of the page already.
  return html`<nav class="docs-contents" aria-label="On this page"><h2>On this page</h2><ul>${headings.map(([, level, id, text = '']) => html`<li class="level-${level}"><a href="#${id}">${raw(text)}</a></li>`)}</ul></nav>
`;
}
