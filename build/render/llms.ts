import { documentLinks } from '../../src/resources/document-links.ts';
import { service } from '../../src/service.ts';
import { markdownPathOf } from '../../src/site/addresses.ts';
import type { DeveloperSite } from '../../src/site/developer-inputs.ts';
import { docGroups } from '../../src/site/docs/docs-frame.ts';
import type { Page } from '../../src/site/site.ts';

/** A page with its text in Markdown. */
export type DocumentPage = Page & { readonly markdown: string };

/** Yields each page of the documentation as Markdown, then their list `llms.txt` (llmstxt.org). */
export function* renderDocuments(
  site: DeveloperSite,
  pages: readonly DocumentPage[],
): Iterable<[path: string, content: string]> {
  const { path, siteUrl = '' } = site;
  const markdownPaths = new Map(pages.map(({ route }) => [path(route), markdownPathOf(site, route)]));
  for (const { route, markdown } of pages) {
    // Links of the text lead to pages; here they lead to their Markdown.
    const text = markdown.replaceAll(
      /(?<=\]\()\/(?!\/)[^)#\s]*/g,
      (target) => siteUrl + (markdownPaths.get(target) ?? target),
    );
    yield [markdownPathOf(site, route), text];
  }
  yield [documentLinks.llms.address, listOf(site, pages)];
}

/** What the API index links that the pages of the documentation are not. */
const otherDocuments = ['files', 'quality', 'ratings', 'release', 'calendars'] as const;

const introduction = [
  'Answers are JSON or CSV, and no key is needed. A value that is not known is null, never 0.',
  'Names are those of the season: join clubs by club_id.',
  '/mcp has the endpoints as tools of the Model Context Protocol.',
].join(' ');

function listOf(site: DeveloperSite, pages: readonly Page[]): string {
  const { path, siteUrl = '', tables } = site;
  const descriptions = new Map(pages.map(({ route, description }) => [path(route), description]));
  const line = (label: string, address: string, text: string | undefined) =>
    `- [${label}](${siteUrl}${address}): ${text}`;
  const groups = docGroups(site).map(({ label, entries }) => [
    `## ${label}`,
    '',
    ...entries.map((entry) =>
      line(entry.label, markdownPathOf(site, entry.route), descriptions.get(path(entry.route))),
    ),
    '',
  ]);
  const others = otherDocuments.map((name) => {
    const { address, description } = documentLinks[name];
    return line(address, address, description);
  });
  return [
    `# ${service.name}`,
    '',
    `> ${tables.league.description}`,
    '',
    introduction,
    '',
    ...groups.flat(),
    '## Optional',
    '',
    line(
      '/openapi.json',
      '/openapi.json',
      'Every endpoint, parameter and field for programs, as OpenAPI 3.1',
    ),
    ...others,
    '',
  ].join('\n');
}
